import type { Job, LedgerLine, LedgerReceipt } from '@mirror-studio/domain/contract';
import { ledgerReasons } from '@mirror-studio/domain/economy';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobIn } from '../testing/ask.ts';
import { type Ask, asker, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { transfer } from './transfer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ alpha: false });
});
afterAll(() => server.close());

/** Every line, page by page. */
async function linesOf(ask: Ask, query = '', limit = 4): Promise<LedgerLine[]> {
  const lines: LedgerLine[] = [];
  let cursor: string | null = null;
  do {
    const { body } = await ask(
      'GET',
      `/api/ledger?limit=${limit}${query && `&${query}`}${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    lines.push(...(body['lines'] as LedgerLine[]));
    cursor = body['nextCursor'] as string | null;
  } while (cursor !== null);
  return lines;
}

const dayMs = 86_400_000;

/** Somebody with something of several kinds, a day apart. */
async function member() {
  const { session, user } = await signIn(server);
  const ask = asker(server.url, session.access_token);
  const { db, clock } = server.services;
  for (const coins of [100, 200, 30]) await ask('POST', '/api/coins/exchange', { coins });
  const now = clock.now();
  const corrections = [-5, 7, -1, 2, -3, 9];
  for (const [at, amount] of corrections.entries()) {
    await db.transaction((tx) =>
      transfer(
        tx,
        {
          member: user.id,
          reason: 'correction',
          note: `Corrected by ${amount}`,
          legs: [
            { account: { house: 'issue' }, currency: 'credits', amount: -amount },
            { account: { member: user.id, purpose: 'available' }, currency: 'credits', amount },
          ],
        },
        new Date(now.getTime() - (at + 1) * dayMs),
      ),
    );
  }
  return { ask, now };
}

test('the pages are the whole statement, newest first, each line with what there was after it', async () => {
  const { ask } = await member();
  const lines = await linesOf(ask);
  expect(lines).toEqual(await linesOf(ask, '', 100));
  expect(lines).toHaveLength(new Set(lines.map(({ id }) => id)).size);
  expect(lines.map(({ createdAt }) => createdAt)).toEqual(
    lines
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  );
  const inOrder = lines.toSorted((a, b) => Number(a.id) - Number(b.id));
  const sums = { coins: 0, credits: 0 };
  for (const { currency, change, balance } of inOrder) {
    sums[currency] += change;
    expect(balance).toBe(sums[currency]);
  }
  expect((await ask('GET', '/api/balance')).body).toEqual(sums);
});

test('each filter leaves exactly what it names, also together and over several pages', async () => {
  const { ask, now } = await member();
  const all = await linesOf(ask, '', 100);
  const at = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const wanted: readonly (readonly [string, (line: LedgerLine) => boolean])[] = [
    ...ledgerReasons.map((kind) => [`kind=${kind}`, (line: LedgerLine) => line.reason === kind] as const),
    ['direction=in', ({ change }) => change > 0],
    ['direction=out', ({ change }) => change < 0],
    ['currency=coins', ({ currency }) => currency === 'coins'],
    ['kind=correction&direction=out', ({ reason, change }) => reason === 'correction' && change < 0],
    [
      'direction=in&currency=credits&kind=exchange',
      ({ reason, change, currency }) => reason === 'exchange' && change > 0 && currency === 'credits',
    ],
    [`from=${at(4.5)}&before=${at(1.5)}`, ({ createdAt }) => createdAt >= at(4.5) && createdAt < at(1.5)],
    [
      `from=${at(3)}&before=${at(2)}&direction=out`,
      ({ createdAt, change }) => createdAt >= at(3) && createdAt < at(2) && change < 0,
    ],
  ];
  for (const [query, keeps] of wanted) {
    const left = all.filter(keeps);
    expect([query, await linesOf(ask, query, 2)]).toEqual([query, left]);
  }
  expect(await linesOf(ask, 'kind=purchase')).toEqual([]);
  for (const query of [
    'kind=theft',
    'direction=up',
    'from=yesterday',
    'cursor=12',
    'cursor=2026-99-21T10:00:00.000000Z~1',
  ])
    expect([query, (await ask('GET', `/api/ledger?${query}`)).status]).toEqual([query, 422]);
});

const receiptOf = async (ask: Ask, id: string) =>
  (await ask('GET', `/api/ledger/receipts/${id}`)).body['receipt'] as LedgerReceipt;

test('a receipt of an exchange has both sides in both currencies, and the key of its request', async () => {
  const { ask } = await member();
  const key = crypto.randomUUID();
  const { body } = await ask('POST', '/api/coins/exchange', { coins: 50 }, key);
  const receipt = await receiptOf(ask, body['transferId'] as string);
  expect(receipt).toMatchObject({ reason: 'exchange', request: key, job: null, others: [] });
  expect(
    receipt.sides.map(({ place, currency, change, own }) => [place, currency, change, own?.balance]),
  ).toEqual([
    ['available', 'coins', -50, expect.any(Number)],
    ['exchange', 'coins', 50, undefined],
    ['exchange', 'credits', -5, undefined],
    ['available', 'credits', 5, expect.any(Number)],
  ]);
});

test('a receipt of a job has its pictures, their price, what was held and charged, and the way to the rest', async () => {
  const { ask } = await member();
  const form = { ...emptyPhotoShoot, prompt: 'Salt flats', imageCount: 2 };
  const { body } = await ask('POST', '/api/jobs', { kind: 'image_batch', form });
  const { id } = body['job'] as Job;
  await jobIn(ask, id, 'completed');
  const [held] = await linesOf(ask, 'kind=generation_reserved');
  if (!held) throw new Error('Nothing was held');
  const receipt = await receiptOf(ask, held.transferId);
  expect(receipt.request).not.toBeNull();
  expect(receipt.sides.map(({ place, change }) => [place, change])).toEqual([
    ['available', -2],
    ['reserved', 2],
  ]);
  const prompt = 'Salt flats';
  expect(receipt.job).toMatchObject({
    id,
    prompt,
    units: 2,
    creditsPerUnit: 1,
    held: 0,
    charged: 2,
    returned: 0,
  });
  expect(receipt.job?.pictures).toHaveLength(2);
  expect(receipt.others).toMatchObject([{ reason: 'generation_captured', credits: 2, isOnStatement: false }]);
  const charge = await receiptOf(ask, receipt.others[0]?.transferId ?? '');
  expect(charge).toMatchObject({
    request: null,
    others: [{ transferId: held.transferId, isOnStatement: true }],
  });
});

test('a receipt of somebody else is not there, nor one that was never written', async () => {
  const [one, other] = [await member(), await member()];
  const mine = (await linesOf(one.ask))[0]?.transferId ?? '';
  expect((await receiptOf(one.ask, mine)).transferId).toBe(mine);
  for (const id of [mine, crypto.randomUUID(), 'x1'])
    expect(await other.ask('GET', `/api/ledger/receipts/${id}`)).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND' } },
    });
});
