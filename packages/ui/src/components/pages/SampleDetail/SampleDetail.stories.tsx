import { samples as texts } from '@mirror-studio/domain/texts/en/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { SampleDetail } from './index.ts';
import { sampleDetailStates } from './SampleDetail.spec.tsx';

const dialog = async () => {
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};

const meta = {
  title: 'Components/SampleDetail',
  component: SampleDetail,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(sampleDetailStates.first), onOpenChange: fn() },
  render: (args) => (
    <main style={{ minBlockSize: 600 }}>
      <SampleDetail {...args} />
    </main>
  ),
  // A story without its own play is captured when the overlay has arrived, not on its way.
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof SampleDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The words, what else was set, and where they can be tried. */
export const First: Story = {
  play: asWritten(async ({ args }) => {
    const inside = await dialog();
    await expect(inside.getByText(args.sample.prompt)).toBeVisible();
    await expect(inside.getByRole('link', { name: texts.try })).toHaveAttribute('href', '#try');
    await expect(inside.queryByRole('link', { name: texts.previous })).toBeNull();
  }),
};

export const Playground: Story = playgroundOf(First);

export const Between: Story = { args: shown(sampleDetailStates.between) };

/** Markup is text, a word without end breaks, and a picture that does not come keeps its place. */
export const Strange: Story = { args: shown(sampleDetailStates.strange) };

export const AtSmallWidth: Story = {
  args: shown(sampleDetailStates.between),
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(SampleDetail, sampleDetailStates);
