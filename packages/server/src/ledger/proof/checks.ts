import { createHash } from 'node:crypto';
import { type ChainEntry, type LedgerVerdict, ledgerCheck } from '@mirror-studio/domain/ledger';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Database, whole } from '../../database/index.ts';
import { chainEntries, chainHeads } from '../chain.ts';
import type { EconomyModel } from './model.ts';

const sumRow = v.object({ coins: whole, credits: whole, adrift: whole, unbalanced: whole });

/** What must be nothing, always. */
export async function wrongSums(db: Database) {
  return db.first(
    sumRow,
    sql`select
      (select coalesce(sum(amount), 0) from studio.entries where currency = 'coins') as coins,
      (select coalesce(sum(amount), 0) from studio.entries where currency = 'credits') as credits,
      (select count(*) from studio.accounts a
        left join (select account_id, sum(amount) as total from studio.entries group by account_id) e
          on e.account_id = a.id
        where balance <> coalesce(total, 0)) as adrift,
      (select count(*) from (select transfer_id from studio.entries
        group by transfer_id, currency having sum(amount) <> 0) t) as unbalanced`,
  );
}
export const nothingWrong = { coins: 0, credits: 0, adrift: 0, unbalanced: 0 };

const balancesRow = v.object({ coins: whole, credits: whole });

/** What all balances of each currency come to: nothing, after each step. The entries are added up more seldom (`wrongSums`). */
export const balancesSum = (db: Database) =>
  db.first(
    balancesRow,
    sql`select coalesce(sum(balance) filter (where currency = 'coins'), 0) as coins,
      coalesce(sum(balance) filter (where currency = 'credits'), 0) as credits from studio.accounts`,
  );

const accountRow = v.object({
  owner: v.nullable(v.string()),
  purpose: v.string(),
  currency: v.string(),
  balance: whole,
});

/** Every balance of the database, and what the model says that they are; those of nothing are left out of both. */
export async function allBalances(db: Database, { members, house }: EconomyModel) {
  const rows = await db.all(
    accountRow,
    sql`select owner, purpose, currency, balance from studio.accounts where balance <> 0`,
  );
  const found = new Map(
    rows.map((row) => [`${row.owner ?? 'house'} ${row.purpose} ${row.currency}`, row.balance]),
  );
  const said = new Map<string, number>([
    ['house issue coins', house.issueCoins],
    ['house issue credits', house.issueCredits],
    ['house exchange coins', house.exchangeCoins],
    ['house exchange credits', house.exchangeCredits],
    ['house revenue credits', house.revenue],
    ['house gifts coins', house.gifts],
  ]);
  for (const [id, { coins, credits, reserved }] of members) {
    said.set(`${id} available coins`, coins);
    said.set(`${id} available credits`, credits);
    said.set(`${id} reserved credits`, reserved);
  }
  const inOrder = (of: Map<string, number>) =>
    [...of].filter(([, balance]) => balance !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { found: inOrder(found), said: inOrder(said) };
}

interface ChainPage {
  readonly entries: ChainEntry[];
  readonly nextCursor: string | null;
}

/** Goes over the chain of a member, as their browser does. */
export async function chainOf(db: Database, member: string): Promise<LedgerVerdict> {
  const check = ledgerCheck({
    heads: () => chainHeads(db, member),
    page: async ({ purpose, currency }, after) => {
      const text = await chainEntries(db, member, {
        purpose,
        currency,
        after: Number(after ?? 0),
        rows: 1_000,
      });
      const { entries, nextCursor } = JSON.parse(text) as ChainPage;
      return { entries, next: nextCursor };
    },
    digest: async (texts) => texts.map((text) => createHash('sha256').update(text, 'utf8').digest('hex')),
  });
  for (;;) {
    const { verdict } = await check.step();
    if (verdict) return verdict;
  }
}
const ownerRow = v.object({ owner: v.string() });
/** Everybody who has accounts, also under a name without a person. */
export const owners = async (db: Database) =>
  (await db.all(ownerRow, sql`select distinct owner from studio.accounts where owner is not null`)).map(
    ({ owner }) => owner,
  );
