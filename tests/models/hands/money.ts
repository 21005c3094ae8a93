import { coinPackages } from '@mirror-studio/domain/economy';
import { common } from '@mirror-studio/domain/texts/en/common';
import { exchange } from '@mirror-studio/domain/texts/en/exchange';
import { purchase } from '@mirror-studio/domain/texts/en/purchase';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import { button, closed, field, type HandsOf, opener, sent, system } from '../hand.ts';

const sendsExchange = new RegExp(`^(Exchange( .+)? coins?|${common.retry})$`);

export const exchangeHands: HandsOf<'exchange'> = {
  'dialog.opened': opener(shell.exchangeCoins),
  'dialog.closed': closed,
  'amount.changed': ({ typed }) => field(exchange.coins, typed, 'spinbutton'),
  'amount.stepped': ({ coins }) => button(coins > 0 ? common.increase : common.decrease)(),
  'exchange.submitted': sent(exchange.coins, sendsExchange, 'spinbutton'),
  'balance.changed': system('the ledger'),
};

const packageName = (id: string) => coinPackages.find((known) => known.id === id)?.id ?? id;

export const purchaseHands: HandsOf<'purchase'> = {
  'dialog.opened': opener(shell.mirrorCoins),
  'dialog.closed': closed,
  'package.chosen': ({ id }) => button(new RegExp(packageName(id), 'i'))(),
  'package.changed': button(purchase.change),
  'purchase.confirmed': button(new RegExp(`^(${purchase.confirm}|${common.retry})$`)),
};

export const tokenWalletHands: HandsOf<'token-wallet'> = {
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
