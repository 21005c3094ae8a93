// Whoever has got hold of somebody's password cannot keep them out of what asks for the second factor.
import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEmail, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { codeOf } from '../testing/totp.ts';

const password = 'Onyx-glass-7';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustProxy: { hops: 1, networks: null } });
});
afterAll(() => server.close());

interface Factor {
  readonly id: string;
  readonly secret: string;
}
interface Answer {
  readonly id?: string;
  readonly code?: string;
  readonly access_token?: string;
  readonly totp?: { readonly secret: string };
}
async function ask(from: string, method: string, path: string, body: object, token?: string) {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      'x-supabase-api-version': '2024-01-01',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...((await answer.json()) as Answer) };
}

let networks = 0;
const newNetwork = () => {
  networks += 1;
  return `10.9.0.${networks}`;
};

/** Somebody with a password and a second factor, which they proved in a network. */
async function owner(from: string) {
  const email = newEmail();
  const { session } = await signIn(server, email);
  await ask(from, 'PUT', '/auth/v1/user', { password }, session.access_token);
  const enrolled = await ask(from, 'POST', '/auth/v1/factors', { factor_type: 'totp' }, session.access_token);
  const factor: Factor = { id: enrolled.id ?? '', secret: enrolled.totp?.secret ?? '' };
  const proved = await prove(from, session.access_token, factor);
  expect(proved.status).toBe(200);
  return { email, factor, token: proved.access_token ?? '' };
}

async function enter(from: string, email: string) {
  const entered = await ask(from, 'POST', '/auth/v1/token?grant_type=password', { email, password });
  expect(entered.status).toBe(200);
  return entered.access_token ?? '';
}

async function answer(from: string, token: string, { id }: Factor, code: string) {
  const path = `/auth/v1/factors/${id}`;
  const asked = await ask(from, 'POST', `${path}/challenge`, {}, token);
  if (asked.status !== 200) return asked;
  return ask(from, 'POST', `${path}/verify`, { challenge_id: asked.id, code }, token);
}
function prove(from: string, token: string, factor: Factor) {
  server.clock.advance(30_000);
  return answer(from, token, factor, codeOf(factor.secret, server.clock.now().getTime()));
}

/** Tries wrong codes and changes until no more are let through, as somebody does who knows the password. */
async function useUp(from: string, email: string, factor: Factor) {
  const token = await enter(from, email);
  const asked = await ask(from, 'POST', `/auth/v1/factors/${factor.id}/challenge`, {}, token);
  const wrong = { challenge_id: asked.id, code: codeOf(factor.secret, 0) };
  const tried = await Promise.all(
    Array.from({ length: 8 }, () => ask(from, 'POST', `/auth/v1/factors/${factor.id}/verify`, wrong, token)),
  );
  const changes = await Promise.all(
    Array.from({ length: 12 }, () => ask(from, 'POST', `/auth/v1/factors/${factor.id}/challenge`, {}, token)),
  );
  expect(changes.filter(({ status }) => status === 429)).not.toEqual([]);
  return tried.filter(({ status }) => status !== 429).length;
}

test('wrong codes and changes elsewhere use up nothing of the owner, at home or in a new place', async () => {
  const home = newNetwork();
  const { email, factor } = await owner(home);
  const elsewhere = newNetwork();
  expect(await useUp(elsewhere, email, factor)).toBe(rateLimits.codeOfFactor.burst);
  for (const from of [home, newNetwork()]) {
    const proved = await prove(from, await enter(from, email), factor);
    expect([from, proved.status]).toEqual([from, 200]);
    await useUp(elsewhere, email, factor);
  }
});

test('from many networks a code is tried no more often than strangers together may, and at home there is room', async () => {
  const home = newNetwork();
  const { email, factor } = await owner(home);
  let tried = 0;
  for (let time = 0; time < 4; time++) tried += await useUp(newNetwork(), email, factor);
  expect(tried).toBe(rateLimits.codeOfFactorFromStrangers.burst);
  const there = newNetwork();
  const late = await answer(there, await enter(there, email), factor, codeOf(factor.secret, 0));
  expect([late.status, late.code]).toEqual([429, 'over_request_rate_limit']);
  expect((await prove(home, await enter(home, email), factor)).status).toBe(200);
});

test('recovery codes are tried as often, and at home there is room for one', async () => {
  const home = newNetwork();
  const { email, factor, token } = await owner(home);
  const made = await ask(home, 'POST', '/api/recovery-codes', {}, token);
  const [code] = (made as unknown as { codes: string[] }).codes;
  await useUp(newNetwork(), email, factor);
  await useUp(newNetwork(), email, factor);
  const stranger = newNetwork();
  const refused = await ask(
    stranger,
    'POST',
    '/api/recovery-codes/use',
    { code },
    await enter(stranger, email),
  );
  expect(refused.status).toBe(429);
  const used = await ask(home, 'POST', '/api/recovery-codes/use', { code }, await enter(home, email));
  expect(used.status).toBe(200);
});
