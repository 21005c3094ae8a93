import { fuzzSuite } from '../fuzz/suite.ts';
import { isRefusal } from '../shared/failure.ts';
import { callbackFlow } from './callback.events.ts';
import { provideCallback } from './callback.machine.ts';

fuzzSuite(
  {
    flow: callbackFlow,
    provide: (effects) =>
      provideCallback({ openSession: effects.hold('openSession'), sendLink: effects.hold('sendLink') }),
    input: (now) => ({ landing: { kind: 'code', code: 'abc' } as const, email: 'iris@example.com', now }),
    rules: () => ({
      asked: (call, { effects }) => {
        if (effects.pending().length > 1) return 'Two things were asked at once.';
        const used = effects.calls.some(
          ({ effect, heard, answer }) =>
            effect === 'openSession' && heard && answer !== null && (answer.ok || isRefusal(answer.error)),
        );
        return call.effect === 'openSession' && used ? 'A used code was sent again.' : undefined;
      },
      after: ({ snapshot, effects }) => {
        const opened = effects.calls.some(
          ({ effect, heard, answer }) => effect === 'openSession' && heard && answer?.ok === true,
        );
        return opened === snapshot.matches('done') ? undefined : 'The landing and the session disagree.';
      },
    }),
  },
  {
    'a refusal taken for silence': {
      seen: /used code/,
      plant: (machine) => machine.provide({ guards: { isRefused: () => false } }),
    },
  },
);
