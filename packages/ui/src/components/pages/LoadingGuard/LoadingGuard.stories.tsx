import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingGuard } from './index.ts';

const meta = {
  title: 'Components/LoadingGuard',
  component: LoadingGuard,
  parameters: { layout: 'fullscreen' },
  args: { state: 'loading', children: <h1>The page</h1> },
} satisfies Meta<typeof LoadingGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Checking your session' })).toBeVisible();
  },
};

export const Allowed: Story = { args: { state: 'allowed' } };

/** Nothing at all, until the guard has led away. */
export const Refused: Story = {
  args: { state: 'refused' },
  parameters: { photograph: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
