import { customAmountLimits } from '@mirror-studio/domain/constants/wallet';
import { assign } from 'xstate';
import { promised } from '../shared/effects.ts';
import { timedOut } from '../shared/failure.ts';
import { log } from './log.ts';
import { intentOf, tokenWalletSetup } from './token-wallet.setup.ts';
import type { TokenWalletActors } from './token-wallet.types.ts';

const payable = tokenWalletSetup.createStateConfig({
  on: {
    'amount.changed': {
      target: 'read',
      actions: { type: 'keepAmount', params: ({ event }) => event.amountCents },
    },
    'pack.chosen': {
      target: 'read',
      actions: { type: 'keepAmount', params: ({ event }) => event.priceCents },
    },
    'checkout.submitted': { target: 'submitting', actions: 'createIntent' },
  },
});

const checkout = tokenWalletSetup.createStateConfig({
  initial: 'read',
  states: {
    read: { always: [{ guard: 'isUnanswered', target: 'outcomeUnknown' }, { target: 'choosing' }] },
    choosing: {
      on: {
        ...payable.on,
        'checkout.submitted': [
          { guard: 'isDisabled', actions: 'noticeDisabled' },
          { target: 'submitting', actions: 'createIntent' },
        ],
      },
    },
    submitting: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'checkout',
        src: 'checkout',
        input: ({ context: { intent } }) => {
          if (intent === null) throw new RangeError('There is no amount to pay.');
          return intent;
        },
        onDone: [
          {
            guard: { type: 'isRedirect', params: ({ event }) => event.output },
            target: 'leaving',
            actions: ['forgetIntent', { type: 'leave', params: ({ event }) => event.output }],
          },
          {
            target: 'choosing',
            actions: [
              'forgetIntent',
              { type: 'noticeDone', params: ({ event }) => event.output },
              'askForBalance',
              'readLogAgain',
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: [
              'forgetIntent',
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              'noticeFailed',
            ],
          },
          {
            target: 'outcomeUnknown',
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
          target: 'outcomeUnknown',
          actions: [{ type: 'keepFailure', params: { error: timedOut } }, 'noticeFailed', 'askForBalance'],
        },
      },
      on: { 'wallet.closed': { target: '#tokenWallet.closed', actions: 'askForBalance' } },
    },
    refused: payable,
    outcomeUnknown: payable,
    /** The browser goes to the payment provider. */
    leaving: {},
  },
});

/** The wallet: balance, transactions, and tokens to buy (§2 dialog 9, §5, §7). Closing cancels what runs. */
export const tokenWalletMachine = tokenWalletSetup.createMachine({
  id: 'tokenWallet',
  context: ({ input }) => ({
    purchasing: input.purchasing,
    logs: null,
    nextCursor: null,
    logFailure: null,
    amountCents: customAmountLimits.defaultCents,
    intent: null,
    intents: 0,
    failure: null,
  }),
  initial: 'closed',
  states: {
    closed: { on: { 'wallet.opened': { target: 'open' } } },
    open: {
      tags: 'open',
      type: 'parallel',
      on: { 'wallet.closed': { target: 'closed' } },
      states: { log, checkout },
    },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideTokenWallet(actors: TokenWalletActors) {
  return tokenWalletMachine.provide({
    actors: { readLogs: promised(actors.readLogs), checkout: promised(actors.checkout) },
    actions: { createIntent: assign(({ context }) => intentOf(context, actors.newKey)) },
  });
}
