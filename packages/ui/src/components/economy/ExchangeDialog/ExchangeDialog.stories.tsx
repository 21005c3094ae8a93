import { readExchangeAmount } from '@mirror-studio/domain/economy';
import { exchange } from '@mirror-studio/domain/texts/en/exchange';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Opener } from '../../../../test/behavior/Opener.tsx';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { withTouchScreen } from '../../../../test/stories/touchScreen.ts';
import { useTextLocale } from '../../../i18n/useTexts.ts';
import type { OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { exchangeStates } from './ExchangeDialog.spec.tsx';
import { ExchangeDialog, type ExchangeDialogProps } from './index.ts';

/** Names a rule once Enter was pressed, as a form does; the dialog holds what is typed, and steps it. */
function ExchangeForm({ value: first = '', onSubmit, onValueChange, ...props }: ExchangeDialogProps) {
  const [value, setValue] = useState(first);
  const [wasSent, setSent] = useState(false);
  const { refusal } = readExchangeAmount(value, props.availableCoins, useTextLocale());
  return (
    <ExchangeDialog
      {...props}
      problem={props.problem ?? ((wasSent && refusal) || undefined)}
      value={value}
      onValueChange={(typed) => {
        setValue(typed);
        onValueChange?.(typed);
      }}
      onSubmit={(sent) => {
        setSent(true);
        onSubmit(sent);
      }}
    />
  );
}

const meta = {
  title: 'Components/ExchangeDialog',
  component: ExchangeDialog,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(exchangeStates.valid), onOpenChange: fn(), onValueChange: fn(), onSubmit: fn() },
  render: (args) => (
    <main style={{ minBlockSize: 640 }}>
      <ExchangeForm {...args} />
    </main>
  ),
  // A story without its own play is captured when the overlay has arrived, not on its way.
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof ExchangeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};
const refuses =
  (message: string): NonNullable<Story['play']> =>
  async ({ args }) => {
    const inside = await dialog();
    const field = inside.getByRole('spinbutton', { name: 'Coins' });
    await press(field);
    // It takes what is composed, and sends nothing.
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(inside.getByText(message)).toBeVisible();
    await expect(inside.getByRole('spinbutton', { name: 'Coins' })).toHaveValue(args.value);
    await expect(inside.getByRole('button', { name: 'Exchange coins' })).toBeDisabled();
  };

/** Nothing typed: nothing is wrong yet, and nothing can be confirmed. */
export const Untouched: Story = {
  args: shown(exchangeStates.untouched),
  play: asWritten(async () => {
    const inside = await dialog();
    await expect(inside.getByText('0 Credits')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Exchange coins' })).toBeDisabled();
    await expect(inside.getByRole('button', { name: 'Buy More Coins (Coming Soon)' })).toBeDisabled();
    await waitFor(() => expect(inside.getByRole('spinbutton')).toHaveFocus());
  }),
};

export const Playground: Story = playgroundOf(Untouched);

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
  args: shown(exchangeStates.oneCredit),
  play: async () => {
    await expect((await dialog()).getByText('1 Credit')).toBeVisible();
  },
};

/** Credits are rounded down, and the coins that make none are named. */
export const Remainder: Story = { args: shown(exchangeStates.remainder) };

export const BelowMinimum: Story = {
  args: shown(exchangeStates.belowMinimum),
  play: refuses('Minimum exchange is 10 coins'),
};

export const AboveBalance: Story = {
  args: shown(exchangeStates.aboveBalance),
  play: refuses("You don't have enough coins"),
};

/** Not whole. What was typed stays. */
export const Fraction: Story = {
  args: shown(exchangeStates.fraction),
  play: refuses('Please enter a valid number of coins'),
};

export const BelowZero: Story = {
  args: shown(exchangeStates.belowZero),
  play: refuses('Please enter a valid number of coins'),
};

export const NotANumber: Story = {
  args: shown(exchangeStates.invalidAmount),
  play: refuses('Please enter a valid number of coins'),
};

/** The steps are ten coins: one credit. */
export const Steps: Story = {
  play: async () => {
    const inside = await dialog();
    await press(inside.getByRole('button', { name: 'Increase' }));
    await expect(inside.getByRole('spinbutton')).toHaveValue('430');
    await press(inside.getByRole('button', { name: 'Decrease' }));
    await expect(inside.getByRole('spinbutton')).toHaveValue('420');
  },
};

/** A step ends at the minimum and at the balance, never beyond. */
export const StepsWithinRange: Story = {
  args: shown(exchangeStates.fewSteps),
  parameters: { visual: { skip: true } },
  play: async () => {
    const inside = await dialog();
    const field = inside.getByRole('spinbutton');
    await press(inside.getByRole('button', { name: 'Decrease' }));
    await expect(field).toHaveValue('10');
    await press(field);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveValue('10');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('25');
  },
};

/** A parent that steps is told by how many coins, and decides itself what becomes of the amount. */
export const SteppedByParent: Story = {
  args: { onStep: fn() },
  parameters: { visual: { skip: true } },
  play: async ({ args }) => {
    const field = (await dialog()).getByRole('spinbutton');
    await press(field);
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}{PageDown}');
    await expect(args.onStep).toHaveBeenNthCalledWith(1, 10);
    await expect(args.onStep).toHaveBeenNthCalledWith(2, -10);
    await expect(args.onStep).toHaveBeenNthCalledWith(3, 100);
    await expect(args.onStep).toHaveBeenNthCalledWith(4, -100);
    await expect(field).toHaveValue('420');
  },
};

/** A number field to assistive technology: its range, its value, and keys that step. Nothing that is typed is lost. */
export const NumberFieldSemantics: Story = {
  args: shown(exchangeStates.untouched),
  parameters: { visual: { skip: true } },
  play: async ({ args }) => {
    const field = (await dialog()).getByRole('spinbutton', { name: 'Coins' });
    await expect(field).toHaveAttribute('aria-valuemin', '10');
    await expect(field).toHaveAttribute('aria-valuemax', String(args.availableCoins));
    await expect(field).not.toHaveAttribute('aria-valuenow');
    await press(field);
    await userEvent.keyboard('1,000');
    await expect(field).toHaveValue('1,000');
    await expect(field).toHaveAttribute('aria-valuenow', '1000');
    await expect((await dialog()).getByText('100 Credits')).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('1010');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveValue('1000');
    await userEvent.keyboard('{PageUp}');
    await expect(field).toHaveValue('1100');
    await userEvent.clear(field);
    await userEvent.keyboard('abc');
    await expect(field).toHaveValue('abc');
    await expect(field).toHaveAttribute('aria-valuetext', 'abc');
    await expect(field).not.toHaveAttribute('aria-valuenow');
  },
};

/** A thousand in one language and one in another: it says so, and stays as typed. */
export const Ambiguous: Story = {
  args: shown(exchangeStates.ambiguousAmount),
  play: refuses(exchange.ambiguousAmountDescription),
};

/** On its way: nothing can be changed, and Enter sends nothing twice. */
export const Pending: Story = { args: shown(exchangeStates.pending) };

/** The server said no; the amount stays as it was typed. */
export const Refused: Story = {
  args: shown(exchangeStates.refused),
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent('Your balance changed meanwhile');
  },
};

/** The answer got lost: the same question can be asked again, and moves value once. */
export const OutcomeUnknown: Story = {
  args: shown(exchangeStates.outcomeUnknown),
};

export const NoCoins: Story = { args: shown(exchangeStates.noCoins) };

/** Coins that make no credit: the field has no range, does not step, and says from the start what is the least. */
export const FewCoins: Story = {
  args: shown(exchangeStates.fewCoins),
  parameters: { visual: { skip: true } },
  play: async () => {
    const inside = await dialog();
    const field = inside.getByRole('spinbutton', { name: 'Coins' });
    await expect(field).toHaveAccessibleDescription(exchange.belowMinimumDescription);
    await expect(field).not.toHaveAttribute('aria-valuemax');
    await expect(inside.getByRole('button', { name: 'Increase' })).toBeDisabled();
    await press(field);
    await userEvent.keyboard('5{ArrowUp}');
    await expect(field).toHaveValue('5');
  },
};

export const ElevenDigits: Story = { args: shown(exchangeStates.elevenDigits) };

/** Everything that was pasted is kept, and nothing overflows. */
export const LongNonsense: Story = {
  args: shown(exchangeStates.longNonsense),
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish], args: shown(exchangeStates.remainder) };

/** Enter sends, Escape leaves. */
export const Keyboard: Story = {
  args: shown(exchangeStates.untouched),
  play: async ({ args }) => {
    const inside = await dialog();
    await waitFor(() => expect(inside.getByRole('spinbutton')).toHaveFocus());
    await userEvent.keyboard('420{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Matrix: Story = windowsOf(ExchangeDialog, exchangeStates);

const Exchange = (overlay: OverlayProps) => (
  <ExchangeDialog availableCoins={420} onSubmit={() => undefined} {...overlay} />
);

/** On a touch screen it is seen before the amount has the focus: React Aria holds one back whose field has it already. */
export const OnTouchScreen: Story = {
  parameters: { visual: { skip: true } },
  render: () => <Opener name="Exchange Coins" Overlay={Exchange} />,
  beforeEach: withTouchScreen,
  play: async ({ canvas }) => {
    const opacities: (string | undefined)[] = [];
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement)) return;
      // What is held back is hidden by inline styles of its surface.
      opacities.push(target.closest<HTMLElement>('[role="dialog"]')?.parentElement?.style.opacity);
    };
    document.addEventListener('focusin', note);
    try {
      // By pointer: after the click of a screen reader React Aria moves the focus later anyway.
      await userEvent.click(canvas.getByRole('button', { name: 'Exchange Coins' }));
      await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Coins' })).toHaveFocus());
    } finally {
      document.removeEventListener('focusin', note);
    }
    await expect(opacities).toEqual(['']);
  },
};
