import { fuzzSuite } from '../fuzz/suite.ts';
import { storageFlow } from './storage.events.ts';
import { provideStorage } from './storage.machine.ts';

fuzzSuite(
  {
    flow: storageFlow,
    provide: (effects) => provideStorage({ migrate: effects.hold('migrate'), clear: effects.hold('clear') }),
    input: () => undefined,
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
      plant: (machine) => machine.provide({ guards: { isClearingDue: () => false } }),
    },
  },
);
