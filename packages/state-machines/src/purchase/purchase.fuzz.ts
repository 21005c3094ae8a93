import { assign } from 'xstate';
import { oneIntentOnce } from '../fuzz/intents.ts';
import { defineFuzz } from '../fuzz/suite.ts';
import { purchaseFlow } from './purchase.flow.ts';
import { intentOf } from './purchase.setup.ts';

export const purchaseFuzz = defineFuzz(
  {
    flow: purchaseFlow,
    rules: () => ({
      asked: oneIntentOnce('purchase'),
      after: ({ snapshot }) =>
        snapshot.matches('closed') && snapshot.context.pack !== null ? 'Closing did not reset.' : undefined,
    }),
  },
  {
    'one key for every intent': {
      seen: /outcome is known|two contents/,
      inject: (machine) =>
        machine.provide({
          actions: { createIntent: assign(({ context }) => intentOf(context, () => 'same')) },
        }),
    },
    'an intent that is not forgotten': {
      seen: /outcome is known/,
      inject: (machine) => machine.provide({ actions: { forgetIntent: () => {} } }),
    },
    'a dialog that does not reset': {
      seen: /did not reset/,
      inject: (machine) => machine.provide({ actions: { forgetPackage: () => {} } }),
    },
  },
);
