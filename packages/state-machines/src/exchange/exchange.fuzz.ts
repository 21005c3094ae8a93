import { exchangeLimits } from '@mirror-studio/domain/limits';
import type { Subject } from '../fuzz/fuzz.ts';
import { oneIntentOnce } from '../fuzz/intents.ts';
import { exchangeFlow } from './exchange.events.ts';
import { type exchangeMachine, provideExchange } from './exchange.machine.ts';
import type { ExchangeRequest } from './exchange.types.ts';

/** The exchange under fuzz. */
export const exchangeSubject: Subject<typeof exchangeMachine> = {
  flow: exchangeFlow,
  provide: (effects) => provideExchange({ exchange: effects.hold('exchange'), newKey: effects.newKey }),
  input: () => ({ availableCoins: 500 }),
  rules: () => {
    const intents = oneIntentOnce('exchange');
    let balance = 500;
    return {
      asked: (call, moment) => {
        const { coins, idempotencyKey } = call.input as ExchangeRequest;
        const first = moment.effects.calls.every(
          (other) => other === call || (other.input as ExchangeRequest).idempotencyKey !== idempotencyKey,
        );
        if (first && coins > balance) return `${coins} coins were sent with ${balance} on the balance.`;
        if (coins < exchangeLimits.minimumCoins) return `${coins} coins were sent.`;
        return intents(call, moment);
      },
      after: ({ snapshot: { context, value } }, step) => {
        if (step?.do === 'send' && step.event.type === 'balance.changed') balance = step.event.availableCoins;
        return value === 'done' && context.typed !== '' ? 'The amount was not cleared.' : undefined;
      },
    };
  },
};
