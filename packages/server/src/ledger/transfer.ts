import type { Currency, LedgerReason } from '@mirror-studio/domain/economy';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Queryable, whole } from '../database/index.ts';

/** The house's own accounts: where value comes from, passes through, and ends. */
export type HousePurpose = 'issue' | 'exchange' | 'revenue';
export type MemberPurpose = 'available' | 'reserved';

/** One leg of a transfer: what an account gains, or loses when negative. Whole coins or credits. */
export interface Leg {
  readonly account:
    | { readonly member: string; readonly purpose: MemberPurpose }
    | { readonly house: HousePurpose };
  readonly currency: Currency;
  readonly amount: number;
}

export interface Transfer {
  readonly member: string;
  readonly reason: LedgerReason;
  /** Why, in plain words. */
  readonly note: string;
  readonly jobId?: string;
  /** The same key moves value once. */
  readonly businessKey?: string;
  readonly legs: readonly Leg[];
}

const idRow = v.object({ id: v.string() });
const accountRow = v.object({ id: whole });

/**
 * Writes one transfer, inside the caller's transaction.
 * Takes the transfer; returns its id, or null when its business key was used before and nothing moves.
 * Throws the database's error when it does not balance or an account would fall below zero: all of it is undone.
 */
export async function transfer(tx: Queryable, given: Transfer, now: Date): Promise<string | null> {
  const written = await tx.first(
    idRow,
    sql`insert into studio.transfers (id, member, reason, note, job_id, business_key, created_at)
      values (${crypto.randomUUID()}, ${given.member}, ${given.reason}, ${given.note}, ${given.jobId ?? null},
        ${given.businessKey ?? null}, ${at(now)})
      on conflict (business_key) do nothing returning id`,
  );
  if (!written) return null;
  const legs: { account: number; leg: Leg }[] = [];
  for (const leg of given.legs) legs.push({ account: await accountOf(tx, leg), leg });
  // One order for everybody: two transfers over the same accounts can wait for each other, never for ever.
  for (const { account, leg } of legs.toSorted((a, b) => a.account - b.account)) {
    await tx.run(
      sql`insert into studio.entries (transfer_id, account_id, currency, amount)
        values (${written.id}, ${account}, ${leg.currency}, ${leg.amount})`,
    );
  }
  return written.id;
}

async function accountOf(tx: Queryable, { account, currency }: Leg): Promise<number> {
  const owner = 'member' in account ? account.member : null;
  const purpose = 'member' in account ? account.purpose : account.house;
  const find = () =>
    tx.first(
      accountRow,
      sql`select id from studio.accounts
        where owner is not distinct from ${owner}::uuid and purpose = ${purpose} and currency = ${currency}`,
    );
  const known = await find();
  if (known) return known.id;
  await tx.run(
    sql`insert into studio.accounts (owner, purpose, currency) values (${owner}, ${purpose}, ${currency})
      on conflict do nothing`,
  );
  const made = await find();
  if (!made) throw new Error('An account could not be opened');
  return made.id;
}
