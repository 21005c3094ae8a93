import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { magicLinkLimits, mailCodeLimits } from '@mirror-studio/domain/constants/sign-in';
import { endpoints } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, follow, newEmail, startTestServer, type TestServer } from '../testing/index.ts';
import { codeIn, otherCode } from '../testing/mail-codes.ts';
import { type Place, person } from '../testing/person.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustProxy: { hops: 1, networks: null } });
});
afterAll(() => server.close());

const home: Place = { address: '203.0.113.9' };
const elsewhere: Place = { address: '198.51.100.7' };
const { tries } = mailCodeLimits;

/** Somebody who asks for mails and types codes, each from some place. */
function mailed(email = newEmail()) {
  const { call } = person(server, email);
  const askFor = async (place = home, path = '/otp', body: object = {}) => {
    expect((await call(path, { email, ...body }, place)).status).toBe(200);
    return codeIn(await server.lastMessage(email));
  };
  const type = async (token: string, place = home, kind = 'email') => {
    const answer = await call('/verify', { email, token, type: kind }, place);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const typeOften = async (token: string, times: number, place = home) => {
    for (let time = 0; time < times; time++) expect((await type(token, place)).status).toBe(403);
  };
  return { email, call, askFor, type, typeOften };
}

test('the client library signs in with the code, in another browser than the one that asked', async () => {
  const email = newEmail();
  await browser(server.url).auth.signInWithOtp({ email });
  const code = codeIn(await server.lastMessage(email));
  const { auth } = browser(server.url);
  const { data, error } = await auth.verifyOtp({ email, token: code, type: 'email' });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
  const flags = await fetch(server.url + endpoints.userFlags.path, {
    headers: { authorization: `Bearer ${data.session?.access_token}` },
  });
  expect(flags.status).toBe(200);
  const again = await browser(server.url).auth.verifyOtp({ email, token: code, type: 'email' });
  expect([again.error?.status, again.error?.code]).toEqual([403, 'otp_expired']);
});

test('a scanner that opens the link three times takes neither the link nor the code', async () => {
  const { email, askFor, type } = mailed();
  const code = await askFor();
  const { link } = await server.lastMessage(email);
  for (let time = 0; time < 3; time++) expect((await fetch(link, { redirect: 'manual' })).status).toBe(200);
  expect((await type(code)).status).toBe(200);
  const landed = await follow(link);
  expect(new URLSearchParams(landed.hash.slice(1)).get('error_code')).toBe('link_used');
});

test('with a challenge too: opened by a scanner, the code still signs in, and ends the link', async () => {
  const { auth } = browser(server.url);
  const email = newEmail();
  await auth.signInWithOtp({ email, options: { emailRedirectTo: `${server.url}/auth/callback` } });
  const message = await server.lastMessage(email);
  const opened = [await follow(message.link), await follow(message.link), await follow(message.link)];
  const typed = await browser(server.url).auth.verifyOtp({ email, token: codeIn(message), type: 'email' });
  expect(typed.error).toBeNull();
  const { error } = await auth.exchangeCodeForSession(opened[0]?.searchParams.get('code') ?? '');
  expect(error?.code).toBe('flow_state_not_found');
});

test('and the other way round: a link that was used takes its code with it', async () => {
  const { auth } = browser(server.url);
  const email = newEmail();
  await auth.signInWithOtp({ email, options: { emailRedirectTo: `${server.url}/auth/callback` } });
  const message = await server.lastMessage(email);
  const code = (await follow(message.link)).searchParams.get('code') ?? '';
  expect((await auth.exchangeCodeForSession(code)).error).toBeNull();
  const typed = await auth.verifyOtp({ email, token: codeIn(message), type: 'email' });
  expect(typed.error?.code).toBe('otp_expired');
});

test('of ten who type the code at once one gets in', async () => {
  const { askFor, type } = mailed();
  const code = await askFor();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => type(code, { address: `198.51.${at}.1` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body['error_code'] === 'otp_expired')).toHaveLength(9);
});

test('five wrong ones are all: then not even the right one is taken, until another mail', async () => {
  const { askFor, type, typeOften } = mailed();
  const code = await askFor();
  await typeOften(otherCode(code), tries);
  expect(await type(code)).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } });
  server.clock.advance(magicLinkLimits.cooldownMs);
  const next = await askFor();
  expect((await type(code)).status).toBe(next === code ? 200 : 403);
  expect((await type(next)).status).toBe(200);
});

test('four wrong ones cost nothing', async () => {
  const { askFor, type, typeOften } = mailed();
  const code = await askFor();
  await typeOften(otherCode(code), tries - 1);
  expect((await type(code)).status).toBe(200);
});

test('of a burst of guesses from one place no more than five are looked at', async () => {
  const { askFor, type } = mailed();
  const code = await askFor();
  await Promise.all(Array.from({ length: 3 * tries }, () => type(otherCode(code))));
  expect((await type(code)).status).toBe(403);
});

test('nobody elsewhere uses up the tries of whoever asked', async () => {
  const { askFor, type, typeOften } = mailed();
  const code = await askFor();
  await typeOften(otherCode(code), tries + 1, elsewhere);
  expect((await type(code)).status).toBe(200);
});

test('strangers of many networks together have few, which the owner is not counted for where they are known', async () => {
  const { call, askFor, type, typeOften } = mailed();
  const session = (await type(await askFor())).body as { refresh_token: string };
  // From then on the network is one of theirs.
  await call('/token?grant_type=refresh_token', { refresh_token: session.refresh_token }, home);
  server.clock.advance(magicLinkLimits.cooldownMs);
  const code = await askFor();
  const { burst } = rateLimits.mailCodeOfAddressFromStrangers;
  for (let at = 0; at * tries < burst; at++)
    await typeOften(otherCode(code), tries, { address: `192.0.${at}.1` });
  expect((await type(code, { address: '192.0.200.1' })).status).toBe(403);
  expect((await type(code)).status).toBe(200);
});

test('whoever asked types their code though strangers have used up all their tries, and that of a new mail; no other opens there', async () => {
  const { askFor, type, typeOften } = mailed();
  const code = await askFor();
  const { burst } = rateLimits.mailCodeOfAddressFromStrangers;
  for (let at = 0; at * tries <= burst; at++)
    await typeOften(otherCode(code), tries, { address: `192.0.${at}.2` });
  server.clock.advance(1_000);
  const foreign = await askFor(elsewhere);
  expect((await type(code, elsewhere)).status).toBe(403);
  await typeOften(otherCode(code), tries - 1);
  expect((await type(code)).status).toBe(200);
  expect((await type(foreign, { address: '192.0.202.2' })).status).toBe(403);
  server.clock.advance(magicLinkLimits.cooldownMs);
  const next = await askFor({ address: '192.0.201.2' });
  expect((await type(next, { address: '192.0.201.2' })).status).toBe(200);
});

test.each([
  [mailCodeLimits.expiresMs - 1, 200],
  [mailCodeLimits.expiresMs, 403],
])('after %i ms a code is answered %i', async (ms, status) => {
  const { askFor, type } = mailed();
  const code = await askFor();
  server.clock.advance(ms);
  expect((await type(code)).status).toBe(status);
});

test('a newer mail of the same network has the code, the older one none; one of another network stays', async () => {
  const { askFor, type } = mailed();
  const first = await askFor();
  server.clock.advance(1_000);
  const foreign = await askFor(elsewhere);
  server.clock.advance(magicLinkLimits.cooldownMs);
  await askFor({ ...home, userAgent: 'Another browser' });
  expect((await type(first)).status).toBe(403);
  expect((await type(foreign)).status).toBe(200);
});

test('a code is of its kind of mail and of its address', async () => {
  const { askFor, type } = mailed();
  await type(await askFor());
  server.clock.advance(magicLinkLimits.cooldownMs);
  const code = await askFor(home, '/recover');
  expect((await type(code, home, 'signup')).status).toBe(403);
  expect((await mailed().type(code)).status).toBe(403);
  const { status, body } = await type(`${code.slice(0, 3)} ${code.slice(3)}`, home, 'recovery');
  expect([status, body['user']]).toMatchObject([200, { email_confirmed_at: expect.any(String) }]);
});

test('of a sign-up it proves the address and brings no password, whoever typed that', async () => {
  const { email, askFor, type, call } = mailed();
  const password = 'Silver-mirror-7';
  const code = await askFor(home, '/signup', { password });
  expect((await type(code)).status).toBe(200);
  const answer = await call('/token?grant_type=password', { email, password });
  expect([answer.status, await answer.json()]).toMatchObject([400, { error_code: 'invalid_credentials' }]);
});

test('a wrong code is answered alike whether there is an account, a mail, or neither, and counted alike', async () => {
  const withMail = mailed();
  await withMail.askFor();
  const answers: unknown[] = [];
  for (const { type } of [withMail, mailed(), mailed()]) {
    for (let time = 0; time <= tries; time++) answers.push(await type('000000'));
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test('no code is kept that can be read', async () => {
  const one = mailed();
  const code = await one.askFor();
  const kept = await server.services.db.all(
    v.object({ code_hash: v.string(), whole: v.string() }),
    sql`select code_hash, to_jsonb(t)::text as whole from studio_auth.email_tokens t where email = ${one.email}`,
  );
  expect(kept).toHaveLength(1);
  expect(kept[0]?.whole).not.toContain(code);
  expect(kept[0]?.code_hash).toHaveLength(43);
});
