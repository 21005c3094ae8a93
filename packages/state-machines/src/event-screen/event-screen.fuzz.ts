import { defineFuzz } from '../fuzz/suite.ts';
import { eventScreenFlow } from './event-screen.flow.ts';

export const eventScreenFuzz = defineFuzz(
  {
    flow: eventScreenFlow,
    rules: () => {
      let isEventPath = true;
      return {
        asked: (call) =>
          call.effect === 'enterFullScreen' && !isEventPath ? 'Full screen off the event.' : undefined,
        after: ({ snapshot }, step) => {
          if (step?.do === 'send' && step.event.type === 'route.changed')
            isEventPath = step.event.isEventPath;
          return snapshot.matches('full') && !isEventPath ? 'The event was left in full screen.' : undefined;
        },
      };
    },
  },
  {
    'a full screen that stays': {
      seen: /in full screen/,
      inject: (machine) => machine.provide({ guards: { leavesEvent: () => false } }),
    },
    'a full screen anywhere': {
      seen: /off the event/,
      inject: (machine) => machine.provide({ guards: { isEventPath: () => true } }),
    },
  },
);
