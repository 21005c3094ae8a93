import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press } from '../../fixtures/press.ts';
import { TokenCounter } from './index.ts';

const meta = {
  title: 'Components/TokenCounter',
  component: TokenCounter,
  args: { tokens: 1240, onPress: fn() },
} satisfies Meta<typeof TokenCounter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Open the token wallet: 1,240 tokens' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** Until the balance arrives. */
export const Loading: Story = {
  args: { tokens: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open the token wallet: Loading' })).toBeVisible();
  },
};

export const Empty: Story = { args: { tokens: 0 } };

export const ElevenDigits: Story = { args: { tokens: 98_765_432_109 } };
