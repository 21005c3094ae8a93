// Generated from the `<overlay>.overlay.tsx` of the features, by `pnpm generate`.
export type OverlayName =
  | 'exchange'
  | 'help'
  | 'jobs'
  | 'palette'
  | 'purchase'
  | 'settings'
  | 'shortcutSettings'
  | 'wallet';
