import { type Context, Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServices } from '../../testing/index.ts';
import { readSignedCookie, type SignedCookie, writeCookie, writeSignedCookie } from './cookies.ts';

let services: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

const minuteMs = 60_000;
const cookie: SignedCookie = { name: 'pass', of: ['a link', 'one'] };

/** What the browser is sent. */
async function written(write: (c: Context) => void): Promise<string> {
  const app = new Hono();
  app.get('/', (c) => {
    write(c);
    return c.body(null);
  });
  return (await app.request('/')).headers.get('set-cookie') ?? '';
}
/** What is read of what the browser sends back. */
async function read(sent: string, of: SignedCookie = cookie): Promise<string | null> {
  const app = new Hono();
  app.get('/', (c) => c.json(readSignedCookie(services, c, of)));
  const answer = await app.request('/', { headers: { cookie: sent } });
  return (await answer.json()) as string | null;
}
const pairOf = (set: string) => set.split(';')[0] ?? '';

test.each([
  ['https://studio.example', true],
  ['http://127.0.0.1:4310', false],
])('a cookie at %s is one that no script reads, and secure: %s', async (origin, secure) => {
  const at = { site: { origin } };
  const set = await written((c) =>
    writeCookie(at, c, 'key', 'v', minuteMs, { path: '/api', sameSite: 'Lax' }),
  );
  expect(set).toBe(`key=v; Max-Age=60; Path=/api; HttpOnly; ${secure ? 'Secure; ' : ''}SameSite=Lax`);
  const until = new Date('2026-12-24T00:00:00Z');
  expect(await written((c) => writeCookie(at, c, 'key', 'v', until))).toBe(
    `key=v; Path=/; Expires=${until.toUTCString()}; HttpOnly; ${secure ? 'Secure; ' : ''}SameSite=Strict`,
  );
});

test('a signed value is read again until it is over', async () => {
  const pair = pairOf(await written((c) => writeSignedCookie(services, c, cookie, 'in', minuteMs)));
  expect(await read(pair)).toBe('in');
  services.clock.advance(minuteMs - 1);
  expect(await read(pair)).toBe('in');
  services.clock.advance(1);
  expect(await read(pair)).toBeNull();
});

test('one that is changed, of something else, or not there says nothing', async () => {
  const pair = pairOf(await written((c) => writeSignedCookie(services, c, cookie, 'in', minuteMs)));
  const [value = '', until = '', signature = ''] = pair.replace('pass=', '').split('.');
  expect(await read(`pass=out.${until}.${signature}`)).toBeNull();
  expect(await read(`pass=${value}.${Number(until) + minuteMs}.${signature}`)).toBeNull();
  expect(await read(`pass=${value}.${until}`)).toBeNull();
  expect(await read(pair, { ...cookie, of: ['a link', 'another'] })).toBeNull();
  expect(await read('')).toBeNull();
});
