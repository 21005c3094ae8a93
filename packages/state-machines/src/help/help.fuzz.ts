import { assign } from 'xstate';
import { defineFuzz } from '../fuzz/suite.ts';
import { helpFlow } from './help.flow.ts';
import type { FeedbackRequest } from './help.types.ts';

export const helpFuzz = defineFuzz(
  {
    flow: helpFlow,
    rules: () => {
      let isRated = false;
      return {
        asked: (call, { effects }) => {
          if (effects.pending().length > 1) return 'Two things were asked at once.';
          const { contextId } = call.input as FeedbackRequest;
          return call.effect === 'sendFeedback' && contextId === ''
            ? 'Feedback on no topic was sent.'
            : undefined;
        },
        after: ({ snapshot, effects }, step) => {
          if (step?.do === 'send' && step.event.type === 'feedback.rated') isRated = true;
          if (!isRated && effects.calls.some(({ effect }) => effect === 'sendFeedback')) {
            return 'An answer that nobody gave was sent.';
          }
          const { topicId, query, message } = snapshot.context;
          if (snapshot.matches('closed') && (topicId !== null || query !== '' || message !== '')) {
            return 'Closing did not reset.';
          }
          return !snapshot.hasTag('open') && effects.pending().length > 0
            ? 'Closed help works on.'
            : undefined;
        },
      };
    },
  },
  {
    'an answer chosen beforehand': {
      seen: /nobody gave/,
      inject: (machine) =>
        machine.provide({ actions: { forgetFeedback: assign({ message: '', helpful: true }) } }),
    },
    'feedback on nothing': {
      seen: /no topic/,
      inject: (machine) =>
        machine.provide({ guards: { hasTopic: () => true }, actions: { keepPlace: () => {} } }),
    },
    'help that does not reset': {
      seen: /did not reset/,
      inject: (machine) => machine.provide({ actions: { reset: () => {} } }),
    },
  },
);
