import { walletLimits } from '@mirror-studio/domain/constants/wallet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { TokenWallet } from './index.ts';
import { walletStates } from './TokenWallet.spec.tsx';

const meta = {
  title: 'Components/TokenWallet',
  component: TokenWallet,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(walletStates.previewMode), onOpenChange: fn(), onAmountChange: fn(), onPurchase: fn() },
  render: (args) => (
    <main style={{ minBlockSize: 900 }}>
      <TokenWallet {...args} amountCents={undefined} defaultAmountCents={args.amountCents} />
    </main>
  ),
  // A story without its own play is captured when the overlay has arrived, not on its way.
  play: async () => {
    await wallet();
  },
} satisfies Meta<typeof TokenWallet>;
export default meta;
type Story = StoryObj<typeof meta>;

const wallet = async () => {
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};

/** Purchases are off in alpha: the button says so. */
export const Default: Story = {
  play: asWritten(async () => {
    const inside = await wallet();
    await expect(inside.getByRole('button', { name: 'Preview Mode' })).toBeDisabled();
    const list = inside.getByRole('group', { name: 'Transactions' });
    await expect(list.parentElement?.getBoundingClientRect().height).toBe(walletLimits.listHeightPx);
  }),
};

export const Playground: Story = playgroundOf(Default);

/** Above 900. */
export const SoftLaunch: Story = {
  args: shown(walletStates.softLaunch),
  play: async () => {
    await expect((await wallet()).getByText('Soft Launch Mode')).toBeVisible();
  },
};

export const JustBelowSoftLaunch: Story = {
  args: shown(walletStates.justBelowSoftLaunch),
  parameters: { visual: { skip: true } },
  play: async () => {
    await expect((await wallet()).queryByText('Soft Launch Mode')).toBeNull();
  },
};

export const Loading: Story = {
  args: shown(walletStates.loading),
  play: async () => {
    await expect((await wallet()).getByText('Loading transactions...')).toBeVisible();
  },
};

export const Empty: Story = {
  args: shown(walletStates.empty),
  play: async () => {
    await expect((await wallet()).getByText('No transactions yet')).toBeVisible();
  },
};

export const FailedToLoad: Story = {
  args: { ...shown(walletStates.failedToLoad), log: { state: 'failed', entries: [], onReload: fn() } },
  play: async ({ args }) => {
    await press((await wallet()).getByRole('button', { name: /try again/i }));
    await expect(args.log?.onReload).toHaveBeenCalledOnce();
  },
};

/** A hundred thousand entries: those in sight are drawn. */
export const HundredThousand: Story = {
  args: shown(walletStates.hundredThousand),
  play: async () => {
    const rows = (await wallet()).getAllByRole('button', { name: /ago|now/ });
    await expect(rows.length).toBeLessThanOrEqual(60);
  },
};

/** A pack, or any amount from 1.50 to 99 in steps of 0.50. */
export const Purchasing: Story = {
  args: shown(walletStates.purchasing),
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

export const Pending: Story = { args: shown(walletStates.pending) };

export const Failed: Story = {
  args: shown(walletStates.failed),
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

/** One of the three prices that earn the mirror bonus. */
export const Bonus: Story = {
  args: shown(walletStates.bonus),
  play: async () => {
    await expect((await wallet()).getByText(/with 12 bonus tokens/)).toBeVisible();
  },
};

/** Reasons nobody foresaw, and figures of eleven digits. */
export const Strange: Story = {
  args: shown(walletStates.strange),
  play: async () => {
    await expect((await wallet()).getByText(/<img src=x/)).toBeVisible();
  },
};

export const Matrix: Story = windowsOf(TokenWallet, walletStates);
