import { createServer } from 'node:http';
import { hostedSessionLimits } from '@mirror-studio/domain/constants/session';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testClock } from '../testing/services.ts';
import { hostedSession } from './hosted-session.ts';

let status = 200;
let asked = 0;
const service = createServer((_, answer) => {
  asked += 1;
  answer.writeHead(status).end(JSON.stringify({ factors: [{ status: 'verified' }] }));
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port');
  url = `http://127.0.0.1:${address.port}`;
});
afterAll(() => service.close());
beforeEach(() => {
  [status, asked] = [200, 0];
});

const [fresh, reading] = [{ isFresh: true }, { isFresh: false }];

test('requests that only read go by one answer for half a minute, those that change something by a new one', async () => {
  const clock = testClock();
  const session = hostedSession(url, 'key', clock);
  const all = await Promise.all(Array.from({ length: 5 }, () => session('token', reading)));
  expect([all, asked]).toEqual([Array(5).fill({ hasFactor: true }), 1]);
  await session('token', fresh);
  await session('other', reading);
  expect(asked).toBe(3);
  clock.advance(hostedSessionLimits.factorMs);
  status = 401;
  expect([await session('token', reading), asked]).toEqual([null, 4]);
});

test('what failed is asked again', async () => {
  const session = hostedSession(url, 'key', testClock());
  status = 503;
  await expect(session('token', reading)).rejects.toThrow('503');
  status = 200;
  expect(await session('token', reading)).toEqual({ hasFactor: true });
});
