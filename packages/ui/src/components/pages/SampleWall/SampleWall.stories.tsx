import { samples } from '@mirror-studio/domain/samples';
import { samples as texts } from '@mirror-studio/domain/texts/en/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { fromStories, windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { missingPicture } from '../../../testing/fixtures/pictures.ts';
import { samplePictures } from '../../../testing/fixtures/samples.ts';
import { PublicPage } from '../PublicPage/index.ts';
import { SampleWall } from './index.ts';

const meta = {
  title: 'Components/SampleWall',
  component: SampleWall,
  parameters: { layout: 'fullscreen' },
  args: { samples: samplePictures, hrefOf: (id) => `#${id}`, onIntent: fn() },
  render: (args) => (
    <PublicPage
      title={texts.title}
      lead={texts.lead.replace('{{count, number}}', String(args.samples.length))}
      homeHref="#home"
      layout="wall"
    >
      <SampleWall {...args} />
    </PublicPage>
  ),
} satisfies Meta<typeof SampleWall>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every picture is a link whose name is its style and its words; these are seen when it has the focus. */
export const Full: Story = {
  play: asWritten(async ({ args, canvas }) => {
    const list = within(canvas.getByRole('list', { name: texts.wall }));
    await expect(list.getAllByRole('link')).toHaveLength(samples.length);
    const last = canvas.getByRole('link', { name: RegExp(samples[2]?.prompt.slice(0, 24) ?? '') });
    last.focus();
    await expect(args.onIntent).toHaveBeenCalled();
    await expect(last).toHaveAttribute('href', `#${samples[2]?.id}`);
  }),
};

export const Playground: Story = playgroundOf(Full);

export const Few: Story = { args: { samples: samplePictures.slice(0, 3) } };

/** The places stay when no picture comes. */
export const PicturesMissing: Story = {
  args: { samples: samplePictures.slice(0, 6).map((sample) => ({ ...sample, src: missingPicture })) },
};

export const AtTabletWidth: Story = { globals: { viewport: { value: 'tablet' } } };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(SampleWall, fromStories(meta.args, { Full, Few, PicturesMissing }), 1);
