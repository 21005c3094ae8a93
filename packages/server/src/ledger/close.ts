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

/** Why an account is closed, and what its last transfer says. */
const closings = {
  demo_closed: 'The demonstration ended: what was left of its grant went back',
  account_closed: 'The account was removed by its owner: what was left went back',
} as const;

/**
 * Closes the account of a member: one transfer gives back to the house whatever is left, once. The entries stay.
 * Called when nothing of the member is under way any more, in the caller's transaction.
 */
export async function closeAccount(
  tx: Queryable,
  member: string,
  reason: keyof typeof closings,
  now: Date,
): Promise<void> {
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
      reason,
      note: closings[reason],
      businessKey: `${reason}:${member}`,
      legs,
    },
    now,
  );
}

/**
 * Puts a name without a person in place of a member whose account is closed, in the journal and its accounts: nothing is taken out
 * of it and every sum stays. In the caller's transaction, after `closeAccount`. Throws the database's error where something is left.
 */
export async function makeNameless(tx: Queryable, member: string, nameless: string): Promise<void> {
  await tx.run(sql`select set_config('studio.nameless', ${`${member}>${nameless}`}, true)`);
  await tx.run(
    sql`update studio.transfers set member = ${nameless},
        business_key = replace(business_key, ${member}::text, ${nameless}::text) where member = ${member}`,
  );
  await tx.run(sql`update studio.accounts set owner = ${nameless} where owner = ${member}`);
  await tx.run(sql`select set_config('studio.nameless', '', true)`);
}
