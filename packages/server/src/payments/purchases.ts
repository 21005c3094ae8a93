import { simulatedPurchaseLimits } from '@mirror-studio/domain/constants/wallet';
import {
  centsFromDollars,
  checkDailyPurchases,
  coinPackages,
  dayBeganAt,
  dollarsFromCents,
  type LedgerReason,
  type PurchasingMode,
  quoteCheckout,
} from '@mirror-studio/domain/economy';
import { formatText } from '@mirror-studio/domain/texts';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, lockMember, type Queryable, whole } from '../database/index.ts';
import { HttpError } from '../http/index.ts';
import { balanceOf } from '../ledger/index.ts';
import { transfer } from '../ledger/transfer.ts';

interface Buying {
  readonly member: string;
  readonly mode: PurchasingMode;
  readonly now: Date;
}

/**
 * Buys a coin package of the alpha dialog, simulated: nothing is charged, and the ledger says so (§7, decisions).
 * Takes the coins and the cents that the dialog showed; returns what was issued and the balance after it.
 * Throws HttpError when purchasing is disabled, no package has those coins at that price, or enough was bought today.
 */
export async function buyPackage(tx: Queryable, buying: Buying, coins: number, priceCents: number) {
  refuseWhenDisabled(buying.mode);
  const found = coinPackages.find((one) => one.coins === coins && one.priceCents === priceCents);
  if (!found) throw new HttpError('INPUT_INVALID', refusals.packageUnknown);
  await issue(tx, buying, 'simulated_purchase', coins, priceCents);
  return { ok: true as const, simulated: true, coins, balance: await balanceOf(tx, buying.member) };
}

/**
 * Buys tokens in the wallet, by pack or by slider, simulated likewise (§5, §7).
 * Takes the amount in dollars as the wire carries it; returns the tokens issued.
 * Throws HttpError when purchasing is disabled, the amount is not for sale, or enough was bought today.
 */
export async function buyTokens(tx: Queryable, buying: Buying, amountUsd: number) {
  refuseWhenDisabled(buying.mode);
  const cents = centsFromDollars(amountUsd);
  const quote = cents === null ? null : quoteCheckout(cents);
  if (cents === null || quote === null) throw new HttpError('INPUT_INVALID', refusals.amountUnknown);
  await issue(tx, buying, 'simulated_checkout', quote.totalTokens, cents);
  return { simulated: true, tokensIssued: quote.totalTokens };
}

function refuseWhenDisabled(mode: PurchasingMode): void {
  if (mode !== 'simulated') throw new HttpError('FORBIDDEN', refusals.purchasingDisabled);
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
      ? formatText(refusals, 'purchasesADay', 'en', { most: purchasesPerDay, hours, minutes })
      : formatText(refusals, 'coinsADay', 'en', { most: coinsPerDay, left, hours, minutes });
  throw new HttpError('RATE_LIMITED', words);
}

async function issue(
  tx: Queryable,
  buying: Buying,
  reason: Extract<LedgerReason, 'simulated_purchase' | 'simulated_checkout'>,
  coins: number,
  priceCents: number,
) {
  const { member, now } = buying;
  await refuseAboveDailyLimits(tx, buying, coins);
  const price = dollarsFromCents(priceCents).toLocaleString('en', { style: 'currency', currency: 'USD' });
  return transfer(
    tx,
    {
      member,
      reason,
      note: `Simulated: ${coins} Mirror Coins for ${price}; nothing was charged`,
      legs: [
        { account: { house: 'issue' }, currency: 'coins', amount: -coins },
        { account: { member, purpose: 'available' }, currency: 'coins', amount: coins },
      ],
    },
    now,
  );
}
