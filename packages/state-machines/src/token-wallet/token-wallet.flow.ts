import { tokenPacks } from '@mirror-studio/domain/economy';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { common } from '@mirror-studio/domain/texts/en/common';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, closed, type Interactions, opener, system } from '../explore/interactions.ts';
import { provideTokenWallet, tokenWalletMachine } from './token-wallet.machine.ts';

const entry = { id: '1', change: 500, reason: 'welcome_grant', createdAt: '2026-11-21T10:00:00Z' };

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof tokenWalletMachine> = {
  'wallet.opened': opener(wallet.title),
  'wallet.closed': closed,
  'log.retried': button(common.retry),
  // Where the end of the list comes into view the view asks by itself; after a failure it is asked.
  'log.continued': button(common.retry),
  'log.outdated': system('the machine itself'),
  'amount.changed': () => ({
    keyboard: [
      { tab: ['slider', wallet.customAmount] },
      { press: 'Home' },
      ...[1, 2, 3, 4, 5, 6, 7].map(() => ({ press: 'ArrowRight' })),
    ],
    // From elsewhere: where it stands already it says nothing.
    pointer: [0.5, 3.5 / 97.5].map((at) => ({ slide: ['slider', wallet.customAmount], at })),
  }),
  'pack.chosen': () => button(/^500 tokens/)(),
  'checkout.submitted': button(new RegExp(`^(${wallet.purchase}|${common.retry})$`)),
};

/** What an exploration of the wallet sends, and what tells its states apart on screen. */
export const tokenWalletFlow = defineFlow({
  name: 'token-wallet',
  about:
    'Balance, transactions, and tokens to buy by pack or slider. A checkout whose answer got lost is asked for again under its key.',
  machine: tokenWalletMachine,
  provide: provideTokenWallet,
  inputs: { live: { purchasing: 'live' }, simulated: { purchasing: 'simulated' } },
  events: [
    { type: 'wallet.opened' },
    { type: 'wallet.closed' },
    { type: 'log.retried' },
    { type: 'log.continued' },
    { type: 'amount.changed', amountCents: 500 },
    { type: 'pack.chosen', priceCents: tokenPacks[2]?.priceCents ?? 0 },
    { type: 'checkout.submitted' },
    done('readLogs', { logs: [], nextCursor: null }),
    done('readLogs', { logs: [entry], nextCursor: 'next' }),
    failed('readLogs', networkError()),
    done('continueLogs', { logs: [{ ...entry, id: '2' }], nextCursor: null }),
    failed('continueLogs', networkError()),
    done('checkout', { simulated: true, tokensIssued: 50 }),
    done('checkout', { checkoutUrl: 'https://pay.example.com/1' }),
    failed('checkout', new ApiError({ status: 422, code: 'INPUT_INVALID', message: 'Not this amount' })),
    failed('checkout', networkError()),
  ],
  variantOf: ({ context, value }) => [value !== 'closed' && context.purchasing !== 'live' ? 'preview' : ''],
  hiddenClassOf: ({ context }) => [
    String(context.nextCursor),
    String(context.intent?.amountCents),
    context.logs === null ? 'unread' : String(context.logs.length === 0),
  ],
  interactions,
  deviceLimits: [
    {
      names: ['tokenWallet.open.checkout.choosing on checkout.submitted when isDisabled'],
      only: 'neither',
      because: `the button says "${wallet.previewMode}" and is off`,
    },
  ],
  window: { heightPx: 940 },
  shownBy: ['Components/TokenWallet', 'Components/TokenCounter'],
});
