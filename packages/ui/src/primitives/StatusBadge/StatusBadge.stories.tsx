import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { type Status, StatusBadge } from './index.ts';

const meta = {
  title: 'Primitives/StatusBadge',
  component: StatusBadge,
  args: { status: 'running' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByText('Running')).toHaveAttribute('data-status', 'running');
  }),
};

export const Playground: Story = playgroundOf(Running);

const statuses: Status[] = ['queued', 'running', 'completed', 'failed', 'cancelled'];

/** By colour, by icon and in words: two of the three are enough. */
export const Matrix: Story = sheetOf(
  StatusBadge,
  Object.fromEntries(statuses.map((status) => [status, { status }])),
);
