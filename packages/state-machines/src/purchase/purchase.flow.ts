import { coinPackages } from '@mirror-studio/domain/economy';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { defineFlow, done, failed } from '../walk/flow.ts';
import { providePurchase, purchaseMachine } from './purchase.machine.ts';

/** What a walk through the purchase dialog sends, and what tells its states apart on screen. */
export const purchaseFlow = defineFlow({
  name: 'purchase',
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
    failed('purchase', new ApiError({ status: 422, code: 'INPUT_INVALID', message: 'No such package' })),
    failed('purchase', networkError()),
  ],
  classOf: ({ context, value }) => [
    value !== 'closed' && context.purchasing === 'disabled' ? 'disabled' : '',
    context.pack?.id ?? '',
  ],
  hiddenClassOf: ({ context }) => [context.intent?.pack.id ?? ''],
});
