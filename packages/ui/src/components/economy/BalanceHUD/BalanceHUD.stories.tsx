import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { balanceStates } from './BalanceHUD.spec.tsx';
import { BalanceHUD } from './index.ts';

const meta = {
  title: 'Components/BalanceHUD',
  component: BalanceHUD,
  args: { ...shown(balanceStates.known), onPurchase: fn(), onExchange: fn() },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', inlineSize: 'min(24rem, 100%)' }}>
      <BalanceHUD {...args} />
    </div>
  ),
} satisfies Meta<typeof BalanceHUD>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await press(canvas.getByRole('button', { name: /^Balance/ }));
  const overlay = await screen.findByRole('dialog', { name: 'Balance' });
  await waitFor(() => expect(overlay).toBeVisible());
};

/** Always in the header. Its name says both figures. */
export const Closed: Story = {
  play: asWritten(async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Balance: 1,240 Mirror Coins, 86 Usage Credits' }),
    ).toBeVisible();
  }),
};

export const Playground: Story = playgroundOf(Closed);

export const Open: Story = {
  play: async (context) => {
    await open(context);
    await expect(screen.getByText('10 Coins = 1 Credit')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Purchase Coins' })).toBeEnabled();
    await expect(screen.getByRole('button', { name: 'Exchange Coins' })).toBeEnabled();
  },
};

/** Nothing is known yet. */
export const Loading: Story = {
  args: shown(balanceStates.loading),
  play: async (context) => {
    await expect(context.canvas.getByText('Loading...')).toBeVisible();
    await open(context);
  },
};

/** No coins, nothing to exchange. */
export const Empty: Story = {
  args: shown(balanceStates.empty),
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('button', { name: 'Exchange Coins' })).toBeDisabled();
  },
};

/** A missing figure counts as 0. */
export const Missing: Story = {
  args: shown(balanceStates.missing),
  play: async (context) => {
    await expect(
      context.canvas.getByRole('button', { name: 'Balance: 0 Mirror Coins, 0 Usage Credits' }),
    ).toBeVisible();
    await open(context);
    await expect(screen.getByRole('button', { name: 'Exchange Coins' })).toBeDisabled();
  },
};

/** It could not be read again; what was known stays. */
export const Failed: Story = {
  args: shown(balanceStates.failed),
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('alert')).toHaveTextContent('Your balance could not be read.');
  },
};

export const ElevenDigits: Story = { args: shown(balanceStates.elevenDigits), play: open };

/** The ways on stand below. A link that is followed closes the popover. */
export const Linked: Story = {
  args: shown(balanceStates.linked),
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('link', { name: 'Credits Ledger' })).toHaveAttribute(
      'href',
      '/dashboard/credits',
    );
  },
};

export const Negative: Story = { args: shown(balanceStates.negative), play: open };

/** On a phone the pill shows the coins; the popover has both. */
export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } }, play: open };

export const Spanish: Story = {
  decorators: [inSpanish],
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
};

/** Enter opens, Tab goes on to the buttons, Escape closes and gives the focus back. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const pill = canvas.getByRole('button', { name: /^Balance/ });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const exchange = await screen.findByRole('button', { name: 'Exchange Coins' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(exchange).not.toBeInTheDocument());
    await waitFor(() => expect(pill).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await press(await screen.findByRole('button', { name: 'Exchange Coins' }));
    await expect(args.onExchange).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Matrix: Story = sheetOf(BalanceHUD, balanceStates);
