import { exchangeLimits } from '../constants/exchange.ts';
import { latinDigits } from '../texts/latin-digits.ts';
import { creditsForCoins, isWholeAmount, remainderCoins } from './rates.ts';

/** Why an exchange is refused, in the order in which the rules are checked (§5). */
export const exchangeRefusals = ['invalidAmount', 'ambiguousAmount', 'belowMinimum', 'aboveBalance'] as const;
export type ExchangeRefusal = (typeof exchangeRefusals)[number];

export type ExchangeCheck =
  | {
      readonly ok: true;
      /** Whole coins that leave the balance. */
      readonly coins: number;
      /** Whole credits received. */
      readonly credits: number;
      /** Coins among them that make no whole credit. */
      readonly remainderCoins: number;
    }
  | { readonly ok: false; readonly reason: ExchangeRefusal };

/**
 * Reads what was typed into the amount field. Takes the text and the locale it was typed in ('es-MX', default 'en').
 * Thousands may be grouped as the locale does it, or by spaces or apostrophes; digits may be those of any script;
 * surrounding space, a currency sign ('US$') and the cents of a whole amount ('$1,000.00') are ignored. (§5)
 *
 * @returns Whole coins, zero or more, or null when it is not one: words, signs, fractions and numbers too large to be
 * exact are not amounts.
 */
export function parseCoins(typed: string, locale = 'en'): number | null {
  const digits = digitsOf(typed, locale);
  const coins = digits === null ? null : Number(digits);
  return coins !== null && isWholeAmount(coins) ? coins : null;
}

/**
 * Says whether a typed amount can be read in two ways: '1.000' is a thousand in Spanish and one in English.
 * Takes the text and the locale it was typed in (default 'en'); true where its one separator is the decimal one of the
 * locale and stands before three digits. (§5)
 */
export function isAmbiguousAmount(typed: string, locale = 'en'): boolean {
  const found = /^[1-9][0-9]{0,2}([.,])[0-9]{3}$/.exec(plain(typed));
  return found !== null && found[1] !== groupSeparator(locale);
}

const separators: Readonly<Record<string, string>> = {
  '\uFF0C': ',',
  '\uFF0E': '.',
  '\u066C': ',',
  '\u3000': ' ',
};

/** What copied text carries unseen: marks of direction, and spaces without a width. */
const unseen = /[\u200B-\u200F\u061C\u2060\u2066-\u2069\uFEFF]/g;

/** The text in ASCII digits and separators, without the space and the currency sign round it. */
function plain(typed: string): string {
  return latinDigits(typed)
    .replaceAll(unseen, '')
    .replaceAll(/[\uFF0C\uFF0E\u066C\u3000]/g, (sign) => separators[sign] ?? sign)
    .trim()
    .replace(/^(?:[A-Z]{1,2})?\p{Sc}\s*|\s*(?:[A-Z]{1,2})?\p{Sc}$/u, '');
}

const neutralSeparators = [' ', '\u00A0', '\u202F', '\u2009', "'", '\u2019'];

/** Without two noughts of cents behind the decimal sign of the locale, or behind a sign that groups nothing before it. */
function withoutCents(text: string, locale: string): string {
  const [, whole = '', sign] = /^([0-9].*)([.,])00$/.exec(text) ?? [];
  const isDecimal = sign !== undefined && (sign !== groupSeparator(locale) || /[.,]/.test(whole));
  return isDecimal && !whole.includes(sign) ? whole : text;
}

/** The digits of a whole number, grouped or not; null for anything else. */
function digitsOf(typed: string, locale: string): string | null {
  const given = plain(typed);
  const text = withoutCents(given, locale);
  if (/^[0-9]+$/.test(text)) return text;
  // One kind of separator, the same in every place; two groups of three cannot be a fraction, whichever they are.
  const found = /^[1-9][0-9]{0,2}([^0-9])[0-9]{3}(?:\1[0-9]{3})*$/.exec(text);
  const separator = found?.[1];
  if (separator === undefined || isAmbiguousAmount(given, locale)) return null;
  const isSeparator = ['.', ',', ...neutralSeparators].includes(separator);
  return isSeparator ? text.replaceAll(separator, '') : null;
}

function groupSeparator(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1_000_000);
  return parts.find(({ type }) => type === 'group')?.value ?? ',';
}

/**
 * Reads an amount of coins that is to move. Takes it as typed or as a number, and the locale of what was typed (default 'en').
 *
 * @returns Whole coins of one or more, or why it is no amount: too large to be exact is larger than any balance. (§5)
 */
export function readAmount(
  amount: string | number,
  locale = 'en',
): number | 'invalidAmount' | 'ambiguousAmount' | 'aboveBalance' {
  const coins = typeof amount === 'string' ? parseCoins(amount, locale) : amount;
  if (coins === null && typeof amount === 'string') {
    if (isAmbiguousAmount(amount, locale)) return 'ambiguousAmount';
    if (digitsOf(amount, locale) !== null) return 'aboveBalance';
  }
  return coins === null || !isWholeAmount(coins) || coins <= 0 ? 'invalidAmount' : coins;
}

/**
 * Checks an exchange of coins for credits in the order of §5: a positive whole number, at least the minimum, not
 * above what is available. Takes the amount as typed or as coins, the available coins and the locale of what was
 * typed (default 'en').
 *
 * @returns What would move or the first refusal.
 */
export function checkExchange(amount: string | number, availableCoins: number, locale = 'en'): ExchangeCheck {
  const coins = readAmount(amount, locale);
  if (typeof coins !== 'number') return { ok: false, reason: coins };
  if (coins < exchangeLimits.minimumCoins) return { ok: false, reason: 'belowMinimum' };
  if (coins > availableCoins) return { ok: false, reason: 'aboveBalance' };
  return { ok: true, coins, credits: creditsForCoins(coins), remainderCoins: remainderCoins(coins) };
}

/**
 * The credits that the preview shows for what was typed (§2 dialog 4): from the minimum on, also above the balance.
 * Takes the text and its locale (default 'en').
 *
 * @returns Whole credits, or null when it brings none.
 */
export function previewCredits(typed: string, locale = 'en'): number | null {
  const coins = parseCoins(typed, locale) ?? 0;
  return coins >= exchangeLimits.minimumCoins ? creditsForCoins(coins) : null;
}

/** An amount of coins while it is typed, and what is known of it. */
export interface ExchangeAmount {
  readonly typed: string;
  /** Whole coins on the balance it was judged by. */
  readonly availableCoins: number;
  /** The locale in which it was typed: 'es-MX'. */
  readonly locale: string;
  /** The whole coins that were typed, null where it is no amount. */
  readonly coins: number | null;
  /** The credits that the preview shows, null when it brings none. */
  readonly credits: number | null;
  /** The coins among them that make no whole credit; 0 when a rule is broken. */
  readonly remainderCoins: number;
  /** The first rule that it breaks, null when none. */
  readonly refusal: ExchangeRefusal | null;
}

/**
 * All that the field says of an amount (§2 dialog 4, §5).
 * Takes what was typed, the available coins and the locale of the text (default 'en').
 */
export function readExchangeAmount(typed: string, availableCoins: number, locale = 'en'): ExchangeAmount {
  const check = checkExchange(typed, availableCoins, locale);
  return {
    typed,
    availableCoins,
    locale,
    coins: parseCoins(typed, locale),
    credits: previewCredits(typed, locale),
    remainderCoins: check.ok ? check.remainderCoins : 0,
    refusal: check.ok ? null : check.reason,
  };
}

/**
 * The amount after a step of the field (§2 dialog 4). Takes what was typed, the step in coins, the available coins
 * and the locale of the text (default 'en'). From what is not an amount it begins at the minimum. With a balance
 * below the minimum there is no amount to step to: what was typed stays.
 *
 * @returns The text after it, from the minimum to the balance.
 */
export function stepExchange(
  typed: string,
  stepCoins: number,
  availableCoins: number,
  locale = 'en',
): string {
  const { minimumCoins } = exchangeLimits;
  if (availableCoins < minimumCoins) return typed;
  const from = parseCoins(typed, locale);
  const to = from === null ? minimumCoins : from + stepCoins;
  return String(Math.max(minimumCoins, Math.min(to, availableCoins)));
}

/** The keys of the namespace `exchange` that say each refusal (§5). */
export const exchangeRefusalTexts = {
  invalidAmount: { title: 'invalidAmountTitle', description: 'invalidAmountDescription' },
  ambiguousAmount: { title: 'invalidAmountTitle', description: 'ambiguousAmountDescription' },
  belowMinimum: { title: 'belowMinimumTitle', description: 'belowMinimumDescription' },
  aboveBalance: { title: 'aboveBalanceTitle', description: 'aboveBalanceDescription' },
} as const satisfies Record<ExchangeRefusal, { title: string; description: string }>;
