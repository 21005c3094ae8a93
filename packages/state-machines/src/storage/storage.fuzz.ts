import { defineFuzz } from '../fuzz/suite.ts';
import { storageFlow } from './storage.flow.ts';

export const storageFuzz = defineFuzz(
  {
    flow: storageFlow,
    rules: () => ({
      asked: (_, { effects }) => (effects.pending().length > 1 ? 'Two things are done at once.' : undefined),
      after: ({ snapshot }) =>
        snapshot.matches('ready') && snapshot.context.clearing.length > 0
          ? 'A clean-up was forgotten.'
          : undefined,
    }),
  },
  {
    'a clean-up that is forgotten': {
      seen: /was forgotten/,
      inject: (machine) => machine.provide({ guards: { isClearingDue: () => false } }),
    },
  },
);
