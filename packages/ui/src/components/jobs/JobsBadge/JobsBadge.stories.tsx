import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press } from '../../fixtures/press.ts';
import { JobsBadge } from './index.ts';

const meta = {
  title: 'Components/JobsBadge',
  component: JobsBadge,
  args: { running: 2, onPress: fn(), keys: ['Ctrl', 'J'] },
} satisfies Meta<typeof JobsBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its name says the count in words. */
export const Running: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Background Jobs: 2 jobs running' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const One: Story = {
  args: { running: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Background Jobs: 1 job running' })).toBeVisible();
  },
};

export const Many: Story = { args: { running: 12 } };

export const None: Story = {
  args: { running: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Background Jobs' })).toBeVisible();
  },
};
