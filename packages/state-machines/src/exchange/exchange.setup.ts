import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { exchangeRefusalTexts, readExchangeAmount } from '@mirror-studio/domain/economy';
import { assign, emit, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { isRefusal, type Thrown, toFailure } from '../shared/failure.ts';
import { notice, serverWords, textRef } from '../shared/notice.ts';
import type {
  ExchangeContext,
  ExchangeEmitted,
  ExchangeEvent,
  ExchangeInput,
  ExchangeReceipt,
  ExchangeRequest,
} from './exchange.types.ts';

/**
 * Takes the context and a key.
 *
 * @returns The next intent: the typed amount under that key.
 */
export const intentOf = ({ coins, intents }: ExchangeContext, idempotencyKey: string) => ({
  intent: { coins: coins ?? 0, idempotencyKey },
  intents: intents + 1,
});

/** What the states of the exchange are made of. */
export const exchangeSetup = setup({
  types: {
    context: {} as ExchangeContext,
    events: {} as ExchangeEvent,
    emitted: {} as ExchangeEmitted,
    input: {} as ExchangeInput,
    tags: {} as 'open' | 'pending',
  },
  actors: { exchange: missing<ExchangeRequest, ExchangeReceipt>('exchange') },
  delays: { answerTimeout: requestLimits.answerMs },
  guards: {
    isUntouched: ({ context }) => context.typed === '',
    isValid: ({ context }) => context.refusal === null,
    isInvalidAmount: ({ context }) => context.refusal === 'invalidAmount',
    isAmbiguousAmount: ({ context }) => context.refusal === 'ambiguousAmount',
    isBelowMinimum: ({ context }) => context.refusal === 'belowMinimum',
    isOutcomeUnknown: ({ context }) => context.intent !== null,
    isOtherAmount: ({ context }, typed: string) => typed !== context.typed,
    isRefused: (_, { error }: Thrown) => isRefusal(error),
  },
  actions: {
    readTyped: assign(({ context: { availableCoins, locale } }, typed: string) =>
      readExchangeAmount(typed, availableCoins, locale),
    ),
    readBalance: assign(({ context: { typed, locale } }, coins: number) =>
      readExchangeAmount(typed, coins, locale),
    ),
    readLocale: assign(({ context }, { locale = context.locale }: { readonly locale?: string }) =>
      readExchangeAmount(context.typed, context.availableCoins, locale),
    ),
    createIntent: assign(({ context }) => intentOf(context, `intent-${context.intents + 1}`)),
    forgetIntent: assign({ intent: null }),
    keepReceipt: assign((_, receipt: ExchangeReceipt) => ({ receipt })),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    askForBalance: emit({ type: 'balance.outdated' }),
    refuseAmount: emit(({ context }) => {
      const texts = exchangeRefusalTexts[context.refusal ?? 'invalidAmount'];
      return notice('error', textRef('exchange', texts.title), textRef('exchange', texts.description));
    }),
    notifyFailure: emit(({ context }) =>
      notice(
        'error',
        textRef('toasts', 'exchangeFailedTitle'),
        serverWords(context.failure, textRef('toasts', 'exchangeFailed')),
      ),
    ),
    notifyReceipt: emit((_, { coins, credits }: ExchangeReceipt) =>
      notice(
        'success',
        textRef('toasts', 'exchangeSuccessTitle'),
        textRef('toasts', 'exchangeSuccess', { coins, credits }),
        'balance',
      ),
    ),
  },
});
