import { endpoints } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { keepWebVital } from './web-vitals.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.db.run(sql`delete from studio.web_vitals`));

const report = {
  name: 'LCP',
  value: 1234.5,
  rating: 'good',
  delta: 1234.5,
  id: 'v5-1795400000000-1234567890123',
  navigationType: 'back-forward-cache',
  url: 'https://studio.example/auth/callback',
  timestamp: 1_795_400_000_000,
} as const;

const send = (body: unknown) =>
  fetch(server.url + endpoints.webVitals.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const row = v.object({ metric_id: v.string(), path: v.string(), value: v.number() });
const rows = () =>
  server.services.db.all(row, sql`select metric_id, path, value from studio.web_vitals order by id`);

it('is taken from anybody, and of its address the path alone is kept', async () => {
  const url = `${report.url}?code=secret#access_token=secret`;
  const answer = await send({ ...report, url });
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  expect(await rows()).toEqual([{ metric_id: report.id, path: '/auth/callback', value: 1234.5 }]);
});

it.each([
  ['name', 'FID'],
  ['value', -1],
  ['value', '12'],
  ['rating', 'fine'],
  ['delta', null],
  ['id', 'x'.repeat(201)],
  ['id', 'a b'],
  ['navigationType', 'Navigate to'],
  ['url', 'nowhere'],
  ['url', `https://studio.example/${'x'.repeat(4_000)}`],
  ['timestamp', 1.5],
  ['timestamp', -1],
])('is refused with the field when %s is %j, and nothing is kept', async (field, value) => {
  const answer = await send({ ...report, [field]: value });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error: { code: 'INPUT_INVALID', field } });
  expect(await rows()).toEqual([]);
});

it('keeps the newest measurements and no more of them than it may', async () => {
  const { db, clock } = server.services;
  for (const id of ['a', 'b', 'c', 'd']) await keepWebVital(db, { ...report, id }, clock.now(), 2);
  expect((await rows()).map(({ metric_id }) => metric_id)).toEqual(['c', 'd']);
});
