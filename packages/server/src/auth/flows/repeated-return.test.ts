import { repeatedReturnLimits, signInProviderLimits } from '@mirror-studio/domain/constants/sign-in';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browser, newEmail } from '../../testing/index.ts';
import { closeStandIns } from '../../testing/stand-ins/index.ts';
import { refusalIn, startWithProvider, step } from '../providers.testing.ts';

let at: Awaited<ReturnType<typeof startWithProvider>>;
beforeAll(async () => {
  at = await startWithProvider();
});
afterAll(async () => {
  closeStandIns();
  await at.server.close();
});
beforeEach(() => {
  const person = { sub: crypto.randomUUID(), email: newEmail('iris'), email_verified: true };
  Object.assign(at.provider.set, { person, refuses: false });
});

const tenAtOnce = (href: string, headers: Record<string, string> = {}) =>
  Promise.all(Array.from({ length: 10 }, () => step(href, headers)));
const usedState = { code: 'bad_oauth_state', said: 'OAuth state was already used' };

test('of ten returns with one state at once by other browsers, one wins', async () => {
  const { back } = await at.goThere();
  const landed = await tenAtOnce(back.href);
  expect(landed.filter((url) => url.searchParams.has('code'))).toHaveLength(1);
  const rest = landed.filter((url) => !url.searchParams.has('code'));
  for (const url of rest) expect(refusalIn(url)).toMatchObject(usedState);
});

test('the browser that began is told the same for seconds, however often it returns; another one nothing', async () => {
  const { auth, back, cookie } = await at.goThere();
  const landed = await tenAtOnce(back.href, { cookie });
  const codes = new Set(landed.map((url) => url.searchParams.get('code')));
  expect([codes.size, codes.has(null)]).toEqual([1, false]);
  const { cookie: another } = await at.goThere();
  for (const other of ['', another, `${cookie}x`])
    expect(refusalIn(await step(back.href, { cookie: other }))).toMatchObject(usedState);
  at.clock.advance(repeatedReturnLimits.sameMs - 1);
  expect((await step(back.href, { cookie })).href).toBe(landed[0]?.href);
  at.clock.advance(1);
  expect(refusalIn(await step(back.href, { cookie }))).toMatchObject(usedState);
  // It is the one code, and nothing twice.
  const [code = ''] = [...codes];
  expect((await auth.exchangeCodeForSession(code ?? '')).error).toBeNull();
});

test('what is told again can be read by nobody else, and is gone with the exchange of its code', async () => {
  const { auth, back, cookie } = await at.goThere();
  const code = (await step(back.href, { cookie })).searchParams.get('code') ?? '';
  const row = v.object({ all: v.string(), answer: v.nullable(v.string()) });
  const state = back.searchParams.get('state');
  const kept = () =>
    at.server.services.db.first(
      row,
      sql`select to_jsonb(t)::text as all, answer from studio_auth.provider_flows t where id = ${state}`,
    );
  const before = await kept();
  expect(before?.answer).toMatch(/^[\w-]+$/);
  expect(before?.all).not.toContain(code);
  expect(Buffer.from(before?.answer ?? '', 'base64url').toString('latin1')).not.toContain(code);
  expect((await auth.exchangeCodeForSession(code)).error).toBeNull();
  expect((await kept())?.answer).toBeNull();
  expect(refusalIn(await step(back.href, { cookie }))).toMatchObject(usedState);
});

test('a refusal is told again as it was, and a session without a challenge is one session', async () => {
  at.provider.set.refuses = true;
  const refused = await at.goThere();
  const [one, ...others] = await tenAtOnce(refused.back.href, { cookie: refused.cookie });
  expect(one && refusalIn(one)).toMatchObject({ code: 'access_denied' });
  expect(new Set(others.map(({ href }) => href))).toEqual(new Set([one?.href]));

  at.provider.set.refuses = false;
  const { back, cookie } = await at.beginAlone();
  const landed = await tenAtOnce(back.href, { cookie });
  expect(new Set(landed.map(({ hash }) => hash)).size).toBe(1);
  const token = new URLSearchParams(landed[0]?.hash.slice(1)).get('access_token') ?? '';
  const { data } = await browser(at.server.url).auth.getUser(token);
  const sessions = await at.server.services.db.all(
    v.object({ id: v.string() }),
    sql`select id from studio_auth.sessions where user_id = ${data.user?.id ?? ''}`,
  );
  expect(sessions).toHaveLength(1);
});

test('a return that could not be dealt with keeps nobody waiting', async () => {
  const { back, cookie } = await at.goThere();
  const state = back.searchParams.get('state');
  await at.server.services.db.run(
    sql`update studio_auth.provider_flows set returned_at = ${at.clock.now().toISOString()}, answered_at = ${at.clock.now().toISOString()} where id = ${state}`,
  );
  expect(refusalIn(await step(back.href, { cookie }))).toMatchObject(usedState);
  // The server that was at it has ended.
  const other = await at.goThere();
  await at.server.services.db.run(
    sql`update studio_auth.provider_flows set returned_at = ${at.clock.now().toISOString()} where id = ${other.back.searchParams.get('state')}`,
  );
  at.clock.advance(3 * signInProviderLimits.answerMs);
  expect(refusalIn(await step(other.back.href, { cookie: other.cookie }))).toMatchObject(usedState);
});
