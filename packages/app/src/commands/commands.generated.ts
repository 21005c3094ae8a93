// Generated from the `<name>.commands.ts` of the features, by `pnpm generate`.
import useExchangeCommands from '../features/exchange/exchange.commands.ts';
import useHelpCommands from '../features/help/help.commands.ts';
import useJobsCommands from '../features/jobs/jobs.commands.ts';
import usePagesCommands from '../features/command-palette/pages.commands.ts';
import usePurchaseCommands from '../features/purchase/purchase.commands.ts';
import useSettingsCommands from '../features/settings/settings.commands.ts';
import useShortcutSettingsCommands from '../features/shortcut-settings/shortcut-settings.commands.ts';
import useShortcutsCommands from '../features/shortcuts/shortcuts.commands.ts';
import useSignOutCommands from '../features/sign-in/sign-out.commands.ts';
import useWalletCommands from '../features/token-wallet/wallet.commands.ts';
import type { AppCommand } from './app-command.ts';

/** What the features offer to the command palette. */
export const useFeatureCommands = (): readonly AppCommand[] => [
  ...useExchangeCommands(),
  ...useHelpCommands(),
  ...useJobsCommands(),
  ...usePagesCommands(),
  ...usePurchaseCommands(),
  ...useSettingsCommands(),
  ...useShortcutSettingsCommands(),
  ...useShortcutsCommands(),
  ...useSignOutCommands(),
  ...useWalletCommands(),
];
