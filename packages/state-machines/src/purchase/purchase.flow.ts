import { coinPackages } from '@mirror-studio/domain/economy';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { common } from '@mirror-studio/domain/texts/en/common';
import { purchase } from '@mirror-studio/domain/texts/en/purchase';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, closed, type Interactions, opener } from '../explore/interactions.ts';
import { providePurchase, purchaseMachine } from './purchase.machine.ts';

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof purchaseMachine> = {
  'dialog.opened': opener(shell.mirrorCoins),
  'dialog.closed': closed,
  'package.chosen': ({ id }) => button(new RegExp(id, 'i'))(),
  'package.changed': button(purchase.change),
  'purchase.confirmed': button(new RegExp(`^(${purchase.confirm}|${common.retry})$`)),
};

/** What an exploration of the purchase dialog sends, and what tells its states apart on screen. */
export const purchaseFlow = defineFlow({
  name: 'purchase',
  about:
    'The alpha’s coin packages: list, confirm, change. Closing resets the choice, but not the memory of a purchase whose answer got lost.',
  machine: purchaseMachine,
  provide: providePurchase,
  inputs: { simulated: { purchasing: 'simulated' }, disabled: { purchasing: 'disabled' } },
  events: [
    { type: 'dialog.opened' },
    { type: 'dialog.closed' },
    ...coinPackages.map(({ id }) => ({ type: 'package.chosen', id }) as const),
    { type: 'package.changed' },
    { type: 'purchase.confirmed' },
    done('purchase', { ok: true }),
    done('purchase', { ok: true, checkoutUrl: 'https://pay.example.com/1' }),
    failed('purchase', new ApiError({ status: 422, code: 'INPUT_INVALID', message: 'No such package' })),
    failed('purchase', networkError()),
  ],
  variantOf: ({ context, value }) => [
    value !== 'closed' && context.purchasing === 'disabled' ? 'disabled' : '',
    context.pack?.id ?? '',
  ],
  hiddenClassOf: ({ context }) => [context.intent?.pack.id ?? ''],
  interactions,
  inexactEvents: ['package.chosen'],
  shownBy: ['Components/PurchaseDialog'],
});
