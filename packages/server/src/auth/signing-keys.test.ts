import { signingKeyLimits } from '@mirror-studio/domain/constants/sign-in';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { accessSeconds, loadSigningKeys } from './keys/signing.ts';

const dayMs = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const told = async () => {
  const answer = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`);
  return ((await answer.json()) as { keys: { kid: string; d?: string }[] }).keys;
};
const kidOf = (token: string | undefined) => decodeProtectedHeader(token ?? '').kid;
const passes = async (token: string | undefined) =>
  (await fetch(`${server.url}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } })).status;

test('a key that has signed for ninety days is followed by another; what it signed is good until it expires', async () => {
  const before = await signIn(server);
  const [old] = await told();
  expect(kidOf(before.session?.access_token)).toBe(old?.kid);

  // The next one is told before it signs: whoever keeps the set for ten minutes knows it by then.
  server.clock.advance(signingKeyLimits.days * dayMs - signingKeyLimits.aheadMs);
  expect((await told()).map(({ kid }) => kid)).toEqual([expect.any(String), old?.kid]);
  const last = await signIn(server);
  expect(kidOf(last.session?.access_token)).toBe(old?.kid);

  server.clock.advance(signingKeyLimits.aheadMs);
  const first = await signIn(server);
  const [next] = await told();
  expect([kidOf(first.session?.access_token), next?.kid === old?.kid]).toEqual([next?.kid, false]);
  expect([await passes(last.session?.access_token), await passes(first.session?.access_token)]).toEqual([
    200, 200,
  ]);

  // Its last token has expired by then, and a server that read the keys a minute before has read them again.
  server.clock.advance(accessSeconds * 1000 + signingKeyLimits.readEveryMs + 1);
  expect((await told()).map(({ kid }) => kid)).toEqual([next?.kid]);
  expect(await passes(last.session?.access_token)).toBe(403);
});

test('what is told holds no private part', async () => {
  for (const key of await told()) expect(key).not.toHaveProperty('d');
});

test('two servers on one database sign with the same key, also when they make the next one at once', async () => {
  const { db, clock } = server.services;
  const both = await Promise.all([loadSigningKeys(db, clock), loadSigningKeys(db, clock)]);
  server.clock.advance(signingKeyLimits.days * dayMs);
  await Promise.all(both.map((keys) => keys.refresh()));
  const [one, other] = await Promise.all(both.map((keys) => keys.publicKeys()));
  expect(one?.keys).toHaveLength(2);
  expect(other).toEqual(one);
  // A server that has not read since then checks what the other signs, once it has.
  server.clock.advance(signingKeyLimits.aheadMs);
  const token = await both[0]?.sign({ sub: crypto.randomUUID() });
  expect(kidOf(token)).toBe(one?.keys[0]?.kid);
});
