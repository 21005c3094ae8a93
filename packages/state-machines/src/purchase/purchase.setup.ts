import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { type CoinPackage, coinPackages, purchasingAt } from '@mirror-studio/domain/economy';
import { assign, emit, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { isRefusal, type Thrown, toFailure } from '../shared/failure.ts';
import { notice, serverWords, textRef } from '../shared/notice.ts';
import type {
  PurchaseContext,
  PurchaseEmitted,
  PurchaseEvent,
  PurchaseInput,
  PurchaseRequest,
} from './purchase.types.ts';

/**
 * Takes the context and where a new key comes from.
 *
 * @returns The intent: the unanswered one for the same package.
 */
export function intentOf({ pack, intent, intents }: PurchaseContext, newKey: () => string) {
  if (pack === null || intent?.pack.id === pack.id) return {};
  return { intent: { pack, idempotencyKey: newKey() }, intents: intents + 1 };
}

/** Where it is paid; null where it is bought already. */
function checkoutOf(answer: unknown): string | null {
  const url: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'checkoutUrl') : undefined;
  return typeof url === 'string' ? url : null;
}

/** What the states of the purchase dialog are made of. */
export const purchaseSetup = setup({
  types: {
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent,
    emitted: {} as PurchaseEmitted,
    input: {} as PurchaseInput,
    tags: {} as 'open' | 'pending',
  },
  actors: { purchase: missing<PurchaseRequest, unknown>('purchase') },
  delays: { answerTimeout: requestLimits.answerMs },
  guards: {
    isDisabled: ({ context }) => purchasingAt(context.purchasing, 'purchaseDialog') === 'disabled',
    /** It was asked for, and nobody knows whether it was bought. */
    isUnanswered: ({ context }, { id }: { id: CoinPackage['id'] }) => context.intent?.pack.id === id,
    isRedirect: (_, { output }: { output: unknown }) => checkoutOf(output) !== null,
    isRefused: (_, { error }: Thrown) => isRefusal(error),
  },
  actions: {
    keepPackage: assign((_, { id }: { id: CoinPackage['id'] }) => ({
      pack: coinPackages.find((pack) => pack.id === id) ?? null,
    })),
    forgetPackage: assign({ pack: null, failure: null }),
    createIntent: assign(({ context }) => intentOf(context, () => `intent-${context.intents + 1}`)),
    forgetIntent: assign({ intent: null }),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    askForBalance: emit({ type: 'balance.outdated' }),
    leave: emit((_, { output }: { output: unknown }) => ({
      type: 'redirect.asked',
      url: checkoutOf(output) ?? '',
    })),
    noticeDisabled: emit(notice('info', textRef('toasts', 'alphaModeTitle'), textRef('toasts', 'alphaMode'))),
    noticeDone: emit(({ context }) =>
      notice(
        'success',
        textRef('toasts', 'purchaseDoneTitle'),
        textRef('toasts', 'purchaseDone', { count: context.intent?.pack.coins ?? 0 }),
        'balance',
      ),
    ),
    noticeFailed: emit(({ context }) =>
      notice(
        'error',
        textRef('toasts', 'purchaseFailedTitle'),
        serverWords(context.failure, textRef('toasts', 'purchaseFailed')),
      ),
    ),
  },
});
