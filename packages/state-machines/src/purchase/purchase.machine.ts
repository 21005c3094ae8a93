import { assign } from 'xstate';
import { promised } from '../shared/effects.ts';
import { timedOut } from '../shared/failure.ts';
import { intentOf, purchaseSetup } from './purchase.setup.ts';
import type { PurchaseActors } from './purchase.types.ts';

/** The alpha packages of coins (§2 dialog 8, §4, §7): list, confirm, change; closing resets. */
export const purchaseMachine = purchaseSetup.createMachine({
  id: 'purchase',
  context: ({ input }) => ({
    purchasing: input.purchasing,
    pack: null,
    intent: null,
    intents: 0,
    failure: null,
  }),
  initial: 'closed',
  states: {
    closed: { entry: 'forgetPackage', on: { 'dialog.opened': { target: 'listed' } } },
    listed: {
      tags: 'open',
      entry: 'forgetPackage',
      on: {
        'dialog.closed': { target: 'closed' },
        'package.chosen': [
          { guard: 'isDisabled', actions: 'noticeDisabled' },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'chosen.outcomeUnknown',
            actions: { type: 'keepPackage', params: ({ event }) => event },
          },
          { target: 'chosen', actions: { type: 'keepPackage', params: ({ event }) => event } },
        ],
      },
    },
    chosen: {
      tags: 'open',
      initial: 'ready',
      on: {
        'dialog.closed': { target: 'closed' },
        'package.changed': { target: 'listed' },
        'purchase.confirmed': { target: 'submitting', actions: 'createIntent' },
      },
      states: { ready: {}, refused: {}, outcomeUnknown: {} },
    },
    submitting: {
      tags: ['open', 'pending'],
      entry: 'forgetFailure',
      invoke: {
        id: 'purchase',
        src: 'purchase',
        input: ({ context: { intent } }) => {
          if (intent === null) throw new RangeError('There is no package to purchase.');
          return intent;
        },
        onDone: [
          {
            guard: { type: 'isRedirect', params: ({ event }) => ({ output: event.output }) },
            target: 'closed',
            actions: ['forgetIntent', { type: 'leave', params: ({ event }) => ({ output: event.output }) }],
          },
          { target: 'closed', actions: ['noticeDone', 'forgetIntent', 'askForBalance'] },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'chosen.refused',
            actions: [
              'forgetIntent',
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              'noticeFailed',
            ],
          },
          {
            target: 'chosen.outcomeUnknown',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              'noticeFailed',
              'askForBalance',
            ],
          },
        ],
      },
      after: {
        answerTimeout: {
          target: 'chosen.outcomeUnknown',
          actions: [{ type: 'keepFailure', params: { error: timedOut } }, 'noticeFailed', 'askForBalance'],
        },
      },
      on: { 'dialog.closed': { target: 'closed', actions: 'askForBalance' } },
    },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function providePurchase(actors: PurchaseActors) {
  return purchaseMachine.provide({
    actors: { purchase: promised(actors.purchase) },
    actions: { createIntent: assign(({ context }) => intentOf(context, actors.newKey)) },
  });
}
