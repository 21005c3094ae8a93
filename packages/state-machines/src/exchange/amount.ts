import { checkExchange, creditsForCoins, parseCoins } from '@mirror-studio/domain/economy';
import { exchangeLimits } from '@mirror-studio/domain/limits';
import type { ExchangeContext } from './exchange.types.ts';

type Reading = Pick<ExchangeContext, 'availableCoins' | 'typed' | 'credits' | 'refusal'>;

/** Takes what was typed and the balance; returns what is known of the amount (§5). */
export function readAmount(typed: string, availableCoins: number): Reading {
  const check = checkExchange(typed, availableCoins);
  const coins = parseCoins(typed) ?? 0;
  return {
    availableCoins,
    typed,
    credits: coins >= exchangeLimits.minimumCoins ? creditsForCoins(coins) : null,
    refusal: check.ok ? null : check.reason,
  };
}

/** Takes what was typed, a step in coins and the balance; returns the text after the step, within what can be exchanged. */
export function stepAmount(typed: string, stepCoins: number, availableCoins: number): string {
  const { minimumCoins } = exchangeLimits;
  const from = parseCoins(typed);
  const to = from === null ? minimumCoins : from + stepCoins;
  return String(Math.max(minimumCoins, Math.min(to, availableCoins)));
}
