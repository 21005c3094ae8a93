import { customAmountLimits, walletLimits } from '@mirror-studio/domain/limits';
import { defaultSettings } from '@mirror-studio/domain/settings';
import type { BalanceHUDProps } from '../components/economy/BalanceHUD/BalanceHUD.tsx';
import type { ExchangeDialogProps } from '../components/economy/ExchangeDialog/ExchangeDialog.tsx';
import type { TokenWalletProps } from '../components/economy/TokenWallet/TokenWallet.tsx';
import { everyJob } from '../components/fixtures/jobs.ts';
import { ledgerEntries } from '../components/fixtures/ledger.ts';
import { someNotifications } from '../components/fixtures/notifications.ts';
import type { JobsDrawerProps } from '../components/jobs/JobsDrawer/JobsDrawer.tsx';
import type { NotificationCenterProps } from '../components/notices/NotificationCenter/NotificationCenter.tsx';
import type { SettingsDialogProps } from '../components/settings/SettingsDialog/SettingsDialog.tsx';

const nothing = () => undefined;

const balance: BalanceHUDProps = { coins: 1240, credits: 86, onPurchase: nothing, onExchange: nothing };
/** `<BalanceHUD {...balanceStates.loading} />` */
export const balanceStates = {
  known: balance,
  loading: { ...balance, coins: null, credits: null, isLoading: true },
  empty: { ...balance, coins: 0, credits: 0 },
  failed: { ...balance, isFailed: true },
} satisfies Record<string, BalanceHUDProps>;

const exchange: ExchangeDialogProps = {
  isOpen: true,
  onOpenChange: nothing,
  availableCoins: 1240,
  value: '420',
  onValueChange: nothing,
  onStep: nothing,
  onSubmit: nothing,
};
/** `<ExchangeDialog {...exchangeStates.refused} />` */
export const exchangeStates = {
  untouched: { ...exchange, value: '' },
  valid: exchange,
  belowMinimum: { ...exchange, value: '9', problem: 'belowMinimum' },
  aboveBalance: { ...exchange, value: '2000', problem: 'aboveBalance' },
  invalidAmount: { ...exchange, value: 'abc', problem: 'invalidAmount' },
  pending: { ...exchange, isPending: true },
  refused: { ...exchange, serverMessage: 'Your balance changed meanwhile.' },
  outcomeUnknown: { ...exchange, isOutcomeUnknown: true, serverMessage: 'The answer got lost.' },
} satisfies Record<string, ExchangeDialogProps>;

const jobs: JobsDrawerProps = {
  isOpen: true,
  onOpenChange: nothing,
  jobs: everyJob,
  filter: 'all',
  onFilterChange: nothing,
  onViewResults: nothing,
  onCancel: nothing,
  onRetry: nothing,
  onReload: nothing,
  onStart: nothing,
};
/** `<JobsDrawer {...jobsStates.empty} />` */
export const jobsStates = {
  full: jobs,
  loading: { ...jobs, state: 'loading', jobs: [] },
  empty: { ...jobs, jobs: [] },
  filteredToNothing: { ...jobs, jobs: [], filter: 'running' },
  failed: { ...jobs, state: 'failed', jobs: [] },
} satisfies Record<string, JobsDrawerProps>;

const notifications: NotificationCenterProps = {
  notifications: someNotifications,
  onRead: nothing,
  onReadAll: nothing,
  onClearAll: nothing,
};
/** `<NotificationCenter {...notificationStates.empty} />` */
export const notificationStates = {
  some: notifications,
  empty: { ...notifications, notifications: [] },
} satisfies Record<string, NotificationCenterProps>;

const wallet: TokenWalletProps = {
  isOpen: true,
  onOpenChange: nothing,
  tokens: 420,
  log: { entries: ledgerEntries },
  amountCents: customAmountLimits.defaultCents,
  onAmountChange: nothing,
  onPurchase: nothing,
};
/** `<TokenWallet {...walletStates.softLaunch} />` */
export const walletStates = {
  full: wallet,
  softLaunch: { ...wallet, tokens: walletLimits.softLaunchAboveCoins + 1 },
  loading: { ...wallet, tokens: null, log: { state: 'loading', entries: [] } },
  empty: { ...wallet, tokens: 0, log: { entries: [] } },
  failed: { ...wallet, log: { state: 'failed', entries: [] } },
} satisfies Record<string, TokenWalletProps>;

const settings: SettingsDialogProps = {
  isOpen: true,
  onOpenChange: nothing,
  draft: defaultSettings,
  onChange: nothing,
  isDirty: false,
  onSave: nothing,
  onReset: nothing,
  tab: 'general',
  onTabChange: nothing,
  termsHref: '#terms',
  privacyHref: '#privacy',
  communityHref: '#community',
};
/** `<SettingsDialog {...settingsStates.dirty} />` */
export const settingsStates = {
  saved: settings,
  dirty: { ...settings, isDirty: true },
  noChannel: {
    ...settings,
    tab: 'notifications',
    draft: { ...defaultSettings, emailNotifications: false, pushNotifications: false },
  },
} satisfies Record<string, SettingsDialogProps>;
