import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { ReAuthButton } from './index.ts';
import { reAuthStates } from './ReAuthButton.spec.tsx';

const meta = {
  title: 'Components/ReAuthButton',
  component: ReAuthButton,
  args: { ...shown(reAuthStates.ready), onPress: fn() },
} satisfies Meta<typeof ReAuthButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Another link to the address that is known already. */
export const Ready: Story = {
  play: asWritten(async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Email me a new sign-in link' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Ready);

export const Pending: Story = {
  args: shown(reAuthStates.pending),
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** One link a minute. */
export const Waiting: Story = {
  args: shown(reAuthStates.waiting),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send another link in 42 seconds' })).toBeDisabled();
  },
};

export const Primary: Story = { args: shown(reAuthStates.primary) };

export const Spanish: Story = { decorators: [inSpanish], args: shown(reAuthStates.lastSecond) };

export const Matrix: Story = sheetOf(ReAuthButton, reAuthStates);
