import type { Currency, LedgerReason } from '@mirror-studio/domain/economy';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Queryable, whole } from '../database/index.ts';

/** The house's own accounts: where value comes from, passes through, and ends. */
export type HousePurpose = 'issue' | 'exchange' | 'revenue' | 'gifts';
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
const accountRow = v.object({
  id: whole,
  owner: v.nullable(v.string()),
  purpose: v.string(),
  currency: v.string(),
});

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
  const accountOf = await accountsOf(tx, given.legs);
  // One order for everybody: two transfers over the same accounts can wait for each other, never for ever.
  const entries = given.legs
    .map((leg) => ({ ...leg, account: accountOf(leg) }))
    .toSorted((a, b) => a.account - b.account)
    .map(({ account, currency, amount }) => sql`(${written.id}, ${account}, ${currency}, ${amount})`);
  await tx.run(
    sql`insert into studio.entries (transfer_id, account_id, currency, amount) values ${sql.join(entries, sql`, `)}`,
  );
  return written.id;
}

/** Finds the accounts of the legs, and opens those that are not there yet. */
async function accountsOf(tx: Queryable, legs: readonly Leg[]): Promise<(leg: Leg) => number> {
  const wanted = legs.map((leg) => ({ ...ownerOf(leg), currency: leg.currency }));
  const found = new Map<string, number>();
  const find = async () => {
    // Each by the index of what makes an account one: a comparison that takes null for a value would read all of them.
    const each = wanted.map(
      ({ owner, purpose, currency }) =>
        sql`(owner ${owner === null ? sql`is null` : sql`= ${owner}::uuid`} and purpose = ${purpose} and currency = ${currency})`,
    );
    const rows = await tx.all(
      accountRow,
      sql`select id, owner, purpose, currency from studio.accounts where ${sql.join(each, sql` or `)}`,
    );
    for (const row of rows) found.set(keyOf(row), row.id);
  };
  await find();
  const missing = wanted.filter((account) => !found.has(keyOf(account)));
  if (missing.length > 0) {
    const opened = missing.map(
      ({ owner, purpose, currency }) => sql`(${owner}::uuid, ${purpose}, ${currency})`,
    );
    await tx.run(
      sql`insert into studio.accounts (owner, purpose, currency) values ${sql.join(opened, sql`, `)}
        on conflict do nothing`,
    );
    await find();
  }
  return (leg) => {
    const id = found.get(keyOf({ ...ownerOf(leg), currency: leg.currency }));
    if (id === undefined) throw new Error('An account could not be opened');
    return id;
  };
}

const ownerOf = ({ account }: Leg) =>
  'member' in account
    ? { owner: account.member, purpose: account.purpose }
    : { owner: null, purpose: account.house };

const keyOf = ({ owner, purpose, currency }: { owner: string | null; purpose: string; currency: string }) =>
  `${owner ?? 'house'} ${purpose} ${currency}`;
