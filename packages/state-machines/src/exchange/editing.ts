import { stepExchange } from '@mirror-studio/domain/economy';
import { exchangeSetup } from './exchange.setup.ts';
import type { ExchangeContext } from './exchange.types.ts';

/**
 * Takes what the machine holds and a step.
 *
 * @returns The text after it.
 */
export const stepped = ({
  context,
  event,
}: {
  context: ExchangeContext;
  event: { readonly coins: number };
}) => stepExchange(context.typed, event.coins, context.availableCoins, context.locale);

/** The amount while it can be changed, judged with every change. */
export const editing = exchangeSetup.createStateConfig({
  tags: 'open',
  initial: 'read',
  on: {
    'dialog.closed': { target: '#exchange.closed' },
    'amount.changed': {
      target: '.read',
      actions: { type: 'readTyped', params: ({ event }) => event.typed },
    },
    'amount.stepped': {
      target: '.read',
      actions: { type: 'readTyped', params: stepped },
    },
    'balance.changed': {
      target: '.read',
      actions: { type: 'readBalance', params: ({ event }) => event.availableCoins },
    },
    'exchange.submitted': { target: '.invalid', actions: 'refuseAmount' },
  },
  states: {
    read: {
      always: [
        { guard: 'isUntouched', target: 'untouched' },
        { guard: 'isValid', target: 'valid' },
        { target: 'invalid' },
      ],
    },
    untouched: {},
    invalid: {
      initial: 'read',
      states: {
        read: {
          always: [
            { guard: 'isInvalidAmount', target: 'invalidAmount' },
            { guard: 'isAmbiguousAmount', target: 'ambiguousAmount' },
            { guard: 'isBelowMinimum', target: 'belowMinimum' },
            { target: 'aboveBalance' },
          ],
        },
        invalidAmount: {},
        ambiguousAmount: {},
        belowMinimum: {},
        aboveBalance: {},
      },
    },
    valid: {
      on: { 'exchange.submitted': { target: '#exchange.submitting', actions: 'createIntent' } },
    },
  },
});
