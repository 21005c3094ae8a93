import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press } from '../../fixtures/press.ts';
import { inSpanish } from '../../fixtures/spanish.tsx';
import { ReAuthButton } from './index.ts';

const meta = {
  title: 'Components/ReAuthButton',
  component: ReAuthButton,
  args: { onPress: fn() },
} satisfies Meta<typeof ReAuthButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Another link to the address that is known already. */
export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Email me a new sign-in link' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** One link a minute. */
export const Waiting: Story = {
  args: { secondsLeft: 42 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send another link in 42 seconds' })).toBeDisabled();
  },
};

export const Primary: Story = { args: { variant: 'primary', isFullWidth: true } };

export const Spanish: Story = { decorators: [inSpanish], args: { secondsLeft: 1 } };
