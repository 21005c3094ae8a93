import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { PageSkeleton } from './index.ts';
import { skeletonStates } from './PageSkeleton.spec.tsx';

const meta = {
  title: 'Components/PageSkeleton',
  component: PageSkeleton,
  parameters: { layout: 'fullscreen' },
  args: shown(skeletonStates.default),
} satisfies Meta<typeof PageSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
  }),
};

export const Playground: Story = playgroundOf(Default);

export const Minimal: Story = {
  args: shown(skeletonStates.minimal),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading...' })).toBeVisible();
  },
};

/** Six cards. */
export const Gallery: Story = { args: shown(skeletonStates.gallery) };

export const Dashboard: Story = { args: shown(skeletonStates.dashboard) };

export const GalleryAtSmallWidth: Story = {
  args: shown(skeletonStates.gallery),
  globals: { viewport: { value: 'small' } },
};

export const Matrix: Story = windowsOf(PageSkeleton, skeletonStates, 1);
