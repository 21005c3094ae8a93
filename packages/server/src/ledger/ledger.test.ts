import { walletLimits } from '@mirror-studio/domain/constants/wallet';
import { endpoints, readResponse } from '@mirror-studio/domain/contract';
import { creditsForCoins } from '@mirror-studio/domain/economy';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSqlError, whole } from '../database/index.ts';
import { type Ask, asker, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { balanceOf } from './balance.ts';
import { reserve, settle } from './reservation.ts';
import { transfer } from './transfer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const newcomer = async () => {
  const { session, user } = await signIn(server);
  return { ask: asker(server.url, session.access_token), id: user.id };
};
const exchange = (ask: Ask, coins: unknown, key?: string) =>
  ask('POST', '/api/coins/exchange', { coins }, key);
const balance = async (ask: Ask) => (await ask('GET', '/api/balance')).body;
const grant: number = walletLimits.welcomeGrantCoins;

/** What every account of the house and of everybody adds up to, for each currency: always nothing. */
async function sums() {
  const { db } = server.services;
  const [row] = await db.all(
    v.object({ coins: whole, credits: whole, adrift: whole }),
    sql`select sum(balance) filter (where currency = 'coins') as coins,
        coalesce(sum(balance) filter (where currency = 'credits'), 0) as credits,
        (select count(*) from studio.accounts a
          where balance <> (select coalesce(sum(amount), 0) from studio.entries where account_id = a.id)) as adrift
      from studio.accounts`,
  );
  return row;
}

describe('the ledger', () => {
  it('welcomes a newcomer once, however often they come', async () => {
    const { ask } = await newcomer();
    await Promise.all(Array.from({ length: 8 }, () => balance(ask)));
    expect(await balance(ask)).toEqual({ coins: grant, credits: 0 });
    expect((await ask('GET', '/api/tokens')).body).toEqual({ balance: grant });
    expect((await ask('GET', '/api/tokens/logs')).body).toMatchObject({
      logs: [{ change: grant, reason: 'welcome_grant', currency: 'coins' }],
      nextCursor: null,
    });
  });

  it('exchanges 420 coins for 42 credits and says why each moved', async () => {
    const { ask } = await newcomer();
    expect(await exchange(ask, 420)).toMatchObject({
      status: 200,
      body: { ok: true, coins: 420, credits: 42, balance: { coins: grant - 420, credits: 42 } },
    });
    const { logs } = (await ask('GET', '/api/tokens/logs')).body as {
      logs: { note: string; change: number }[];
    };
    expect(logs.map(({ change }) => change).sort((a, b) => a - b)).toEqual([-420, 42, grant]);
    expect(logs[0]?.note).toBe('Exchanged 420 coins for 42 credits');
  });

  it.each([
    [9, 'INPUT_INVALID', 'Minimum exchange is 10 coins'],
    [-1, 'INPUT_INVALID', 'Please enter a valid number of coins'],
    [10.5, 'INPUT_INVALID', 'Please enter a valid number of coins'],
    ['abc', 'INPUT_INVALID', 'Please enter a valid number of coins'],
    ['10', 'INPUT_INVALID', 'Please enter a valid number of coins'],
    [[10], 'INPUT_INVALID', 'Please enter a valid number of coins'],
    [true, 'INPUT_INVALID', 'Please enter a valid number of coins'],
    [1e300, 'INPUT_INVALID', 'Please enter a valid number of coins'],
    [Number.MAX_SAFE_INTEGER, 'COINS_INSUFFICIENT', "You don't have enough coins"],
    [null, 'INPUT_INVALID', 'Please enter a valid number of coins'],
    [undefined, 'INPUT_INVALID', 'Please enter a valid number of coins'],
    [grant + 1, 'COINS_INSUFFICIENT', "You don't have enough coins"],
  ])('refuses %s with %s and keeps nothing of it', async (coins, code, message) => {
    const { ask } = await newcomer();
    const key = crypto.randomUUID();
    const { body } = await exchange(ask, coins, key);
    expect(body).toMatchObject({ ok: false, error: { code } });
    expect(body.message).toBe(message);
    expect(await balance(ask)).toEqual({ coins: grant, credits: 0 });
    expect((await exchange(ask, 10, key)).status).toBe(200);
  });

  it('lets nobody spend the same coins twice at once', async () => {
    const { ask } = await newcomer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(ask, 300)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balance(ask)).toEqual({ coins: grant - 300, credits: 30 });
  });

  it('keeps every coin, whatever is asked in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: -5, max: grant }), { maxLength: 8 }), async (amounts) => {
        const { ask } = await newcomer();
        let [coins, credits] = [grant, 0];
        for (const amount of amounts) {
          const { status } = await exchange(ask, amount);
          const allowed = amount >= 10 && amount <= coins;
          expect(status === 200).toBe(allowed);
          if (allowed) [coins, credits] = [coins - amount, credits + creditsForCoins(amount)];
          expect(await balance(ask)).toEqual({ coins, credits });
        }
      }),
      { numRuns: 8 },
    );
    expect(await sums()).toEqual({ coins: 0, credits: 0, adrift: 0 });
  });

  it('lists rows that add up to each balance', async () => {
    const { ask, id } = await newcomer();
    await exchange(ask, 123);
    await exchange(ask, 40);
    const { db, clock } = server.services;
    const held = { member: id, jobId: crypto.randomUUID(), run: 1, credits: 6 };
    await db.transaction((tx) => reserve(tx, held, clock.now()));
    const { logs } = readResponse(endpoints.tokenLogs, (await ask('GET', '/api/tokens/logs')).body);
    const total = (currency: string) =>
      logs.reduce((sum, entry) => (entry.currency === currency ? sum + entry.change : sum), 0);
    expect({ coins: total('coins'), credits: total('credits') }).toEqual(await balance(ask));
  });

  it('gives the log page after page, the newest first, each entry once', async () => {
    const { ask } = await newcomer();
    for (const coins of [10, 20]) await exchange(ask, coins);
    const page = async (query: string) =>
      readResponse(endpoints.tokenLogs, (await ask('GET', `/api/tokens/logs?${query}`)).body);
    const first = await page('limit=2');
    const second = await page(`limit=2&cursor=${first.nextCursor}`);
    const third = await page(`limit=2&cursor=${second.nextCursor}`);
    const pages = [first, second, third];
    expect(pages.map(({ logs }) => logs.length)).toEqual([2, 2, 1]);
    expect(pages.flatMap(({ logs }) => logs)).toEqual((await page('limit=5')).logs);
    expect(pages.map(({ nextCursor }) => nextCursor)).toEqual([first.logs[1]?.id, second.logs[1]?.id, null]);
    expect((await page('limit=5')).nextCursor).toBeNull();
    expect(third.logs).toMatchObject([
      {
        change: grant,
        currency: 'coins',
        reason: 'welcome_grant',
        note: `Welcome: ${grant} Mirror Coins to begin with`,
        jobId: null,
      },
    ]);
  });

  it.each(['last', '12x', 'x12', '1'.repeat(16), ''])('refuses the cursor %j', async (cursor) => {
    const { ask } = await newcomer();
    const { status, body } = await ask('GET', `/api/tokens/logs?cursor=${cursor}`);
    expect([status, body.message]).toEqual([422, 'cursor is not one of ours.']);
  });

  it('settles a reservation once: what was done is charged, the rest is returned, and a second end does nothing', async () => {
    const { ask, id } = await newcomer();
    await exchange(ask, 100);
    const { db, clock } = server.services;
    const held = { member: id, jobId: crypto.randomUUID(), run: 1, credits: 6 };
    await db.transaction((tx) => reserve(tx, held, clock.now()));
    expect(await balanceOf(db, id)).toMatchObject({ credits: 4 });
    await expect(db.transaction((tx) => reserve(tx, { ...held, run: 2 }, clock.now()))).rejects.toMatchObject(
      {
        code: 'COINS_INSUFFICIENT',
      },
    );
    const end = (chargedCredits: number, because: string) =>
      db.transaction((tx) => settle(tx, held, { chargedCredits, because }, clock.now()));
    await expect(end(7, 'more than was held')).rejects.toThrow(RangeError);
    await end(5, '5 of 6 pictures were finished');
    await end(0, 'nothing was finished');
    await end(6, 'all was finished');
    expect(await balanceOf(db, id)).toMatchObject({ credits: 5 });
    expect((await ask('GET', '/api/tokens/logs')).body.logs).toMatchObject([
      { change: 1, note: 'Returned 1 credit of 6 held for a job: 5 of 6 pictures were finished' },
      { change: -6, note: 'Held 6 credits for a job' },
      {},
      {},
      {},
    ]);
    expect(await sums()).toMatchObject({ coins: 0, credits: 0, adrift: 0 });
  });

  it.each([
    ['changed', sql`update studio.entries set amount = amount + 1`],
    ['deleted', sql`delete from studio.transfers`],
    ['emptied', sql`truncate studio.transfers, studio.entries`],
  ])('has a journal that cannot be %s', async (_, statement) => {
    await expect(server.services.db.run(statement)).rejects.toThrow();
  });

  it.each(['anon', 'authenticated'])(
    'is closed to the client role %s, to read and to write',
    async (role) => {
      const { ask, id } = await newcomer();
      expect(await balance(ask)).toEqual({ coins: grant, credits: 0 });
      for (const statement of [
        sql`select * from studio.accounts`,
        sql`update studio.accounts set balance = 1000000 where owner = ${id}`,
        sql`insert into studio.entries (transfer_id, account_id, currency, amount)
        select id, 1, 'coins', 1 from studio.transfers`,
        sql`delete from studio.idempotency`,
        sql`update studio.jobs set cost_credits = 0`,
      ]) {
        const asClient = server.services.db.transaction(async (tx) => {
          await tx.run(sql`select set_config('role', ${role}, true),
          set_config('request.jwt.claims', ${JSON.stringify({ sub: id, role })}, true)`);
          await tx.run(statement);
        });
        await expect(asClient).rejects.toSatisfy((error) => isSqlError(error, '42501'));
      }
      expect(await balanceOf(server.services.db, id)).toEqual({ coins: grant, credits: 0 });
    },
  );

  it('lets no account of a member fall below zero, whatever writes to it', async () => {
    const { ask, id } = await newcomer();
    expect(await balance(ask)).toEqual({ coins: grant, credits: 0 });
    const { db, clock } = server.services;
    const legs = [
      { account: { member: id, purpose: 'available' }, currency: 'coins', amount: -(grant + 1) },
      { account: { house: 'issue' }, currency: 'coins', amount: grant + 1 },
    ] as const;
    const taken = db.transaction((tx) =>
      transfer(tx, { member: id, reason: 'correction', note: 'Too much', legs }, clock.now()),
    );
    await expect(taken).rejects.toSatisfy((error) => isSqlError(error, '23514'));
    expect(await balanceOf(db, id)).toEqual({ coins: grant, credits: 0 });
  });

  it('takes no transfer that does not balance', async () => {
    const { id } = await newcomer();
    const { db } = server.services;
    const transferId = crypto.randomUUID();
    const lopsided = db.transaction(async (tx) => {
      await tx.run(sql`insert into studio.transfers (id, member, reason, note, created_at)
        values (${transferId}, ${id}, 'correction', 'made up', now())`);
      await tx.run(sql`insert into studio.entries (transfer_id, account_id, currency, amount)
        select ${transferId}, id, 'coins', 5 from studio.accounts where owner is null and currency = 'coins' limit 1`);
    });
    await expect(lopsided).rejects.toThrow();
    expect(await sums()).toMatchObject({ coins: 0, adrift: 0 });
  });
});
