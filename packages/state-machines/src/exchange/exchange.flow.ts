import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { common } from '@mirror-studio/domain/texts/en/common';
import { exchange } from '@mirror-studio/domain/texts/en/exchange';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, closed, field, type Interactions, opener, sent, system } from '../explore/interactions.ts';
import { exchangeMachine, provideExchange } from './exchange.machine.ts';
import type { ExchangeReceipt } from './exchange.types.ts';

const sendsExchange = new RegExp(`^(Exchange( .+)? coins?|${common.retry})$`);

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof exchangeMachine> = {
  'dialog.opened': opener(shell.exchangeCoins),
  'dialog.closed': closed,
  'amount.changed': ({ typed }) => field(exchange.coins, typed, 'spinbutton'),
  'amount.stepped': ({ coins }) => button(coins > 0 ? common.increase : common.decrease)(),
  'exchange.submitted': sent(exchange.coins, sendsExchange, 'spinbutton'),
  'balance.changed': system('the ledger'),
};

/** What an exploration of the exchange sends, and what tells its states apart on screen. */
export const exchangeFlow = defineFlow({
  name: 'exchange',
  about:
    'Coins for credits. Nothing above the balance is sent, one key stands for one intent, and when the answer gets lost the same question can be asked again without paying twice.',
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
  variantOf: ({ context, value }) => [
    context.credits === 1 ? 'oneCredit' : context.credits === null ? '' : 'manyCredits',
    context.availableCoins === 0 ? 'noCoins' : '',
    value === 'refused' && context.refusal !== null ? context.refusal : '',
    value === 'closed' && context.intent !== null ? 'unanswered' : '',
  ],
  interactions,
  deviceLimits: [
    {
      names: [
        'exchange.editing on exchange.submitted -> exchange.editing.invalid',
        'exchange.refused on exchange.submitted -> exchange.editing',
      ],
      only: 'keyboard',
      because: 'the button is off while the amount is not valid; Enter in the field sends all the same',
    },
  ],
  shownBy: ['Components/ExchangeDialog', 'Components/BalanceHUD'],
});
