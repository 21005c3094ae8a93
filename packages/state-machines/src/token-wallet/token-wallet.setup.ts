import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { purchasingAt, sellableCents } from '@mirror-studio/domain/economy';
import { assign, emit, raise, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { isRefusal, type Thrown, toFailure } from '../shared/failure.ts';
import { notice, serverWords, textRef } from '../shared/notice.ts';
import type {
  CheckoutAnswer,
  CheckoutRequest,
  LogPage,
  TokenWalletContext,
  TokenWalletEmitted,
  TokenWalletEvent,
  TokenWalletInput,
} from './token-wallet.types.ts';

/**
 * Takes the context and where a new key comes from.
 *
 * @returns The intent: the unanswered one for the same amount.
 */
export function intentOf({ amountCents, intent, intents }: TokenWalletContext, newKey: () => string) {
  if (intent?.amountCents === amountCents) return {};
  return { intent: { amountCents, idempotencyKey: newKey() }, intents: intents + 1 };
}

/** What the states of the wallet are made of. */
export const tokenWalletSetup = setup({
  types: {
    context: {} as TokenWalletContext,
    events: {} as TokenWalletEvent | { readonly type: 'log.outdated' },
    emitted: {} as TokenWalletEmitted,
    input: {} as TokenWalletInput,
    tags: {} as 'open' | 'pending',
  },
  actors: {
    readLogs: missing<{ readonly cursor: string | null }, LogPage>('readLogs'),
    checkout: missing<CheckoutRequest, CheckoutAnswer>('checkout'),
  },
  delays: { answerTimeout: requestLimits.answerMs },
  guards: {
    isDisabled: ({ context }) => purchasingAt(context.purchasing, 'tokenWallet') === 'disabled',
    isEmpty: ({ context }) => context.logs?.length === 0,
    isUnread: ({ context }) => context.logs === null,
    hasMore: ({ context }) => context.nextCursor !== null,
    isRedirect: (_, { simulated, checkoutUrl }: CheckoutAnswer) =>
      simulated !== true && checkoutUrl !== undefined,
    /** This amount was asked for, and nobody knows whether it was bought. */
    isUnanswered: ({ context: { intent, amountCents } }) => intent?.amountCents === amountCents,
    isRefused: (_, { error }: Thrown) => isRefusal(error),
  },
  actions: {
    keepFirstPage: assign((_, { logs, nextCursor }: LogPage) => ({ logs, nextCursor, logFailure: null })),
    keepNextPage: assign(({ context }, { logs, nextCursor }: LogPage) => ({
      logs: [...(context.logs ?? []), ...logs],
      nextCursor,
      logFailure: null,
    })),
    keepLogFailure: assign((_, { error }: Thrown) => ({ logFailure: toFailure(error) })),
    keepAmount: assign((_, cents: number) => ({ amountCents: sellableCents(cents), failure: null })),
    createIntent: assign(({ context }) => intentOf(context, () => `intent-${context.intents + 1}`)),
    forgetIntent: assign({ intent: null }),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    readLogAgain: raise({ type: 'log.outdated' }),
    askForBalance: emit({ type: 'balance.outdated' }),
    leave: emit((_, { checkoutUrl }: CheckoutAnswer) => ({ type: 'redirect.asked', url: checkoutUrl ?? '' })),
    noticeDisabled: emit(notice('info', textRef('toasts', 'alphaModeTitle'), textRef('toasts', 'alphaMode'))),
    noticeDone: emit((_, { tokensIssued }: CheckoutAnswer) =>
      notice(
        'success',
        textRef('toasts', 'purchaseDoneTitle'),
        textRef('toasts', 'checkoutDone', { count: tokensIssued ?? 0 }),
        'balance',
      ),
    ),
    noticeFailed: emit(({ context }) =>
      notice(
        'error',
        textRef('toasts', 'purchaseFailedTitle'),
        serverWords(context.failure, textRef('toasts', 'checkoutFailed')),
      ),
    ),
  },
});
