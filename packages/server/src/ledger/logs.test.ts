import { endpoints, readResponse } from '@mirror-studio/domain/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asker, signIn, startTestServer, type TestServer } from '../testing/index.ts';

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
