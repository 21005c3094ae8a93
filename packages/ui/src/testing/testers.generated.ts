// Written by `pnpm generate` from the Name.spec.tsx of every component: scripts/specs.mjs.
export { exchangeTester } from '../components/economy/ExchangeDialog/ExchangeDialog.spec.tsx';
