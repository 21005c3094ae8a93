import { toastLimits } from '@mirror-studio/domain/constants/notifications';
import { say } from '../shared/notice.ts';
import { defineFlow } from '../walk/flow.ts';
import { toastMachine } from './toast.machine.ts';

/** What a walk through the toasts sends, and what tells their states apart on screen. */
export const toastFlow = defineFlow({
  name: 'toast',
  machine: toastMachine,
  inputs: { start: { now: () => 0 } },
  events: [
    {
      type: 'toast.raised',
      toast: {
        tone: 'success',
        title: say('toasts', 'exchangeSuccessTitle'),
        description: say('toasts', 'exchangeSuccess', { coins: 420, credits: 42 }),
      },
    },
    { type: 'toast.raised', toast: { tone: 'error', title: say('toasts', 'signOutFailedTitle') } },
    {
      type: 'toast.raised',
      toast: {
        tone: 'info',
        title: say('toasts', 'jobCompletedTitle'),
        action: { id: 'viewResults', label: say('jobs', 'viewResults') },
      },
    },
    { type: 'toast.dismissed' },
    { type: 'action.chosen' },
    { type: 'timer.paused' },
    { type: 'timer.resumed' },
    { type: 'swipe.started' },
    { type: 'swipe.moved', rightPx: toastLimits.swipePx - 1 },
    { type: 'swipe.moved', rightPx: toastLimits.swipePx },
    { type: 'swipe.ended' },
    { type: 'swipe.cancelled' },
  ],
  classOf: ({ context }) => [
    context.toast?.tone ?? '',
    context.toast?.action === undefined ? '' : 'withAction',
    context.swipedPx === 0 ? '' : context.swipedPx >= toastLimits.swipePx ? 'farRight' : 'right',
  ],
});
