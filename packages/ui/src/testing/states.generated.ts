// Written by `pnpm generate` from the Name.spec.tsx of every component: scripts/specs.mjs.
export { exchangeStates } from '../components/economy/ExchangeDialog/ExchangeDialog.spec.tsx';
