import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import {
  magicLinkLimits,
  mailCodeLimits,
  reauthenticationLimits,
} from '@mirror-studio/domain/constants/sign-in';
import { endpoints, localInbox, type SecurityEvent } from '@mirror-studio/domain/contract';
import { formatText } from '@mirror-studio/domain/texts';
import { mail as english } from '@mirror-studio/domain/texts/en/mail';
import { mail as spanish } from '@mirror-studio/domain/texts/es/mail';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asker } from '../../testing/ask.ts';
import { browser, startTestServer, type TestServer } from '../../testing/index.ts';
import { codeInText, otherCode } from '../../testing/mail-codes.ts';

const password = 'Onyx-glass-7';
const home = '203.0.113.9';
const elsewhere = '198.51.100.7';
const refused = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustProxy: { hops: 1, networks: null } });
});
afterAll(() => server.close());

let numbers = 0;
/** A number that nobody had before. */
function newPhone(): string {
  numbers += 1;
  return `+3460000${String(numbers).padStart(4, '0')}`;
}
const textTo = async (phone: string) => (await server.lastMessage(phone)).body;
const codeTo = async (phone: string) => codeInText(await textTo(phone));

/** Asks the auth service from some network. */
async function call(path: string, body: object, address = home) {
  const answer = await fetch(`${server.url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      'x-supabase-api-version': '2024-01-01',
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...((await answer.json()) as { code?: string; message?: string }) };
}
async function signedIn(phone = newPhone()) {
  const { auth } = browser(server.url);
  const asked = await auth.signInWithOtp({ phone });
  if (asked.error) throw asked.error;
  const { data, error } = await auth.verifyOtp({ phone, token: await codeTo(phone), type: 'sms' });
  if (error || !data.session || !data.user) throw error ?? new Error('There is no session.');
  return { auth, phone, user: data.user, session: data.session };
}

test('the client library signs in by a code to a number, and the product knows the person', async () => {
  const { phone, user, session, auth } = await signedIn();
  const kept = phone.slice(1);
  expect(user).toMatchObject({
    phone: kept,
    email: '',
    is_anonymous: false,
    phone_confirmed_at: expect.any(String),
    app_metadata: { provider: 'phone', providers: ['phone'] },
  });
  expect((await auth.getUserIdentities()).data?.identities).toMatchObject([
    { provider: 'phone', identity_data: { phone: kept, phone_verified: true } },
  ]);
  const ask = asker(server.url, session.access_token);
  expect((await ask('GET', endpoints.balance.path)).status).toBe(200);
  const { body } = await ask('GET', endpoints.securityEvents.path);
  const log = (body['events'] as SecurityEvent[]).map(({ kind, method }) => [kind, method]);
  expect(log).toContainEqual(['phone_code_requested', null]);
  expect(log).toContainEqual(['signed_in', 'sms']);
  expect((await auth.refreshSession()).error).toBeNull();
});

test('the same person comes back by the same number, however it is written', async () => {
  const { phone, user } = await signedIn();
  server.clock.advance(magicLinkLimits.cooldownMs);
  const written = `${phone.slice(0, 3)} ${phone.slice(3, 6)}-${phone.slice(6)}`;
  const { auth } = browser(server.url);
  expect((await auth.signInWithOtp({ phone: written })).error).toBeNull();
  const { data } = await auth.verifyOtp({ phone: written, token: await codeTo(phone), type: 'sms' });
  expect(data.user?.id).toBe(user.id);
});

test.each(['+34600000000000000', '0034600000000', '600 call me', '+', 'mara@example.test', '\u{1f4f1}'])(
  '%j is refused as no number',
  async (phone) => {
    expect(await call('/otp', { phone })).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Invalid phone number format (E.164 required)',
    });
  },
);

test('the message is in the language of its reader and stands in the local inbox, marked', async () => {
  const phone = newPhone();
  await browser(server.url).auth.signInWithOtp({ phone, options: { data: { locale: 'es' } } });
  const code = await codeTo(phone);
  expect(await textTo(phone)).toBe(formatText(spanish, 'textCode', 'es', { code }));
  const page = await (
    await fetch(`${server.url}${localInbox.page}`, { headers: { host: new URL(server.url).host } })
  ).text();
  expect(page).toContain(`<h2>${english.inboxText}</h2>`);
  expect(page).toContain(`>${code} `);
  const { messages } = (await (await fetch(server.url + localInbox.messages)).json()) as {
    messages: { id: string; channel: string; to: string }[];
  };
  const text = messages.find(({ to }) => to === phone);
  expect(text?.channel).toBe('text');
  expect((await fetch(server.url + localInbox.message(text?.id ?? ''))).status).toBe(404);
});

test('a code works once, for ten minutes, and no more once another was asked for there', async () => {
  const { phone } = await signedIn();
  const type = (token: string) => call('/verify', { phone, token, type: 'sms' });
  server.clock.advance(magicLinkLimits.cooldownMs);
  await call('/otp', { phone });
  const late = await codeTo(phone);
  server.clock.advance(mailCodeLimits.expiresMs);
  expect(await type(late)).toMatchObject(refused);
  await call('/otp', { phone });
  const before = await codeTo(phone);
  server.clock.advance(magicLinkLimits.cooldownMs);
  await call('/otp', { phone });
  const after = await codeTo(phone);
  if (before !== after) expect(await type(before)).toMatchObject(refused);
  expect((await type(`${after.slice(0, 3)} ${after.slice(3)}`)).status).toBe(200);
  expect(await type(after)).toMatchObject(refused);
});

test('a code of one number is none of another, nor for another purpose', async () => {
  const [mine, theirs] = [newPhone(), newPhone()];
  await call('/otp', { phone: mine });
  await call('/otp', { phone: theirs });
  const token = await codeTo(mine);
  if (token !== (await codeTo(theirs)))
    expect(await call('/verify', { phone: theirs, token, type: 'sms' })).toMatchObject(refused);
  expect(await call('/verify', { phone: mine, token, type: 'phone_change' })).toMatchObject(refused);
  expect((await call('/verify', { phone: mine, token, type: 'sms' })).status).toBe(200);
});

test('after five wrong codes the right one is refused there as well, and not where its owner is', async () => {
  const phone = newPhone();
  await call('/otp', { phone });
  const token = await codeTo(phone);
  for (let tried = 0; tried < mailCodeLimits.tries; tried++) {
    expect(await call('/verify', { phone, token: otherCode(token), type: 'sms' }, elsewhere)).toMatchObject(
      refused,
    );
  }
  expect(await call('/verify', { phone, token, type: 'sms' }, elsewhere)).toMatchObject(refused);
  expect((await call('/verify', { phone, token, type: 'sms' })).status).toBe(200);
});

test('a message is sent once a minute, in words that count down, and nobody elsewhere uses it up', async () => {
  const phone = newPhone();
  expect((await call('/otp', { phone })).status).toBe(200);
  server.clock.advance(20_000);
  expect(await call('/otp', { phone })).toMatchObject({
    status: 429,
    code: 'over_sms_send_rate_limit',
    message: 'For security purposes, you can only request this after 40 seconds.',
  });
  expect((await call('/resend', { phone, type: 'sms' })).status).toBe(429);
  expect((await call('/otp', { phone }, elsewhere)).status).toBe(200);
  server.clock.advance(40_000);
  expect((await call('/resend', { phone, type: 'sms' })).status).toBe(200);
  expect(await server.countMessages(phone)).toBe(3);
});

test('one network asks for so many a day', async () => {
  const narrow = await startTestServer({ networkLimitFactor: 1 });
  try {
    const { burst } = rateLimits.textFromNetworkADay;
    let sent = 0;
    for (let at = 0; at < burst + 20; at++) {
      // The mail's own limit leaves room again.
      narrow.clock.advance(rateLimits.mailFromNetwork.everyMs);
      const { error } = await browser(narrow.url).auth.signInWithOtp({ phone: newPhone() });
      if (!error) sent += 1;
    }
    // While it is counted, there is room for a few more.
    expect(sent).toBeGreaterThanOrEqual(burst);
    expect(sent).toBeLessThan(burst + 10);
  } finally {
    await narrow.close();
  }
});

test('who has no account gets the answer of who has one, and no message where none is to be made', async () => {
  const { phone: known } = await signedIn();
  server.clock.advance(magicLinkLimits.cooldownMs);
  const stranger = newPhone();
  const ask = (phone: string) => call('/otp', { phone, create_user: false });
  expect(await ask(stranger)).toEqual(await ask(known));
  expect(await server.countMessages(stranger)).toBe(0);
  expect(await server.countMessages(known)).toBe(2);
  const type = (phone: string) => call('/verify', { phone, token: '000000', type: 'sms' });
  expect(await type(stranger)).toEqual(await type(newPhone()));
});

test('a sign-up waits for its code, and the password is set by whoever the code lets in', async () => {
  const phone = newPhone();
  const { auth } = browser(server.url);
  const { data, error } = await auth.signUp({ phone, password });
  expect(error).toBeNull();
  expect([data.session, data.user?.phone, data.user?.phone_confirmed_at]).toEqual([
    null,
    phone.slice(1),
    null,
  ]);
  expect((await auth.signInWithPassword({ phone, password })).error).toMatchObject({
    code: 'invalid_credentials',
  });
  expect((await auth.signUp({ phone: newPhone(), password: 'weak' })).error).toMatchObject({
    code: 'weak_password',
  });
  expect((await auth.verifyOtp({ phone, token: await codeTo(phone), type: 'sms' })).error).toBeNull();
  expect((await auth.signInWithPassword({ phone, password })).error).toMatchObject({
    code: 'invalid_credentials',
  });
  expect((await auth.updateUser({ password })).error).toBeNull();
  expect((await browser(server.url).auth.signInWithPassword({ phone, password })).error).toBeNull();
  server.clock.advance(magicLinkLimits.cooldownMs);
  // Whoever signs up with a number that is proved learns nothing, and its owner gets no message.
  const again = await browser(server.url).auth.signUp({ phone, password: 'Golden-frame-9!' });
  expect([again.error, again.data.user?.phone]).toEqual([null, phone.slice(1)]);
  expect(again.data.user?.id).not.toBe(data.user?.id);
  expect(await server.countMessages(phone)).toBe(1);
});

test('a code by text message proves anew who changes a password', async () => {
  const { auth, phone } = await signedIn();
  server.clock.advance(reauthenticationLimits.recentSignInMs + 1);
  await auth.refreshSession();
  expect((await auth.updateUser({ password })).error).toMatchObject({ code: 'reauthentication_needed' });
  expect((await auth.reauthenticate()).error).toBeNull();
  const nonce = await codeTo(phone);
  expect(await textTo(phone)).toBe(formatText(english, 'textNonce', 'en', { code: nonce }));
  expect((await auth.updateUser({ password, nonce })).error).toBeNull();
});

test('only a keyed hash of a code is kept', async () => {
  const phone = newPhone();
  await call('/otp', { phone });
  const token = await codeTo(phone);
  const rows = await server.services.db.all(
    v.object({ code_hash: v.string() }),
    sql`select c.* from studio_auth.phone_codes c join studio_auth.users u on u.id = c.user_id
        where u.phone = ${phone.slice(1)}`,
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});
