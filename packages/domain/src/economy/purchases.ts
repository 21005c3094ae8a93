import { customAmountLimits, mirrorBonusLimits, walletLimits } from '../constants/wallet.ts';
import { isWholeAmount } from './rates.ts';

/** A package of the alpha purchase dialog (§3, §9). Name and description are texts: `purchase.<id>Name`. */
export interface CoinPackage {
  readonly id: 'sovereign' | 'regal' | 'royal';
  readonly coins: number;
  readonly priceCents: number;
  /** What the package saves against the smallest one, as the specification states it. */
  readonly bonusPercent: number;
  readonly popular: boolean;
}

/** §9 Alpha packages. */
export const coinPackages: readonly CoinPackage[] = [
  { id: 'sovereign', coins: 500, priceCents: 4999, bonusPercent: 0, popular: false },
  { id: 'regal', coins: 1200, priceCents: 9999, bonusPercent: 17, popular: true },
  { id: 'royal', coins: 3000, priceCents: 19999, bonusPercent: 33, popular: false },
];
export type CoinPackageId = CoinPackage['id'];

/** A standard token pack (§3). */
export interface TokenPack {
  readonly tokens: number;
  readonly priceCents: number;
}

/** §9 Standard token packs. */
export const tokenPacks: readonly TokenPack[] = [
  { tokens: 50, priceCents: 500 },
  { tokens: 100, priceCents: 950 },
  { tokens: 500, priceCents: 4500 },
];

/** What an amount of money buys: whole tokens. */
export interface TokenQuote {
  readonly baseTokens: number;
  readonly bonusTokens: number;
  readonly totalTokens: number;
}

/**
 * Says whether a price earns the Mirror bonus: it lies within the tolerance of one of the three prices (§5).
 *
 * @param priceCents - Cents.
 * @returns False for anything that is not whole cents.
 */
export function earnsMirrorBonus(priceCents: number): boolean {
  if (!isWholeAmount(priceCents)) return false;
  return mirrorBonusLimits.priceCents.some(
    (price) => Math.abs(priceCents - price) <= mirrorBonusLimits.toleranceCents,
  );
}

/**
 * The bonus on a purchase: 11 % of the base tokens, rounded down, when the price earns it (§5). Takes the price in
 * cents and the base in whole tokens.
 *
 * @returns Whole tokens.
 */
export function bonusTokens(priceCents: number, baseTokens: number): number {
  return earnsMirrorBonus(priceCents) ? Math.floor((baseTokens * mirrorBonusLimits.percent) / 100) : 0;
}

/**
 * What a custom amount buys (§5).
 *
 * @param amountCents - Whole cents, zero or more.
 * @returns Base, bonus and total in whole tokens.
 * @throws RangeError for a negative or fractional number of cents.
 */
export function quoteTokens(amountCents: number): TokenQuote {
  if (!isWholeAmount(amountCents) || amountCents < 0)
    throw new RangeError(`Not an amount of cents: ${amountCents}`);
  const baseTokens = Math.floor((amountCents * customAmountLimits.tokensPerDollar) / 100);
  const bonus = bonusTokens(amountCents, baseTokens);
  return { baseTokens, bonusTokens: bonus, totalTokens: baseTokens + bonus };
}

/**
 * What the wallet's checkout gives for an amount: a pack's tokens at the price of a pack, otherwise what a custom
 * amount buys (§5, §9; decided, since the wire carries the amount alone).
 *
 * @param amountCents - Whole cents.
 * @returns Base, bonus and total in whole tokens, or null for an amount that is not for sale: neither a pack's price,
 * nor a stand of the slider, nor within the tolerance of a price that earns the Mirror bonus.
 */
export function quoteCheckout(amountCents: number): TokenQuote | null {
  const pack = tokenPacks.find(({ priceCents }) => priceCents === amountCents);
  if (pack) {
    const bonus = bonusTokens(pack.priceCents, pack.tokens);
    return { baseTokens: pack.tokens, bonusTokens: bonus, totalTokens: pack.tokens + bonus };
  }
  return isCustomAmount(amountCents) || earnsMirrorBonus(amountCents) ? quoteTokens(amountCents) : null;
}

/**
 * The amount that the wallet stands on after a change (§5): one that is for sale stays, another goes to the nearest
 * step of the slider within its ends. A move of the slider ends on a step, in the direction of the move. Takes the
 * cents asked for, and those before when the slider moved.
 *
 * @returns Whole cents.
 */
export function sellableCents(askedCents: number, beforeCents: number = askedCents): number {
  if (askedCents === beforeCents && quoteCheckout(askedCents) !== null) return askedCents;
  const { minimumCents, maximumCents, stepCents } = customAmountLimits;
  const steps = (askedCents - minimumCents) / stepCents;
  const whole =
    askedCents > beforeCents
      ? Math.ceil(steps)
      : askedCents < beforeCents
        ? Math.floor(steps)
        : Math.round(steps);
  return Math.max(minimumCents, Math.min(maximumCents, minimumCents + whole * stepCents));
}

/**
 * Says whether the wallet's slider can stand on an amount: within its ends and on a step (§5).
 *
 * @param amountCents - Cents.
 * @returns True or false.
 */
export function isCustomAmount(amountCents: number): boolean {
  const { minimumCents, maximumCents, stepCents } = customAmountLimits;
  return (
    isWholeAmount(amountCents) &&
    amountCents >= minimumCents &&
    amountCents <= maximumCents &&
    (amountCents - minimumCents) % stepCents === 0
  );
}

/**
 * Reads a price in dollars, as the wire's `amountUsd` gives it (§7).
 *
 * @param dollars - Dollars.
 * @returns Whole cents, or null when there is a fraction of a cent or no number.
 */
export function centsFromDollars(dollars: number): number | null {
  const cents = Math.round(dollars * 100);
  return Number.isFinite(dollars) && Math.abs(dollars * 100 - cents) < 1e-6 ? cents : null;
}

/** The wire's `amountUsd` for whole cents: takes cents, returns dollars (§7). */
export function dollarsFromCents(cents: number): number {
  return cents / 100;
}

/** Says whether the 'Soft Launch Mode' banner shows: takes the balance in coins (§2, §9). */
export function showsSoftLaunch(coins: number): boolean {
  return coins > walletLimits.softLaunchAboveCoins;
}

/** Decided: the coins a new account gets once through the ledger; the specification gives no opening balance. */
export const welcomeGrantCoins: number = walletLimits.welcomeGrantCoins;
