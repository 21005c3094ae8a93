import { createHash } from 'node:crypto';
import type { ChainEntry, ChainHead, LedgerSources, LedgerVerdict } from '@mirror-studio/domain/ledger';
import { chainedText, ledgerCheck, memberPurposes } from '@mirror-studio/domain/ledger';
import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { growLedger } from '../testing/benchmark/data.ts';
import { type Ask, asker, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { jobSteps } from '../testing/jobs.ts';
import { linkChains } from '../testing/link-chains.ts';
import { reserve, settle } from './reservation.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** Checks to the end. */
async function verdictOf({ step }: ReturnType<typeof ledgerCheck>): Promise<LedgerVerdict> {
  for (;;) {
    const { verdict } = await step();
    if (verdict) return verdict;
  }
}

/** The check as a browser makes it, by pages of three. */
function checkOf(ask: Ask, known: readonly ChainHead[] = []) {
  const sources: LedgerSources = {
    heads: async () => (await ask('GET', '/api/ledger/heads')).body['accounts'] as ChainHead[],
    page: async ({ purpose, currency }, after) => {
      const query = `purpose=${purpose}&currency=${currency}&limit=3${after === null ? '' : `&cursor=${after}`}`;
      const { body } = await ask('GET', `/api/ledger/chain?${query}`);
      return { entries: body['entries'] as ChainEntry[], next: body['nextCursor'] as string | null };
    },
    digest: async (texts) => texts.map(sha256),
  };
  return verdictOf(ledgerCheck(sources, known));
}

/** Somebody with eight entries of coins and some of credits, held ones too. */
async function member() {
  const { session, user } = await signIn(server);
  const ask = asker(server.url, session.access_token);
  for (const coins of [10, 20, 30, 40, 50, 60, 70]) await ask('POST', '/api/coins/exchange', { coins });
  const held = { member: user.id, jobId: crypto.randomUUID(), run: 1, credits: 5 };
  const now = server.clock.now();
  await server.services.db.transaction(async (tx) => {
    await reserve(tx, held, now);
    await settle(tx, held, { chargedCredits: 2, because: 'two pictures' }, now);
  });
  const mine = sql`account_id = (select id from studio.accounts
    where owner = ${user.id} and purpose = 'available' and currency = 'coins')`;
  return { ask, id: user.id, mine, heads: await headsOf(ask) };
}
const headsOf = async (ask: Ask) => (await ask('GET', '/api/ledger/heads')).body['accounts'] as ChainHead[];

/** What somebody does who may write the database and switches its guards off. */
const behind = (...statements: SQL[]) =>
  server.services.db.transaction(async (tx) => {
    const tables = ['entries', 'accounts', 'transfers'];
    for (const table of tables) await tx.run(sql.raw(`alter table studio.${table} disable trigger user`));
    for (const statement of statements) await tx.run(statement);
    for (const table of tables) await tx.run(sql.raw(`alter table studio.${table} enable trigger user`));
  });

const coins = { purpose: 'available', currency: 'coins' } as const;
const found = async (ask: Ask, known: readonly ChainHead[] = []) => {
  const verdict = await checkOf(ask, known);
  return verdict.agrees ? null : verdict.fault;
};

test('a ledger that nobody touched agrees, in both currencies and with what was held', async () => {
  const { ask, heads } = await member();
  expect(await checkOf(ask)).toEqual({ agrees: true, heads });
  expect(heads.map(({ purpose, currency }) => `${purpose} ${currency}`).toSorted()).toEqual([
    'available coins',
    'available credits',
    'reserved credits',
  ]);
});

type Tampered = Awaited<ReturnType<typeof member>>;
test.each<[string, (of: Tampered) => readonly SQL[], object]>([
  [
    'an amount that was changed',
    ({ mine }) => [sql`update studio.entries set amount = amount - 1 where ${mine} and sequence = 4`],
    { kind: 'sum', sequence: 4 },
  ],
  [
    'an amount that was changed with every balance after it',
    ({ mine }) => [
      sql`update studio.entries set amount = amount - 1 where ${mine} and sequence = 4`,
      sql`update studio.entries set balance = balance - 1 where ${mine} and sequence >= 4`,
      sql`update studio.accounts set balance = balance - 1 where id = (select account_id from studio.entries where ${mine} limit 1)`,
    ],
    { kind: 'digest', sequence: 4 },
  ],
  [
    'words that were changed',
    ({ mine }) => [
      sql`update studio.transfers set note = 'Nothing' where id = (select transfer_id from studio.entries where ${mine} and sequence = 2)`,
    ],
    { kind: 'digest', sequence: 2 },
  ],
  [
    'a row that was planted past the end',
    ({ mine }) => [
      sql`insert into studio.entries (transfer_id, account_id, currency, amount, sequence, balance, digest, reason, moved_at)
        select transfer_id, account_id, currency, -5, sequence + 1, balance - 5, digest, reason, moved_at
        from studio.entries where ${mine} order by sequence desc limit 1`,
    ],
    { kind: 'digest', sequence: 9 },
  ],
  [
    'a row that was planted with its digest, past the end that the account tells',
    ({ mine }) => [
      sql`insert into studio.entries (transfer_id, account_id, currency, amount, sequence, balance, digest, reason, moved_at)
        select t.id, e.account_id, e.currency, -5, e.sequence + 1, e.balance - 5,
          studio.entry_digest(e.digest, 'available', 'coins', e.sequence + 1, -5, e.balance - 5, t.id, t.reason, t.job_id,
            t.created_at, t.note), t.reason, t.created_at
        from studio.entries e join studio.transfers t on t.id = e.transfer_id where ${mine} order by sequence desc limit 1`,
    ],
    { kind: 'extra', sequence: 9 },
  ],
  [
    'a row that was removed',
    ({ mine }) => [sql`delete from studio.entries where ${mine} and sequence = 5`],
    { kind: 'missing', sequence: 5 },
  ],
  [
    'the last row that was removed',
    ({ mine }) => [sql`delete from studio.entries where ${mine} and sequence = 8`],
    { kind: 'missing', sequence: 8 },
  ],
  [
    'two rows that changed places',
    ({ mine }) => [
      sql`update studio.entries e set transfer_id = o.transfer_id, amount = o.amount, digest = o.digest,
          balance = case when e.sequence = 3 then e.balance - e.amount + o.amount else e.balance end
        from studio.entries o
        where e.account_id = o.account_id and e.${mine} and e.sequence in (3, 4) and o.sequence = 7 - e.sequence`,
    ],
    { kind: 'digest', sequence: 3 },
  ],
  [
    'two rows that changed their numbers',
    ({ mine }) => [
      sql`update studio.entries set sequence = 7 - sequence where ${mine} and sequence in (3, 4)`,
    ],
    { kind: 'missing', sequence: 3 },
  ],
  [
    'a balance that was changed',
    ({ id }) => [
      sql`update studio.accounts set balance = balance + 100 where owner = ${id} and purpose = 'available' and currency = 'coins'`,
    ],
    { kind: 'balance', sequence: 8 },
  ],
  [
    'another end',
    ({ id }) => [
      sql`update studio.accounts set head = sha256('other') where owner = ${id} and purpose = 'available' and currency = 'coins'`,
    ],
    { kind: 'end', sequence: 8 },
  ],
])('%s is found', async (_what, tamper, fault) => {
  const someone = await member();
  await behind(...tamper(someone));
  expect(await found(someone.ask)).toMatchObject({ ...coins, ...fault });
});

/** Takes the last row out, and makes the account say so. */
const forget = ({ id, mine }: Tampered) => [
  sql`delete from studio.entries where ${mine} and sequence = 8`,
  sql`update studio.accounts a set balance = e.balance, entries = 7, head = e.digest from studio.entries e
    where e.account_id = a.id and e.sequence = 7 and a.owner = ${id} and a.purpose = 'available' and a.currency = 'coins'`,
];

test('what the whole ledger was rewritten for agrees with itself, and not with a checkpoint from before', async () => {
  const forgotten = await member();
  await behind(...forget(forgotten));
  expect(await found(forgotten.ask)).toBeNull();
  expect(await found(forgotten.ask, forgotten.heads)).toMatchObject({ kind: 'checkpoint', sequence: 8 });

  const rewritten = await member();
  await behind(
    sql`update studio.transfers set note = 'Nothing' where id = (select transfer_id from studio.entries where ${rewritten.mine} and sequence = 2)`,
  );
  await linkChains(server.services.db, rewritten.id);
  expect(await found(rewritten.ask)).toBeNull();
  expect(await found(rewritten.ask, rewritten.heads)).toMatchObject({ kind: 'checkpoint' });
});

test('a checkpoint is signed with a key that anyone can have, and goes on to be contained when more is entered', async () => {
  const { ask, id, heads } = await member();
  const keys = await (await fetch(`${server.url}/api/ledger/keys`)).json();
  const { checkpoint } = (await ask('GET', '/api/ledger/checkpoint')).body as { checkpoint: string };
  const { payload, protectedHeader } = await jwtVerify(checkpoint, createLocalJWKSet(keys as JSONWebKeySet));
  expect(protectedHeader.typ).toBe('ledger-checkpoint+jwt');
  expect(payload).toMatchObject({ sub: id, accounts: heads });
  await ask('POST', '/api/coins/exchange', { coins: 10 });
  expect(await found(ask, payload['accounts'] as ChainHead[])).toBeNull();
  // It lets nobody in.
  const asMember = await fetch(`${server.url}/api/balance`, {
    headers: { authorization: `Bearer ${checkpoint}` },
  });
  expect(asMember.status).toBe(401);
});

test('entries that come at once stand in one order', async () => {
  const { ask } = await member();
  const { db } = server.services;
  const { session, user } = await signIn(server);
  const steps = jobSteps(server.services);
  await Promise.all(Array.from({ length: 24 }, (_, at) => steps.give(user.id, at + 1)));
  expect(await found(asker(server.url, session.access_token))).toBeNull();
  expect(await found(ask)).toBeNull();
  const twice = await db.all(
    v.object({ id: v.number() }),
    sql`select 1 as id from studio.entries group by account_id, sequence having count(*) > 1`,
  );
  expect(twice).toEqual([]);
});

test('the database makes the text that the browser makes, whatever stands in it', async () => {
  const { db } = server.services;
  const digestRow = v.object({ digest: v.string() });
  const note = fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .map((text) => text.replaceAll('\0', '').toWellFormed());
  const amount = fc.integer({ min: -(2 ** 53) + 1, max: 2 ** 53 - 1 });
  const hex = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('hex'));
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        previous: hex,
        purpose: fc.constantFrom(...memberPurposes),
        currency: fc.constantFrom('coins', 'credits'),
        sequence: fc.integer({ min: 1, max: 2 ** 40 }),
        amount,
        balance: amount,
        transferId: fc.uuid(),
        reason: fc.constantFrom('exchange', 'correction'),
        jobId: fc.option(fc.uuid()),
        at: fc.date({ min: new Date('2001-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }),
        microseconds: fc.integer({ min: 0, max: 999 }),
        note,
      }),
      async ({ previous, purpose, currency, microseconds, at, ...entry }) => {
        const exact = at.toISOString().replace('Z', `${String(microseconds).padStart(3, '0')}Z`);
        const made = await db.first(
          digestRow,
          sql`select encode(studio.entry_digest(decode(${previous}, 'hex'), ${purpose}, ${currency}, ${entry.sequence}::bigint,
            ${entry.amount}::bigint, ${entry.balance}::bigint, ${entry.transferId}::uuid, ${entry.reason}, ${entry.jobId}::uuid,
            ${exact}::timestamptz, ${entry.note}), 'hex') as digest`,
        );
        const text = chainedText({ purpose, currency: currency as 'coins' }, previous, {
          ...entry,
          at: exact,
        });
        expect(made?.digest).toBe(sha256(text));
      },
    ),
    { numRuns: 200 },
  );
});

test('a page is a page of the own account, and of nobody else', async () => {
  const one = await member();
  const other = await member();
  const page = async ({ ask }: Tampered) =>
    (await ask('GET', '/api/ledger/chain?purpose=available&currency=coins')).body['entries'] as ChainEntry[];
  const [ofOne, ofOther] = [await page(one), await page(other)];
  expect(ofOne.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const ids = new Set(ofOne.map(({ transferId }) => transferId));
  expect(ofOther.some(({ transferId }) => ids.has(transferId))).toBe(false);
  expect((await one.ask('GET', '/api/ledger/chain?purpose=issue&currency=coins')).status).toBe(422);
});

test('ten thousand entries agree, and one among them that was changed is found', async () => {
  const { session, user } = await signIn(server);
  const ask = asker(server.url, session.access_token);
  await ask('GET', '/api/balance');
  const { db } = server.services;
  await growLedger(db, [user.id], 20_000);
  await linkChains(db, user.id);
  const heads = await headsOf(ask);
  expect(heads[0]?.entries).toBeGreaterThan(9_000);
  const sources = async (
    { purpose, currency }: Pick<ChainHead, 'purpose' | 'currency'>,
    after: string | null,
  ) => {
    const query = `purpose=${purpose}&currency=${currency}${after === null ? '' : `&cursor=${after}`}`;
    const { body } = await ask('GET', `/api/ledger/chain?${query}`);
    return { entries: body['entries'] as ChainEntry[], next: body['nextCursor'] as string | null };
  };
  const check = () =>
    verdictOf(
      ledgerCheck({
        heads: () => headsOf(ask),
        page: sources,
        digest: async (texts) => texts.map(sha256),
      }),
    );
  expect(await check()).toMatchObject({ agrees: true });
  await behind(
    sql`update studio.entries set amount = 2 where sequence = 7321 and account_id = (select id from studio.accounts
      where owner = ${user.id} and purpose = 'available' and currency = 'coins')`,
  );
  expect(await check()).toMatchObject({ agrees: false, fault: { kind: 'sum', sequence: 7321 } });
});
