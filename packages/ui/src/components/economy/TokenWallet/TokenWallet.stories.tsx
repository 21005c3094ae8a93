import { customAmountLimits, walletLimits } from '@mirror-studio/domain/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ledgerEntries, manyEntries } from '../../fixtures/index.ts';
import { press } from '../../fixtures/press.ts';
import { inSpanish } from '../../fixtures/spanish.tsx';
import { TokenWallet, type TokenWalletProps } from './index.ts';

function Held(props: TokenWalletProps) {
  const [amountCents, setAmount] = useState(props.amountCents);
  return (
    <main style={{ minBlockSize: 900 }}>
      <TokenWallet
        {...props}
        amountCents={amountCents}
        onAmountChange={(cents) => {
          setAmount(cents);
          props.onAmountChange(cents);
        }}
      />
    </main>
  );
}

const meta = {
  title: 'Components/TokenWallet',
  component: TokenWallet,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    tokens: 420,
    log: { entries: ledgerEntries, onReload: fn() },
    amountCents: customAmountLimits.defaultCents,
    onAmountChange: fn(),
    onPurchase: fn(),
  },
  render: (args) => <Held {...args} />,
  // A story without its own play is photographed when the layer has arrived, not on its way.
  play: async () => {
    await wallet();
  },
} satisfies Meta<typeof TokenWallet>;
export default meta;
type Story = StoryObj<typeof meta>;

const wallet = async () => {
  const layer = await screen.findByRole('dialog');
  await waitFor(() => expect(layer).toBeVisible());
  return within(layer);
};

/** Purchases are off in alpha: the button says so. */
export const Default: Story = {
  play: async () => {
    const inside = await wallet();
    await expect(inside.getByRole('button', { name: 'Preview Mode' })).toBeDisabled();
    const list = inside.getByRole('group', { name: 'Transactions' });
    await expect(list.parentElement?.getBoundingClientRect().height).toBe(walletLimits.listHeightPx);
  },
};

/** Above 900. */
export const SoftLaunch: Story = {
  args: { tokens: walletLimits.softLaunchAboveCoins + 1 },
  play: async () => {
    await expect((await wallet()).getByText('Soft Launch Mode')).toBeVisible();
  },
};

export const JustBelowSoftLaunch: Story = {
  args: { tokens: walletLimits.softLaunchAboveCoins },
  parameters: { photograph: { skip: true } },
  play: async () => {
    await expect((await wallet()).queryByText('Soft Launch Mode')).toBeNull();
  },
};

export const Loading: Story = {
  args: { tokens: undefined, log: { state: 'loading', entries: [] } },
  play: async () => {
    await expect((await wallet()).getByText('Loading transactions...')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { tokens: 0, log: { entries: [] } },
  play: async () => {
    await expect((await wallet()).getByText('No transactions yet')).toBeVisible();
  },
};

export const FailedToLoad: Story = {
  args: { log: { state: 'failed', entries: [], onReload: fn() } },
  play: async ({ args }) => {
    await press((await wallet()).getByRole('button', { name: /try again/i }));
    await expect(args.log.onReload).toHaveBeenCalledOnce();
  },
};

/** A hundred thousand entries: those in sight are drawn. */
export const HundredThousand: Story = {
  args: { log: { entries: manyEntries(100_000) } },
  play: async () => {
    const rows = (await wallet()).getAllByRole('button', { name: /ago|now/ });
    await expect(rows.length).toBeLessThanOrEqual(60);
  },
};

/** A pack, or any amount from 1.50 to 99 in steps of 0.50. */
export const Purchasing: Story = {
  args: { purchasing: 'simulated' },
  play: async ({ args }) => {
    const inside = await wallet();
    await press(inside.getByRole('button', { name: /100 tokens/ }));
    await expect(args.onAmountChange).toHaveBeenLastCalledWith(950);
    const slider = inside.getByRole('slider', { name: 'Custom amount' });
    await expect(slider).toHaveAttribute('min', '1.5');
    await expect(slider).toHaveAttribute('max', '99');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onAmountChange).toHaveBeenLastCalledWith(1000);
    await press(inside.getByRole('button', { name: 'Purchase tokens' }));
    await expect(args.onPurchase).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { purchasing: 'simulated', isPending: true } };

export const Failed: Story = {
  args: { purchasing: 'simulated', failure: 'Unable to process the purchase.' },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };
