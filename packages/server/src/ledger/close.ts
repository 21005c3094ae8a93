import { type Currency, currencies } from '@mirror-studio/domain/economy';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Queryable, whole } from '../database/index.ts';
import { lockAccounts } from './balance.ts';
import { type HousePurpose, type Leg, transfer } from './transfer.ts';

const row = v.object({
  purpose: v.picklist(['available', 'reserved']),
  currency: v.picklist(currencies),
  balance: whole,
});

/** Where each currency of a member came from. */
const source: Readonly<Record<Currency, HousePurpose>> = { coins: 'issue', credits: 'exchange' };

/**
 * Closes the account of a demonstration: one transfer gives back to the house whatever is left, once. The entries stay.
 * Called when nothing of the member is under way any more, in the caller's transaction.
 */
export async function closeAccount(tx: Queryable, member: string, now: Date): Promise<void> {
  await lockAccounts(tx, member);
  const left = await tx.all(
    row,
    sql`select purpose, currency, balance from studio.accounts where owner = ${member} and balance <> 0`,
  );
  if (left.length === 0) return;
  const legs = left.flatMap(({ purpose, currency, balance }): Leg[] => [
    { account: { member, purpose }, currency, amount: -balance },
    { account: { house: source[currency] }, currency, amount: balance },
  ]);
  await transfer(
    tx,
    {
      member,
      reason: 'demo_closed',
      note: 'The demonstration ended: what was left of its grant went back',
      businessKey: `demo_closed:${member}`,
      legs,
    },
    now,
  );
}
