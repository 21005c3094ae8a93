import { readExchangeAmount } from '@mirror-studio/domain/economy';
import { assign } from 'xstate';
import { promised } from '../shared/effects.ts';
import { timedOut } from '../shared/failure.ts';
import { editing, stepped } from './editing.ts';
import { exchangeSetup, intentOf } from './exchange.setup.ts';
import type { ExchangeActors } from './exchange.types.ts';

/** The exchange of coins for credits (§2 dialog 4, §5, §7). The dialog shows while the tag `open` is there. */
export const exchangeMachine = exchangeSetup.createMachine({
  id: 'exchange',
  context: ({ input }) => ({
    ...readExchangeAmount('', input.availableCoins),
    intent: null,
    intents: 0,
    failure: null,
    receipt: null,
  }),
  initial: 'closed',
  on: {
    'balance.changed': {
      actions: { type: 'readBalance', params: ({ event }) => event.availableCoins },
    },
  },
  states: {
    closed: {
      on: {
        'dialog.opened': [
          {
            guard: 'isOutcomeUnknown',
            target: 'outcomeUnknown',
            actions: { type: 'readLocale', params: ({ event }) => event },
          },
          { target: 'editing', actions: { type: 'readLocale', params: ({ event }) => event } },
        ],
      },
    },
    editing,
    submitting: {
      tags: ['open', 'pending'],
      entry: 'forgetFailure',
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ context }) => context.intent ?? { coins: 0, idempotencyKey: '' },
        onDone: {
          target: 'done',
          actions: [
            { type: 'readTyped', params: '' },
            { type: 'keepReceipt', params: ({ event }) => event.output },
            { type: 'notifyReceipt', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              'notifyFailure',
            ],
          },
          {
            target: 'outcomeUnknown',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              'notifyFailure',
            ],
          },
        ],
      },
      after: {
        answerTimeout: {
          target: 'outcomeUnknown',
          actions: [{ type: 'keepFailure', params: { error: timedOut } }, 'notifyFailure'],
        },
      },
      on: { 'dialog.closed': { target: 'closed', actions: 'askForBalance' } },
    },
    refused: {
      tags: 'open',
      entry: 'forgetIntent',
      on: {
        'dialog.closed': { target: 'closed' },
        'amount.changed': {
          target: 'editing',
          actions: { type: 'readTyped', params: ({ event }) => event.typed },
        },
        'amount.stepped': {
          target: 'editing',
          actions: { type: 'readTyped', params: stepped },
        },
        'exchange.submitted': [
          { guard: 'isValid', target: 'submitting', actions: 'createIntent' },
          { target: 'editing', actions: 'refuseAmount' },
        ],
      },
    },
    outcomeUnknown: {
      tags: 'open',
      entry: 'askForBalance',
      on: {
        'dialog.closed': { target: 'closed' },
        'amount.changed': {
          guard: { type: 'isOtherAmount', params: ({ event }) => event.typed },
          target: 'editing',
          actions: ['forgetIntent', { type: 'readTyped', params: ({ event }) => event.typed }],
        },
        'amount.stepped': {
          guard: { type: 'isOtherAmount', params: stepped },
          target: 'editing',
          actions: ['forgetIntent', { type: 'readTyped', params: stepped }],
        },
        'exchange.submitted': { target: 'submitting' },
      },
    },
    done: {
      entry: ['forgetIntent', 'askForBalance'],
      on: {
        'dialog.opened': {
          target: 'editing',
          actions: { type: 'readLocale', params: ({ event }) => event },
        },
      },
    },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideExchange(actors: ExchangeActors) {
  return exchangeMachine.provide({
    actors: { exchange: promised(actors.exchange) },
    actions: { createIntent: assign(({ context }) => intentOf(context, actors.newKey())) },
  });
}
