import { customAmountLimits, walletLimits } from '@mirror-studio/domain/constants/wallet';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import type { BalanceHUDProps } from '../../components/economy/BalanceHUD/BalanceHUD.tsx';
import type { PurchaseDialogProps } from '../../components/economy/PurchaseDialog/PurchaseDialog.tsx';
import type { TokenCounterProps } from '../../components/economy/TokenCounter/TokenCounter.tsx';
import type { AmountSliderProps } from '../../components/economy/TokenWallet/AmountSlider.tsx';
import type { TokenWalletProps } from '../../components/economy/TokenWallet/TokenWallet.tsx';
import type { TransactionListProps } from '../../components/economy/TokenWallet/TransactionList.tsx';
import { ledgerEntries, manyEntries, strangeEntries } from '../../components/fixtures/ledger.ts';
import { nothing } from './nothing.ts';

const elevenDigits = 98_765_432_109;

const balance: BalanceHUDProps = { coins: 1240, credits: 86, onPurchase: nothing, onExchange: nothing };
/** `<BalanceHUD {...balanceStates.loading} />` */
export const balanceStates = {
  known: balance,
  loading: { ...balance, coins: undefined, credits: undefined, isLoading: true },
  empty: { ...balance, coins: 0, credits: 0 },
  missing: { ...balance, coins: undefined, credits: undefined },
  failed: { ...balance, isFailed: true },
  elevenDigits: { ...balance, coins: elevenDigits, credits: 12_345_678_901 },
  negative: { ...balance, coins: -20, credits: -3 },
} satisfies Record<string, BalanceHUDProps>;

const counter: TokenCounterProps = { tokens: 1240, onPress: nothing };
/** `<TokenCounter {...tokenCounterStates.loading} />` */
export const tokenCounterStates = {
  known: counter,
  loading: { ...counter, tokens: undefined },
  none: { ...counter, tokens: 0 },
  elevenDigits: { ...counter, tokens: elevenDigits },
  negative: { ...counter, tokens: -20 },
} satisfies Record<string, TokenCounterProps>;

const purchase: PurchaseDialogProps = {
  isOpen: true,
  onOpenChange: nothing,
  chosen: null,
  onChoose: nothing,
  onChange: nothing,
  onConfirm: nothing,
};
/** `<PurchaseDialog {...purchaseStates.confirming} />` */
export const purchaseStates = {
  packages: purchase,
  confirming: { ...purchase, chosen: 'regal' },
  pending: { ...purchase, chosen: 'royal', isPending: true },
  failed: { ...purchase, chosen: 'sovereign', failure: toasts.purchaseFailed },
  listDisabled: { ...purchase, purchasing: 'disabled' },
  purchasingDisabled: { ...purchase, chosen: 'sovereign', purchasing: 'disabled' },
  live: { ...purchase, purchasing: 'live' },
} satisfies Record<string, PurchaseDialogProps>;

const wallet: TokenWalletProps = {
  isOpen: true,
  onOpenChange: nothing,
  tokens: 420,
  log: { entries: ledgerEntries, onReload: nothing },
  amountCents: customAmountLimits.defaultCents,
  onAmountChange: nothing,
  onPurchase: nothing,
};
const open: TokenWalletProps = { ...wallet, purchasing: 'simulated' };
/** `<TokenWallet {...walletStates.softLaunch} />` */
export const walletStates = {
  previewMode: wallet,
  softLaunch: { ...wallet, tokens: walletLimits.softLaunchAboveCoins + 1 },
  justBelowSoftLaunch: { ...wallet, tokens: walletLimits.softLaunchAboveCoins },
  loading: { ...wallet, tokens: undefined, log: { state: 'loading', entries: [] } },
  empty: { ...wallet, tokens: 0, log: { entries: [] } },
  failedToLoad: { ...wallet, log: { state: 'failed', entries: [], onReload: nothing } },
  /** Made when it is asked for: it is large. */
  get hundredThousand(): TokenWalletProps {
    return { ...wallet, log: { entries: manyEntries(100_000) } };
  },
  purchasing: open,
  bonus: { ...open, amountCents: 1111 },
  pending: { ...open, isPending: true },
  failed: { ...open, failure: toasts.checkoutFailed },
  strange: { ...wallet, tokens: -elevenDigits, log: { entries: strangeEntries } },
} satisfies Record<string, TokenWalletProps>;

const amount: AmountSliderProps = {
  amountCents: customAmountLimits.defaultCents,
  onAmountChange: nothing,
};
/** `<AmountSlider {...amountSliderStates.bonus} />` */
export const amountSliderStates = {
  usual: amount,
  least: { ...amount, amountCents: customAmountLimits.minimumCents },
  most: { ...amount, amountCents: customAmountLimits.maximumCents },
  bonus: { ...amount, amountCents: 1111 },
  disabled: { ...amount, isDisabled: true },
} satisfies Record<string, AmountSliderProps>;

const log: TransactionListProps = { entries: ledgerEntries, onReload: nothing };
/** `<TransactionList {...transactionStates.empty} />` */
export const transactionStates = {
  listed: log,
  loading: { ...log, state: 'loading', entries: [] },
  empty: { ...log, entries: [] },
  failed: { ...log, state: 'failed', entries: [] },
  loadingMore: { ...log, onLoadMore: nothing, isLoadingMore: true },
  moreFailed: { ...log, onLoadMore: nothing, isMoreFailed: true },
  strange: { ...log, entries: strangeEntries },
} satisfies Record<string, TransactionListProps>;
