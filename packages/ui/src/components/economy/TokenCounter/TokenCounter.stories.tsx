import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { TokenCounter } from './index.ts';
import { tokenCounterStates } from './TokenCounter.spec.tsx';

const meta = {
  title: 'Components/TokenCounter',
  component: TokenCounter,
  args: { ...shown(tokenCounterStates.known), onPress: fn() },
} satisfies Meta<typeof TokenCounter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: asWritten(async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Open the token wallet: 1,240 tokens' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Default);

/** Until the balance arrives. */
export const Loading: Story = {
  args: shown(tokenCounterStates.loading),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open the token wallet: Loading' })).toBeVisible();
  },
};

export const Empty: Story = { args: shown(tokenCounterStates.none) };

export const ElevenDigits: Story = { args: shown(tokenCounterStates.elevenDigits) };

export const Negative: Story = { args: shown(tokenCounterStates.negative) };

export const Matrix: Story = sheetOf(TokenCounter, tokenCounterStates);
