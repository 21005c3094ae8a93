import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { JobsBadge } from './index.ts';
import { jobsBadgeStates } from './JobsBadge.spec.tsx';

const meta = {
  title: 'Components/JobsBadge',
  component: JobsBadge,
  args: { ...shown(jobsBadgeStates.running), onPress: fn() },
} satisfies Meta<typeof JobsBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its name says the count in words. */
export const Running: Story = {
  play: asWritten(async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Background Jobs: 2 jobs running' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Running);

export const One: Story = {
  args: shown(jobsBadgeStates.one),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Background Jobs: 1 job running' })).toBeVisible();
  },
};

export const Many: Story = { args: shown(jobsBadgeStates.many) };

export const None: Story = {
  args: shown(jobsBadgeStates.none),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Background Jobs' })).toBeVisible();
  },
};

export const Matrix: Story = sheetOf(JobsBadge, jobsBadgeStates);
