// Generated from the `<name>.commands.ts` of the features, by `pnpm generate`.
import useAcceptancesCommands from '../features/acceptances/acceptances.commands.ts';
import useAccountDataCommands from '../features/account-data/account-data.commands.ts';
import useAddressCommands from '../features/address/address.commands.ts';
import useExchangeCommands from '../features/exchange/exchange.commands.ts';
import useHelpCommands from '../features/help/help.commands.ts';
import useJobsCommands from '../features/jobs/jobs.commands.ts';
import useNewsByMailCommands from '../features/news-by-mail/news-by-mail.commands.ts';
import useNotificationsCommands from '../features/notifications/notifications.commands.ts';
import useOwnProfileCommands from '../features/own-profile/own-profile.commands.ts';
import usePagesCommands from '../features/command-palette/pages.commands.ts';
import usePurchaseCommands from '../features/purchase/purchase.commands.ts';
import useRelationsCommands from '../features/relations/relations.commands.ts';
import useSecondFactorCommands from '../features/second-factor/second-factor.commands.ts';
import useSecurityLogCommands from '../features/sign-ins/security-log.commands.ts';
import useSettingsCommands from '../features/settings/settings.commands.ts';
import useShortcutSettingsCommands from '../features/shortcut-settings/shortcut-settings.commands.ts';
import useShortcutsCommands from '../features/shortcuts/shortcuts.commands.ts';
import useSignInsCommands from '../features/sign-ins/sign-ins.commands.ts';
import useSignOutCommands from '../features/sign-in/sign-out.commands.ts';
import useWalletCommands from '../features/token-wallet/wallet.commands.ts';
import useWaysInCommands from '../features/ways-in/ways-in.commands.ts';
import type { AppCommand } from './app-command.ts';

/** What the features offer to the command palette. */
export const useFeatureCommands = (): readonly AppCommand[] => [
  ...useAcceptancesCommands(),
  ...useAccountDataCommands(),
  ...useAddressCommands(),
  ...useExchangeCommands(),
  ...useHelpCommands(),
  ...useJobsCommands(),
  ...useNewsByMailCommands(),
  ...useNotificationsCommands(),
  ...useOwnProfileCommands(),
  ...usePagesCommands(),
  ...usePurchaseCommands(),
  ...useRelationsCommands(),
  ...useSecondFactorCommands(),
  ...useSecurityLogCommands(),
  ...useSettingsCommands(),
  ...useShortcutSettingsCommands(),
  ...useShortcutsCommands(),
  ...useSignInsCommands(),
  ...useSignOutCommands(),
  ...useWalletCommands(),
  ...useWaysInCommands(),
];
