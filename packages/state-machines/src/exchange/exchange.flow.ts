import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { defineFlow, done, failed } from '../walk/flow.ts';
import { exchangeMachine, provideExchange } from './exchange.machine.ts';
import type { ExchangeReceipt } from './exchange.types.ts';

/** What a walk through the exchange sends, and what tells its states apart on screen. */
export const exchangeFlow = defineFlow({
  name: 'exchange',
  machine: exchangeMachine,
  provide: provideExchange,
  inputs: { plenty: { availableCoins: 500 }, none: { availableCoins: 0 } },
  events: [
    { type: 'dialog.opened' },
    { type: 'dialog.closed' },
    { type: 'amount.changed', typed: '420' },
    { type: 'amount.changed', typed: '10' },
    { type: 'amount.changed', typed: '9' },
    { type: 'amount.changed', typed: '501' },
    { type: 'amount.changed', typed: 'abc' },
    { type: 'amount.changed', typed: '1.000' },
    { type: 'amount.changed', typed: '' },
    { type: 'amount.stepped', coins: 10 },
    { type: 'exchange.submitted' },
    { type: 'balance.changed', availableCoins: 500 },
    { type: 'balance.changed', availableCoins: 100 },
    done<ExchangeReceipt>('exchange', { coins: 420, credits: 42, balance: { coins: 80, credits: 42 } }),
    failed(
      'exchange',
      new ApiError({ status: 402, code: 'COINS_INSUFFICIENT', message: 'Not enough coins on the balance' }),
    ),
    failed('exchange', networkError()),
  ],
  classOf: ({ context, value }) => [
    context.credits === 1 ? 'oneCredit' : context.credits === null ? '' : 'manyCredits',
    context.availableCoins === 0 ? 'noCoins' : '',
    value === 'refused' && context.refusal !== null ? context.refusal : '',
    value === 'closed' && context.intent !== null ? 'unanswered' : '',
  ],
});
