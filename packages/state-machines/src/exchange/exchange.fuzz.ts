import { exchangeLimits } from '@mirror-studio/domain/constants/exchange';
import { assign } from 'xstate';
import { oneIntentOnce } from '../fuzz/intents.ts';
import { defineFuzz } from '../fuzz/suite.ts';
import { exchangeFlow } from './exchange.flow.ts';
import { intentOf } from './exchange.setup.ts';
import type { ExchangeRequest } from './exchange.types.ts';

export const exchangeFuzz = defineFuzz(
  {
    flow: exchangeFlow,
    rules: () => {
      const intents = oneIntentOnce('exchange');
      const keys = new Set<string>();
      let balance = 500;
      return {
        asked: (call, moment) => {
          const { coins, idempotencyKey } = call.input as ExchangeRequest;
          const isNew = !keys.has(idempotencyKey);
          keys.add(idempotencyKey);
          if (isNew && coins > balance) return `${coins} coins were sent with ${balance} on the balance.`;
          if (coins < exchangeLimits.minimumCoins) return `${coins} coins were sent.`;
          return intents(call, moment);
        },
        after: ({ snapshot: { context, value } }, step) => {
          if (step?.do === 'send' && step.event.type === 'balance.changed')
            balance = step.event.availableCoins;
          return value === 'done' && context.typed !== '' ? 'The amount was not cleared.' : undefined;
        },
      };
    },
  },
  {
    'a guard that lets everything through': {
      seen: /were sent/,
      inject: (machine) => machine.provide({ guards: { isValid: () => true } }),
    },
    'one key for every intent': {
      seen: /whose outcome is known|two contents/,
      inject: (machine) =>
        machine.provide({ actions: { createIntent: assign(({ context }) => intentOf(context, 'same')) } }),
    },
    'an intent that is not forgotten': {
      seen: /outcome is known/,
      inject: (machine) => machine.provide({ actions: { forgetIntent: () => {} } }),
    },
    'a balance that is not read': {
      seen: /on the balance/,
      inject: (machine) => machine.provide({ actions: { readBalance: () => {} } }),
    },
    'an amount that is not cleared': {
      seen: /not cleared/,
      inject: (machine) => machine.provide({ actions: { readTyped: assign({ typed: '20' }) } }),
    },
  },
);
