import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Queryable } from '../database/index.ts';
import { addPeople, growLedger } from '../testing/benchmark/data.ts';
import { asker, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { exchangeCoins } from './exchange.ts';
import { runOncePerKey } from './idempotency.ts';
import { ledgerLogs } from './logs.ts';

/** So many accounts, transfers and entries that no planner reads all of them for one. */
const many = 5_000;
/** Between the beginning of the transaction and its end. */
const mostStatements = 7;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.services;
  await db.run(sql`insert into studio.accounts (owner, purpose, currency)
    select gen_random_uuid(), 'available', currency from generate_series(1, ${many}), unnest(array['coins', 'credits']) currency`);
  await db.run(sql`insert into studio.transfers (id, member, reason, note, created_at)
    select gen_random_uuid(), gen_random_uuid(), 'adjustment', 'one of many', now() from generate_series(1, ${many})`);
  await db.run(sql`insert into studio.idempotency (member, key, call, body_hash, created_at)
    select gen_random_uuid(), 'one of many', 'exchange', '', now() from generate_series(1, ${many})`);
  const [other] = await addPeople(db, 1);
  if (other) await growLedger(db, [other.id], many);
  await db.run(sql`analyze studio.accounts, studio.transfers, studio.entries, studio.idempotency`);
});
afterAll(() => server.close());

/** The database, with every statement of its transactions noted. */
function noting(db: Database) {
  const noted: SQL[] = [];
  const note = (tx: Queryable): Queryable => {
    const keep = (query: SQL) => {
      noted.push(query);
      return query;
    };
    return {
      all: (row, query) => tx.all(row, keep(query)),
      first: (row, query) => tx.first(row, keep(query)),
      run: (query) => tx.run(keep(query)),
    };
  };
  return {
    noted,
    db: {
      ...note(db),
      kind: db.kind,
      close: () => db.close(),
      transaction: (work) => db.transaction((tx) => work(note(tx))),
    } satisfies Database,
  };
}

async function readsWhole(db: Database, query: SQL): Promise<string[]> {
  const plan = await db.all(v.looseObject({ 'QUERY PLAN': v.string() }), sql`explain ${query}`);
  return plan
    .map((line) => line['QUERY PLAN'])
    .filter((line) => /Seq Scan on (accounts|transfers|idempotency|entries)/.test(line));
}

/** Somebody who has been here: with the first call comes the welcome. */
async function newcomer() {
  const { session, user } = await signIn(server);
  await asker(server.url, session.access_token)('GET', '/api/balance');
  return user;
}

test('an exchange asks the database seldom, and never reads a table whole', async () => {
  const user = await newcomer();
  const { noted, db } = noting(server.services.db);
  const exchange = (key: string) =>
    runOncePerKey(
      { db, clock: server.services.clock },
      { member: user.id, endpoint: 'exchange', body: { coins: 20 }, key },
      (tx) => exchangeCoins(tx, user.id, 20, new Date()),
    );
  // The first one opens the account of credits.
  await exchange('first');
  noted.length = 0;
  await exchange('second');
  expect(noted.length).toBeLessThanOrEqual(mostStatements);
  for (const query of noted) expect(await readsWhole(server.services.db, query)).toEqual([]);
});

test('a page of the ledger reads no table whole', async () => {
  const user = await newcomer();
  const { noted, db } = noting(server.services.db);
  await ledgerLogs(db, user.id, null, 20);
  expect(noted.length).toBeGreaterThan(0);
  for (const query of noted) expect(await readsWhole(server.services.db, query)).toEqual([]);
});
