import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageSkeleton } from './index.ts';

const meta = {
  title: 'Components/PageSkeleton',
  component: PageSkeleton,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
};

export const Minimal: Story = {
  args: { variant: 'minimal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading...' })).toBeVisible();
  },
};

/** Six cards. */
export const Gallery: Story = { args: { variant: 'gallery' } };

export const Dashboard: Story = { args: { variant: 'dashboard' } };

export const GalleryAtSmallWidth: Story = {
  args: { variant: 'gallery' },
  globals: { viewport: { value: 'small' } },
};
