import { endpoints, readResponse } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asker, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { transfer } from './transfer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('goes on behind the last entry of a page of any length, also when ids have several digits', async () => {
  const ask = asker(server.url, (await signIn(server)).session.access_token);
  for (const coins of [10, 20, 30, 40, 50]) await ask('POST', '/api/coins/exchange', { coins });
  const page = async (query: string) =>
    readResponse(endpoints.tokenLogs, (await ask('GET', `/api/tokens/logs?${query}`)).body);
  const whole = await page('limit=20');
  expect(whole.logs).toHaveLength(11);
  const first = await page('limit=6');
  expect(Number(first.nextCursor)).toBeGreaterThan(9);
  const second = await page(`limit=6&cursor=${first.nextCursor}`);
  expect([...first.logs, ...second.logs]).toEqual(whole.logs);
  expect(second.nextCursor).toBeNull();
});

/** Somebody with one more entry than the first: this note, moved just now. */
async function withEntry(note: string, amount = 1) {
  const { session, user } = await signIn(server);
  const ask = asker(server.url, session.access_token);
  await ask('GET', '/api/balance');
  const now = new Date('2026-11-21T10:00:00.070Z');
  const legs = [
    { account: { house: 'issue' }, currency: 'credits', amount: -amount },
    { account: { member: user.id, purpose: 'available' }, currency: 'credits', amount },
  ] as const;
  await server.services.db.transaction((tx) =>
    transfer(tx, { member: user.id, reason: 'correction', note, legs }, now),
  );
  return { ask, user };
}

it('tells a note as it was written, whatever its letters, and the moment to the millisecond', async () => {
  const note = '"Quoted", \\ and\ttabbed\nover two lines: ü 漢 😀 \u2028 </script>';
  const { logs } = (await (await withEntry(note)).ask('GET', '/api/tokens/logs?limit=1')).body as {
    logs: unknown[];
  };
  expect(logs).toEqual([
    {
      id: expect.stringMatching(/^\d+$/),
      change: 1,
      currency: 'credits',
      reason: 'correction',
      note,
      jobId: null,
      createdAt: '2026-11-21T10:00:00.070Z',
    },
  ]);
});

it('refuses to tell an amount that a number would round', async () => {
  const { ask, user } = await withEntry('A little');
  const exact = '9007199254740993';
  await server.services.db.run(sql`with moved as (
      insert into studio.transfers (id, member, reason, note, created_at)
      values (gen_random_uuid(), ${user.id}, 'correction', 'Too much', now()) returning id)
    insert into studio.entries (transfer_id, account_id, currency, amount)
    select moved.id, a.id, 'credits', case when a.owner is null then -${exact}::bigint else ${exact}::bigint end
    from moved, studio.accounts a
    where a.currency = 'credits' and (a.owner = ${user.id} or a.purpose = 'issue') and a.purpose in ('available', 'issue')`);
  expect((await ask('GET', '/api/tokens/logs')).status).toBe(500);
});
