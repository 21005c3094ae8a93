// Written by `pnpm generate` from the Name.spec.tsx of every component: scripts/specs.mjs.
import * as states from './states.generated.ts';
import * as testers from './testers.generated.ts';

/** Every component of the product: its states, each with all the props it needs, and its tester. */
export const catalogue = {
  ExchangeDialog: { states: states.exchangeStates, tester: testers.exchangeTester },
};
