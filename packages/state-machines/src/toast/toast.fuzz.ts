import { toastLimits } from '@mirror-studio/domain/constants/notifications';
import { assign } from 'xstate';
import { defineFuzz } from '../fuzz/suite.ts';
import { toastFlow } from './toast.flow.ts';

export const toastFuzz = defineFuzz(
  {
    flow: toastFlow,
    rules: () => {
      let raised = 0;
      let counted = 0;
      let before = 0;
      let number = 0;
      return {
        after: ({ snapshot, nowMs }, step) => {
          const { context } = snapshot;
          if (step?.do === 'send' && step.event.type === 'toast.raised') raised += 1;
          if (context.number !== raised) return `${raised} toasts were raised, ${context.number} came.`;
          if (context.number !== number) counted = 0;
          else if (snapshot.matches({ open: 'counting' })) counted += nowMs - before;
          number = context.number;
          before = nowMs;
          if (
            counted >= toastLimits.shownMs &&
            snapshot.matches({ open: 'counting' }) &&
            step?.do === 'wait'
          ) {
            return 'A toast stays longer than its time.';
          }
          return snapshot.matches('removed') === (context.toast === null)
            ? undefined
            : 'A removed toast is kept, or an empty one is shown.';
        },
      };
    },
  },
  {
    'a toast that is not removed': {
      seen: /removed toast is kept/,
      inject: (machine) => machine.provide({ actions: { forgetToast: () => {} } }),
    },
    'a time that starts again after every pause': {
      seen: /longer than its time/,
      inject: (machine) =>
        machine.provide({ actions: { stopTimer: assign({ remainingMs: toastLimits.shownMs + 1 }) } }),
    },
    'a toast that is dropped': {
      seen: /toasts were raised/,
      inject: (machine) => machine.provide({ actions: { keepToast: () => {} } }),
    },
  },
);
