import { checkExchange, previewCredits } from '@mirror-studio/domain/economy';
import type { ExchangeContext } from './exchange.types.ts';

type Reading = Pick<ExchangeContext, 'availableCoins' | 'typed' | 'locale' | 'credits' | 'refusal'>;

/** Takes what was typed, the balance and the locale of the text; returns what is known of the amount (§5). */
export function readAmount(typed: string, availableCoins: number, locale: string): Reading {
  const check = checkExchange(typed, availableCoins, locale);
  return {
    availableCoins,
    typed,
    locale,
    credits: previewCredits(typed, locale),
    refusal: check.ok ? null : check.reason,
  };
}
