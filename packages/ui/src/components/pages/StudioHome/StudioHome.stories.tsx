import { pathOf } from '@mirror-studio/domain/access';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { fromStories, windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { galleryItems } from '../../../testing/fixtures/index.ts';
import { StudioHome } from './index.ts';

const meta = {
  title: 'Components/StudioHome',
  component: StudioHome,
  parameters: { layout: 'fullscreen' },
  args: {
    photoShootHref: pathOf('photoShoot'),
    galleryHref: pathOf('gallery'),
    onJobs: fn(),
    recent: galleryItems.slice(0, 6),
  },
} satisfies Meta<typeof StudioHome>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was made last, and the doors that open. */
export const Default: Story = {
  play: asWritten(async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Begin a shoot' })).toHaveAttribute(
      'href',
      pathOf('photoShoot'),
    );
    await press(canvas.getByRole('button', { name: 'See what is developing' }));
    await expect(args.onJobs).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Default);

/** Nothing was made yet. */
export const FirstVisit: Story = { args: { recent: [] } };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Matrix: Story = windowsOf(StudioHome, fromStories(meta.args, { Default, FirstVisit }), 1);
