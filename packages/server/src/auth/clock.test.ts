import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { clockLimits } from '@mirror-studio/domain/constants/server';
import { factorLimits, magicLinkLimits, mailCodeLimits } from '@mirror-studio/domain/constants/sign-in';
import { endpoints } from '@mirror-studio/domain/contract';
import { afterEach, expect, test } from 'vitest';
import { rememberingPerson } from '../remembered-browsers/remembering.ts';
import { asker } from '../testing/ask.ts';
import { browser, newEmail, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { codeIn, otherCode } from '../testing/mail-codes.ts';
import { codeOf } from '../testing/totp.ts';

const hourMs = 3_600_000;
const password = 'Onyx-glass-7';
const tooSoon = { status: 429, code: 'over_email_send_rate_limit' };

let server: TestServer;
const start = async () => {
  server = await startTestServer({ trustProxy: { hops: 1, networks: null } });
  return server;
};
afterEach(() => server.close());

const ask = (email: string) => browser(server.url).auth.signInWithOtp({ email });
const verify = (email: string, token: string) =>
  browser(server.url).auth.verifyOtp({ email, token, type: 'email' });
const balance = (token: string | undefined) =>
  asker(server.url, token ?? '')('GET', endpoints.balance.path).then(({ status }) => status);

test.each([-hourMs, hourMs])(
  'a clock that is set by %i ms ends no session, and a refreshed one goes on',
  async (byMs) => {
    const { auth, session } = await signIn(await start());
    server.clock.advance(byMs);
    expect(await balance(session.access_token)).toBe(byMs < 0 ? 200 : 401);
    const { data } = await auth.refreshSession();
    expect(await balance(data.session?.access_token)).toBe(200);
    server.clock.advance(-byMs);
    const again = await auth.refreshSession();
    expect(again.error).toBeNull();
    expect(await balance(again.data.session?.access_token)).toBe(200);
  },
);

test('an access token of before the clock was set back is not good for longer than twice its hour', async () => {
  const { session } = await signIn(await start());
  server.clock.advance(-hourMs);
  expect(await balance(session.access_token)).toBe(200);
  server.clock.advance(2 * hourMs);
  expect(await balance(session.access_token)).toBe(401);
});

test('whoever was told to wait waits no longer than before, when the clock is set back', async () => {
  await start();
  const email = newEmail();
  await ask(email);
  expect((await ask(email)).error).toMatchObject(tooSoon);
  server.clock.advance(-hourMs);
  expect((await ask(email)).error).toBeNull();
  expect((await ask(email)).error).toMatchObject(tooSoon);
  server.clock.advance(magicLinkLimits.cooldownMs);
  expect((await ask(email)).error).toBeNull();
});

test('wrong passwords keep their owner out for no hour, when the clock is set back', async () => {
  const { auth, email } = await signIn(await start());
  await auth.updateUser({ password });
  const guess = (given: string) => browser(server.url).auth.signInWithPassword({ email, password: given });
  for (let tried = 0; tried < rateLimits.passwordOfAccount.burst; tried++) await guess(`${password}${tried}`);
  expect((await guess(password)).error?.status).toBe(429);
  server.clock.advance(-hourMs);
  expect((await guess(password)).error).toBeNull();
});

test('a link and its code end, whatever the clock does', async () => {
  await start();
  const email = newEmail();
  await ask(email);
  const message = await server.lastMessage(email);
  const [token, link] = [codeIn(message), new URL(message.link).searchParams.get('token') ?? ''];
  server.clock.advance(-hourMs);
  expect((await verify(email, otherCode(token))).error).toBeTruthy();
  server.clock.advance(hourMs + mailCodeLimits.expiresMs);
  expect((await verify(email, token)).error).toMatchObject({ code: 'otp_expired' });
  server.clock.advance(magicLinkLimits.expiresMs);
  const late = await fetch(`${server.url}/auth/v1/verify?type=magiclink&token=${link}`, {
    redirect: 'manual',
  });
  expect(late.headers.get('location')).toContain('otp_expired');
  await ask(email);
  expect((await verify(email, codeIn(await server.lastMessage(email)))).error).toBeNull();
});

test('what was sent before the clock was set back is good no more, also once the clock is there again', async () => {
  await start();
  const email = newEmail();
  await ask(email);
  const message = await server.lastMessage(email);
  const token = new URL(message.link).searchParams.get('token') ?? '';
  const open = async () => {
    const opened = await fetch(`${server.url}/auth/v1/verify?type=magiclink&token=${token}`, {
      redirect: 'manual',
    });
    return opened.headers.get('location') ?? '';
  };
  // The clocks of two servers may be a little apart.
  server.clock.advance(-clockLimits.apartMs);
  expect(await open()).not.toContain('otp_expired');
  server.clock.advance(-1);
  expect((await verify(email, codeIn(message))).error).toMatchObject({ code: 'otp_expired' });
  expect(await open()).toContain('otp_expired');
  await ask(newEmail());
  await server.services.background.idle();
  server.clock.advance(clockLimits.apartMs + 1);
  expect((await verify(email, codeIn(message))).error).toMatchObject({ code: 'otp_expired' });
  expect(await open()).toContain('otp_expired');
  server.clock.advance(magicLinkLimits.cooldownMs);
  await ask(email);
  expect((await verify(email, codeIn(await server.lastMessage(email)))).error).toBeNull();
});

test('a refresh token that was used long ago is in other hands, also when the clock was set back since', async () => {
  const { session } = await signIn(await start());
  const grant = { refresh_token: session.refresh_token };
  const refresh = (given = grant) => browser(server.url).auth.refreshSession(given);
  const { data, error } = await refresh();
  expect(error).toBeNull();
  expect((await refresh({ refresh_token: data.session?.refresh_token ?? '' })).error).toBeNull();
  server.clock.advance(-hourMs);
  expect((await refresh()).error).toMatchObject({ code: 'refresh_token_already_used' });
});

test('a sign-in of the future was not lately, and a code of a mail proves who it is', async () => {
  const { auth, email } = await signIn(await start());
  server.clock.advance(-hourMs);
  await auth.refreshSession();
  expect((await auth.updateUser({ password })).error).toMatchObject({ code: 'reauthentication_needed' });
  await auth.reauthenticate();
  const nonce = codeIn(await server.lastMessage(email));
  expect((await auth.updateUser({ password, nonce })).error).toBeNull();
});

test('a code of an app is taken once, and its owner is not kept out when the clock is set back', async () => {
  const { auth } = await signIn(await start());
  const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  const factorId = data?.id ?? '';
  const code = () => codeOf(data?.totp.secret ?? '', server.clock.now().getTime());
  const prove = async () => (await auth.mfa.challengeAndVerify({ factorId, code: code() })).error;
  const makeCodes = async () => {
    const token = (await auth.getSession()).data.session?.access_token ?? '';
    return (await asker(server.url, token)('POST', endpoints.makeRecoveryCodes.path)).status;
  };
  expect(await prove()).toBeNull();
  expect(await makeCodes()).toBe(200);
  server.clock.advance(-hourMs);
  expect(await makeCodes()).toBe(403);
  expect(await prove()).toBeNull();
  expect(await prove()).toMatchObject({ code: 'mfa_verification_failed' });
  expect(await makeCodes()).toBe(200);
  server.clock.advance(factorLimits.stepSeconds * 1_000);
  expect(await prove()).toBeNull();
});

test('a remembered browser stays remembered when the clock is set back', async () => {
  const person = await rememberingPerson(await start());
  const { jar } = await person.remember();
  expect((await person.signIn({ jar })).ways).toContain('remembered_browser');
  server.clock.advance(-hourMs);
  expect((await person.signIn({ jar })).ways).toContain('remembered_browser');
});

test('a key of a remembered browser that was exchanged is in other hands, also when the clock was set back since', async () => {
  const person = await rememberingPerson(await start());
  const { jar } = await person.remember();
  const before = { ...jar };
  expect((await person.signIn({ jar })).ways).toContain('remembered_browser');
  server.clock.advance(-hourMs);
  expect((await person.signIn({ jar: before })).ways).not.toContain('remembered_browser');
  expect((await person.signIn({ jar })).ways).not.toContain('remembered_browser');
});
