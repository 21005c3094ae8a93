import { toastLimits } from '@mirror-studio/domain/constants/notifications';
import { jobs } from '@mirror-studio/domain/texts/en/jobs';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { defineFlow } from '../explore/flow.ts';
import { button, type Interactions, system } from '../explore/interactions.ts';
import type { Target } from '../explore/moves.ts';
import { textRef } from '../shared/notice.ts';
import { toastMachine } from './toast.machine.ts';

const message: Target = ['button', toasts.dismiss];
const body: Target = [['status', 'alert'], /^/];

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof toastMachine> = {
  'toast.raised': system('a flow that has something to tell'),
  'toast.dismissed': button(toasts.dismiss),
  'action.chosen': button(jobs.viewResults),
  'timer.paused': () => ({ keyboard: [{ tab: message }], pointer: [{ away: 'moved' }, { over: message }] }),
  'timer.resumed': () => ({ keyboard: [{ tab: message }, { press: 'Tab' }], pointer: [{ away: 'moved' }] }),
  'swipe.started': () => ({ keyboard: [], pointer: [{ hold: body }] }),
  'swipe.moved': ({ rightPx }) => ({ keyboard: [], pointer: [{ held: rightPx }] }),
  'swipe.ended': () => ({ keyboard: [], pointer: ['let go'] }),
  'swipe.cancelled': () => ({ keyboard: [], pointer: ['let go', { lost: body }] }),
};

/** What an exploration of the toasts sends, and what tells their states apart on screen. */
export const toastFlow = defineFlow({
  name: 'toast',
  about: 'One toast at a time, for five seconds, held while somebody is on it, swiped away to the right.',
  machine: toastMachine,
  inputs: { start: { now: () => 0 } },
  events: [
    {
      type: 'toast.raised',
      toast: {
        tone: 'success',
        title: textRef('toasts', 'exchangeSuccessTitle'),
        description: textRef('toasts', 'exchangeSuccess', { coins: 420, credits: 42 }),
        announces: 'balance',
      },
    },
    { type: 'toast.raised', toast: { tone: 'error', title: textRef('toasts', 'signOutFailedTitle') } },
    {
      type: 'toast.raised',
      toast: {
        tone: 'info',
        title: textRef('toasts', 'jobCompletedTitle'),
        action: { id: 'viewResults', label: textRef('jobs', 'viewResults') },
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
  variantOf: ({ context }) => [
    context.toast?.tone ?? '',
    context.toast?.action === undefined ? '' : 'withAction',
    context.swipedPx === 0 ? '' : context.swipedPx >= toastLimits.swipePx ? 'farRight' : 'right',
  ],
  interactions,
  deviceLimits: [
    {
      names: [
        'toast.open.counting on swipe.started',
        'toast.open.paused on swipe.started',
        'toast.open.swiped on swipe',
      ],
      only: 'pointer',
      because: `a swipe is a pointer's; the keyboard has the button "${toasts.dismiss}"`,
    },
  ],
  inexactEvents: ['swipe.moved'],
  shownBy: ['Components/Toast'],
});
