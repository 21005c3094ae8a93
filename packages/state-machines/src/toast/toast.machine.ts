import { toastLimits } from '@mirror-studio/domain/constants/notifications';
import { assign, emit, setup } from 'xstate';
import type { Toast, ToastContext, ToastEmitted, ToastEvent, ToastInput } from './toast.types.ts';

const definition = setup({
  types: {
    context: {} as ToastContext,
    events: {} as ToastEvent,
    emitted: {} as ToastEmitted,
    input: {} as ToastInput,
    tags: {} as 'visible',
  },
  delays: {
    shown: ({ context }) => context.remainingMs,
    removed: toastLimits.removedMs,
  },
  guards: {
    isSwipedAway: ({ context }) => context.swipedPx >= toastLimits.swipePx,
    hasAction: ({ context }) => context.toast?.action !== undefined,
  },
  actions: {
    keepToast: assign(({ context }, toast: Toast) => ({
      toast,
      number: context.number + 1,
      remainingMs: toastLimits.shownMs,
      swipedPx: 0,
    })),
    startTimer: assign(({ context }) => ({ resumedMs: context.now() })),
    stopTimer: assign(({ context }) => ({
      remainingMs: Math.max(0, context.remainingMs - (context.now() - context.resumedMs)),
    })),
    moveSwipe: assign((_, rightPx: number) => ({ swipedPx: Math.max(0, rightPx) })),
    forgetToast: assign({ toast: null, swipedPx: 0 }),
    takeAction: emit(({ context }) => ({ type: 'action.taken', id: context.toast?.action?.id ?? '' })),
  },
});

/** One toast at a time: 5 s, held while someone is on it, swiped away to the right (§2, §4, §9, decisions). */
export const toastMachine = definition.createMachine({
  id: 'toast',
  context: ({ input }) => ({
    now: input.now ?? Date.now,
    toast: null,
    number: 0,
    remainingMs: toastLimits.shownMs,
    resumedMs: 0,
    swipedPx: 0,
  }),
  initial: 'removed',
  on: {
    'toast.raised': {
      target: '.open',
      reenter: true,
      actions: { type: 'keepToast', params: ({ event }) => event.toast },
    },
  },
  states: {
    removed: { entry: 'forgetToast' },
    open: {
      tags: 'visible',
      initial: 'counting',
      on: {
        'toast.dismissed': { target: 'dismissed' },
        'action.chosen': { guard: 'hasAction', target: 'dismissed', actions: 'takeAction' },
      },
      states: {
        counting: {
          entry: 'startTimer',
          exit: 'stopTimer',
          after: { shown: { target: '#toast.dismissed' } },
          on: { 'timer.paused': { target: 'paused' }, 'swipe.started': { target: 'swiped' } },
        },
        paused: {
          on: { 'timer.resumed': { target: 'counting' }, 'swipe.started': { target: 'swiped' } },
        },
        swiped: {
          exit: { type: 'moveSwipe', params: 0 },
          on: {
            'swipe.moved': { actions: { type: 'moveSwipe', params: ({ event }) => event.rightPx } },
            'swipe.ended': [{ guard: 'isSwipedAway', target: '#toast.dismissed' }, { target: 'counting' }],
            'swipe.cancelled': { target: 'counting' },
          },
        },
      },
    },
    dismissed: { after: { removed: { target: 'removed' } } },
  },
});
