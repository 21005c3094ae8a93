// Generated from the `<overlay>.overlay.tsx` of the features, by `pnpm generate`.
/** What loads each overlay. */
export const overlays = {
  exchange: () => import('../features/exchange/exchange.overlay.tsx'),
  help: () => import('../features/help/help.overlay.tsx'),
  jobs: () => import('../features/jobs/jobs.overlay.tsx'),
  palette: () => import('../features/command-palette/palette.overlay.tsx'),
  purchase: () => import('../features/purchase/purchase.overlay.tsx'),
  settings: () => import('../features/settings/settings.overlay.tsx'),
  shortcutSettings: () => import('../features/shortcut-settings/shortcut-settings.overlay.tsx'),
  wallet: () => import('../features/token-wallet/wallet.overlay.tsx'),
};
