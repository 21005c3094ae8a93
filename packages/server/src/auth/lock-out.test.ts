// Whoever has got hold of somebody's password cannot keep them out of what asks for the second factor.
import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { knownBrowserLimits, magicLinkLimits } from '@mirror-studio/domain/constants/sign-in';
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
async function ask(from: string, method: string, path: string, body: object, token?: string, cookie = '') {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      'x-supabase-api-version': '2024-01-01',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(body),
  });
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  return { status: answer.status, cookie: cookies.join('; '), ...((await answer.json()) as Answer) };
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
  return { email, factor, token: proved.access_token ?? '', cookie: proved.cookie };
}

async function enter(from: string, email: string) {
  const entered = await ask(from, 'POST', '/auth/v1/token?grant_type=password', { email, password });
  expect(entered.status).toBe(200);
  return entered.access_token ?? '';
}

async function answer(from: string, token: string, { id }: Factor, code: string, cookie = '') {
  const path = `/auth/v1/factors/${id}`;
  const asked = await ask(from, 'POST', `${path}/challenge`, {}, token);
  if (asked.status !== 200) return asked;
  return ask(from, 'POST', `${path}/verify`, { challenge_id: asked.id, code }, token, cookie);
}
const rightCode = ({ secret }: Factor) => codeOf(secret, server.clock.now().getTime());
function prove(from: string, token: string, factor: Factor, cookie = '') {
  server.clock.advance(30_000);
  return answer(from, token, factor, rightCode(factor), cookie);
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

/** Uses up what strangers may try together, in networks of their own. */
async function useUpAll(email: string, factor: Factor) {
  for (let time = 0; time < 3; time++) await useUp(newNetwork(), email, factor);
}

test('a browser in which the factor was proved is let in anywhere, by a right code alone', async () => {
  const { email, factor, cookie } = await owner(newNetwork());
  await useUpAll(email, factor);
  const there = newNetwork();
  const token = await enter(there, email);
  expect((await prove(there, token, factor)).status).toBe(429);
  expect((await prove(there, token, factor, cookie)).status).toBe(200);
});

test('a known browser has as many tries as a network, and no cookie but ours of this person makes one', async () => {
  const { email, factor, cookie } = await owner(newNetwork());
  const other = await owner(newNetwork());
  await useUpAll(email, factor);
  const there = newNetwork();
  const token = await enter(there, email);
  const [name = '', value = ''] = cookie.split('=');
  const forged = [`${name}=${value.slice(0, -2)}xx`, `${name}=${other.cookie.split('=')[1]}`, other.cookie];
  server.clock.advance(30_000);
  for (const one of forged)
    expect((await answer(there, token, factor, rightCode(factor), one)).status).toBe(429);
  const statuses: number[] = [];
  for (let time = 0; time <= rateLimits.codeOfFactor.burst; time++)
    statuses.push((await answer(there, token, factor, codeOf(factor.secret, 0), cookie)).status);
  expect(statuses).toEqual([...Array<number>(rateLimits.codeOfFactor.burst).fill(422), 429]);
  // It ends by itself.
  server.clock.advance(knownBrowserLimits.days * 86_400_000);
  await useUpAll(email, factor);
  const late = await enter(there, email);
  expect((await prove(there, late, factor, cookie)).status).toBe(429);
});

test('whoever knows the password uses up nothing of a session that began by mail', async () => {
  const { email, factor } = await owner(newNetwork());
  server.clock.advance(magicLinkLimits.cooldownMs);
  const { session } = await signIn(server, email);
  await useUpAll(email, factor);
  expect((await prove(newNetwork(), session.access_token, factor)).status).toBe(200);
});
