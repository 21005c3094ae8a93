import { fuzzSuite } from '../fuzz/suite.ts';
import { helpFlow } from './help.events.ts';
import { provideHelp } from './help.machine.ts';
import type { FeedbackRequest } from './help.types.ts';

fuzzSuite(
  {
    flow: helpFlow,
    provide: (effects) =>
      provideHelp({ search: effects.hold('search'), sendFeedback: effects.hold('sendFeedback') }),
    input: () => undefined,
    rules: () => ({
      asked: (call, { effects }) => {
        if (effects.pending().length > 1) return 'Two things were asked at once.';
        const { message, contextId } = call.input as FeedbackRequest;
        if (call.effect !== 'sendFeedback') return undefined;
        if (contextId === '') return 'Feedback on no topic was sent.';
        return message === undefined || message === '' ? 'Feedback without words was sent.' : undefined;
      },
      after: ({ snapshot, effects }) => {
        const { topicId, query, message } = snapshot.context;
        if (snapshot.matches('closed') && (topicId !== null || query !== '' || message !== '')) {
          return 'Closing did not reset.';
        }
        return !snapshot.hasTag('open') && effects.pending().length > 0 ? 'Closed help works on.' : undefined;
      },
    }),
  },
  {
    'feedback that needs no words': {
      seen: /without words/,
      plant: (machine) => machine.provide({ guards: { hasMessage: () => true } }),
    },
    'feedback on nothing': {
      seen: /no topic/,
      plant: (machine) =>
        machine.provide({ guards: { hasTopic: () => true }, actions: { keepPlace: () => {} } }),
    },
    'help that does not reset': {
      seen: /did not reset/,
      plant: (machine) => machine.provide({ actions: { reset: () => {} } }),
    },
  },
);
