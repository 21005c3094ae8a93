import { checkExchange } from '@mirror-studio/domain/economy';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../../fixtures/press.ts';
import { inSpanish } from '../../fixtures/spanish.tsx';
import { ExchangeDialog, type ExchangeDialogProps } from './index.ts';

/** Holds what is typed, and names a rule once Enter was pressed, as a form does. */
function Held({ onSubmit, onValueChange, onStep, ...props }: ExchangeDialogProps) {
  const [value, setValue] = useState(props.value);
  const [wasSent, setSent] = useState(false);
  const check = checkExchange(value, props.availableCoins);
  return (
    <ExchangeDialog
      {...props}
      problem={props.problem ?? (wasSent && !check.ok ? check.reason : undefined)}
      value={value}
      onValueChange={(typed) => {
        setValue(typed);
        onValueChange(typed);
      }}
      onStep={(coins) => {
        setValue(String((Number(value) || 0) + coins));
        onStep(coins);
      }}
      onSubmit={() => {
        setSent(true);
        onSubmit();
      }}
    />
  );
}

const meta = {
  title: 'Components/ExchangeDialog',
  component: ExchangeDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    availableCoins: 1240,
    value: '420',
    onValueChange: fn(),
    onStep: fn(),
    onSubmit: fn(),
  },
  render: (args) => (
    <main style={{ minBlockSize: 640 }}>
      <Held {...args} />
    </main>
  ),
  // A story without its own play is photographed when the layer has arrived, not on its way.
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof ExchangeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const layer = await screen.findByRole('dialog');
  await waitFor(() => expect(layer).toBeVisible());
  return within(layer);
};
const refuses =
  (message: string): NonNullable<Story['play']> =>
  async ({ args }) => {
    const inside = await dialog();
    await press(inside.getByRole('textbox', { name: 'Coins' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(inside.getByText(message)).toBeVisible();
    await expect(inside.getByRole('textbox', { name: 'Coins' })).toHaveValue(args.value);
    await expect(inside.getByRole('button', { name: 'Exchange coins' })).toBeDisabled();
  };

/** Nothing typed: nothing is wrong yet, and nothing can be confirmed. */
export const Untouched: Story = {
  args: { value: '' },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByText('0 Credits')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Exchange coins' })).toBeDisabled();
    await expect(inside.getByRole('button', { name: 'Buy More Coins (Coming Soon)' })).toBeDisabled();
    await waitFor(() => expect(inside.getByRole('textbox')).toHaveFocus());
  },
};

/** What it gives is said while it is typed. */
export const Valid: Story = {
  play: async ({ args }) => {
    const inside = await dialog();
    await expect(inside.getByText('42 Credits')).toBeVisible();
    await expect(inside.getByText('820')).toBeVisible();
    await press(inside.getByRole('button', { name: 'Exchange 420 coins' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** 'Credit' when it is exactly one. */
export const OneCredit: Story = {
  args: { value: '10' },
  play: async () => {
    await expect((await dialog()).getByText('1 Credit')).toBeVisible();
  },
};

/** Credits are rounded down, and the coins that make none are named. */
export const Remainder: Story = { args: { value: '427' } };

export const BelowMinimum: Story = { args: { value: '9' }, play: refuses('Minimum exchange is 10 coins') };

export const AboveBalance: Story = { args: { value: '2000' }, play: refuses("You don't have enough coins") };

/** Not whole. What was typed stays. */
export const Fraction: Story = {
  args: { value: '10.5' },
  play: refuses('Please enter a valid number of coins'),
};

export const BelowZero: Story = {
  args: { value: '-1' },
  play: refuses('Please enter a valid number of coins'),
};

export const NotANumber: Story = {
  args: { value: 'abc' },
  play: refuses('Please enter a valid number of coins'),
};

/** The steps are ten coins: one credit. */
export const Steps: Story = {
  args: { value: '420' },
  play: async ({ args }) => {
    const inside = await dialog();
    await press(inside.getByRole('button', { name: 'Increase' }));
    await expect(args.onStep).toHaveBeenLastCalledWith(10);
    await expect(inside.getByRole('textbox')).toHaveValue('430');
    await press(inside.getByRole('button', { name: 'Decrease' }));
    await expect(inside.getByRole('textbox')).toHaveValue('420');
  },
};

/** On its way: nothing can be changed, and Enter sends nothing twice. */
export const Pending: Story = { args: { isPending: true } };

/** The server said no; the amount stays as it was typed. */
export const Refused: Story = {
  args: { serverMessage: 'Your balance changed meanwhile. Check the amount and try again.' },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent('Your balance changed meanwhile');
  },
};

/** The answer got lost: the same question can be asked again, and moves value once. */
export const OutcomeUnknown: Story = {
  args: {
    isOutcomeUnknown: true,
    serverMessage: 'Unable to connect to the server. Please check your internet connection.',
  },
};

export const NoCoins: Story = { args: { availableCoins: 0, value: '' } };

export const ElevenDigits: Story = { args: { availableCoins: 98_765_432_109, value: '98765432109' } };

/** Everything that was pasted is kept, and nothing overflows. */
export const LongNonsense: Story = {
  args: { value: 'forty-two coins, please, or as many as you have'.repeat(4), problem: 'invalidAmount' },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish], args: { value: '427' } };

/** Enter sends, Escape leaves. */
export const Keyboard: Story = {
  args: { value: '' },
  play: async ({ args }) => {
    const inside = await dialog();
    await waitFor(() => expect(inside.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('420{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
