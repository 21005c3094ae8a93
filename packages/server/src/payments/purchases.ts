import { simulatedPurchaseLimits } from '@mirror-studio/domain/constants/wallet';
import {
  centsFromDollars,
  checkDailyPurchases,
  dayBeganAt,
  type OrderQuote,
  type PurchasingMode,
  quoteAmount,
  quotePackage,
} from '@mirror-studio/domain/economy';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, lockMember, type Queryable, whole } from '../database/index.ts';
import { refusals } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { balanceOf } from '../ledger/index.ts';
import { createOrder, orderOf } from './orders.ts';
import { noFacts } from './provider.ts';
import { settleHeld } from './settle.ts';

interface Buying {
  readonly member: string;
  readonly mode: PurchasingMode;
  readonly now: Date;
}

/** An order that was written down. */
interface Placed extends OrderQuote {
  readonly orderId: string;
  /** The balance, where the coins came at once and nothing was charged; null where it has to be paid first. */
  readonly balance: { readonly coins: number; readonly credits: number } | null;
}

/** A coin package (§7), by the coins and the cents that were shown. Throws HttpError where no package has those. */
export function packageFor(coins: number, priceCents: number): OrderQuote {
  const quote = quotePackage(coins, priceCents);
  if (!quote) throw new HttpError('INPUT_INVALID', refusals.packageUnknown);
  return quote;
}

/** Tokens by pack or by slider (§5, §7), for the dollars of the wire. Throws HttpError where the amount is not for sale. */
export function tokensFor(amountUsd: number): OrderQuote {
  const cents = centsFromDollars(amountUsd);
  const quote = cents === null ? null : quoteAmount(cents);
  if (quote === null) throw new HttpError('INPUT_INVALID', refusals.amountUnknown);
  return quote;
}

/**
 * Writes an order down. While purchases are simulated its coins come at once: nothing is charged, and the ledger says so (decisions).
 * Throws HttpError when purchasing is disabled, or enough was bought today.
 */
export async function placeOrder(tx: Queryable, buying: Buying, quote: OrderQuote): Promise<Placed> {
  const { member, mode, now } = buying;
  if (mode === 'disabled') throw new HttpError('FORBIDDEN', refusals.purchasingDisabled);
  const provider = mode === 'live' ? 'stripe' : 'simulated';
  if (provider === 'simulated') await refuseAboveDailyLimits(tx, buying, quote.coins);
  const orderId = await createOrder(tx, member, quote, provider, now);
  if (provider !== 'simulated') return { ...quote, orderId, balance: null };
  const order = await orderOf(tx, member, orderId);
  await settleHeld(tx, order, { ...noFacts, paidCents: quote.priceCents }, now);
  return { ...quote, orderId, balance: await balanceOf(tx, member) };
}

const boughtRow = v.object({ purchases: whole, coins: whole });

/** Counted under a lock, so that of two purchases at once the second sees the first. */
async function refuseAboveDailyLimits(tx: Queryable, { member, now }: Buying, coins: number): Promise<void> {
  await lockMember(tx, member, 'purchases');
  const bought = await tx.first(
    boughtRow,
    sql`select count(*) as purchases, coalesce(sum(e.amount), 0) as coins
      from studio.transfers t
      join studio.entries e on e.transfer_id = t.id and e.amount > 0
      where t.member = ${member} and t.reason in ('simulated_purchase', 'simulated_checkout')
        and t.created_at >= ${at(dayBeganAt(now))}`,
  );
  const refused = checkDailyPurchases(bought ?? { purchases: 0, coins: 0 }, coins, now);
  if (!refused) return;
  const { hours, minutes, coinsLeft: left } = refused;
  const { purchasesPerDay, coinsPerDay } = simulatedPurchaseLimits;
  const words =
    refused.reason === 'purchasesADay'
      ? refusals.purchasesADay({ most: purchasesPerDay, hours, minutes })
      : refusals.coinsADay({ most: coinsPerDay, left, hours, minutes });
  throw new HttpError('RATE_LIMITED', words);
}
