import {
  magicLinkLimits,
  mailCodeLimits,
  reauthenticationLimits,
} from '@mirror-studio/domain/constants/sign-in';
import { endpoints, type SecurityEvent } from '@mirror-studio/domain/contract';
import { formatText } from '@mirror-studio/domain/texts';
import { mail as english } from '@mirror-studio/domain/texts/en/mail';
import { mail as spanish } from '@mirror-studio/domain/texts/es/mail';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asker } from '../../testing/ask.ts';
import { browser, newEmail, signIn, startTestServer, type TestServer } from '../../testing/index.ts';
import { codeIn, codeInText, otherCode } from '../../testing/mail-codes.ts';
import { codeOf } from '../../testing/totp.ts';

const password = 'Onyx-glass-7';
const refused = { status: 403, code: 'otp_expired' };
const isoTime = expect.stringMatching(/^\d{4}-/);

let server: TestServer;
let mute: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  mute = await startTestServer({ sms: null });
});
afterAll(async () => {
  await server.close();
  await mute.close();
});

let numbers = 0;
/** A number that nobody had before. */
function newPhone(): string {
  numbers += 1;
  return `+3461000${String(numbers).padStart(4, '0')}`;
}
const textTo = async (phone: string) => (await server.lastMessage(phone)).body;
const codeTo = async (phone: string) => codeInText(await textTo(phone));
const verify = (phone: string, token: string, type: 'sms' | 'phone_change' = 'phone_change') =>
  browser(server.url).auth.verifyOtp({ phone, token, type });
const minuteLater = () => server.clock.advance(magicLinkLimits.cooldownMs);
const signInBySms = async (phone: string) => {
  const { auth } = browser(server.url);
  await auth.signInWithOtp({ phone });
  return { auth, ...(await auth.verifyOtp({ phone, token: await codeTo(phone), type: 'sms' })) };
};
const tokenOf = async ({ auth }: Pick<Awaited<ReturnType<typeof signIn>>, 'auth'>) =>
  (await auth.getSession()).data.session?.access_token ?? '';

test('the client library gives an account by address a number, which opens it from then on', async () => {
  const person = await signIn(server);
  const phone = newPhone();
  const asked = await person.auth.updateUser({ phone });
  expect(asked.error).toBeNull();
  expect(asked.data.user).toMatchObject({
    phone: '',
    new_phone: phone.slice(1),
    phone_change_sent_at: isoTime,
    app_metadata: { providers: ['email'] },
  });
  expect(await textTo(phone)).toBe(formatText(english, 'textChange', 'en', { code: await codeTo(phone) }));
  server.clock.advance(1_000);
  const { data, error } = await person.auth.verifyOtp({
    phone,
    token: await codeTo(phone),
    type: 'phone_change',
  });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    id: person.user.id,
    email: person.email,
    phone: phone.slice(1),
    phone_confirmed_at: isoTime,
    app_metadata: { providers: ['email', 'phone'] },
  });
  expect(data.user).not.toHaveProperty('new_phone');
  const news = await server.lastMessage(person.email);
  expect(news.subject).toBe(english.phoneChangedSubject);
  expect(news.body).toContain(phone);
  const { body } = await asker(server.url, await tokenOf(person))('GET', endpoints.securityEvents.path);
  const kinds = (body['events'] as SecurityEvent[]).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['phone_change_requested', 'phone_changed']));
  minuteLater();
  expect((await signInBySms(phone)).data.user?.id).toBe(person.user.id);
});

test('another number takes the place of the one before, which opens nothing any more', async () => {
  const [first, second] = [newPhone(), newPhone()];
  const { auth, data } = await signInBySms(first);
  minuteLater();
  // What waits for the number that goes is worth nothing either.
  await browser(server.url).auth.signInWithOtp({ phone: first });
  const left = await codeTo(first);
  expect((await auth.updateUser({ phone: second, data: { locale: 'es' } })).error).toBeNull();
  const code = await codeTo(second);
  expect((await verify(second, code)).data.user?.id).toBe(data.user?.id);
  expect((await verify(first, left, 'sms')).error).toMatchObject(refused);
  expect((await auth.getUser()).data.user?.phone).toBe(second.slice(1));
  minuteLater();
  // Whoever gets the old number has another account.
  expect((await signInBySms(first)).data.user?.id).not.toBe(data.user?.id);
  const third = newPhone();
  expect((await auth.updateUser({ phone: third })).error).toBeNull();
  expect(await textTo(third)).toBe(formatText(spanish, 'textChange', 'es', { code: await codeTo(third) }));
});

test('a code works once, for ten minutes, for a change alone, and no more once another was asked for', async () => {
  const { auth } = await signIn(server);
  const [phone, other] = [newPhone(), newPhone()];
  await auth.updateUser({ phone });
  const late = await codeTo(phone);
  expect((await verify(phone, otherCode(late))).error).toMatchObject(refused);
  expect((await verify(phone, late, 'sms')).error).toMatchObject(refused);
  server.clock.advance(mailCodeLimits.expiresMs);
  expect((await verify(phone, late)).error).toMatchObject(refused);
  await auth.updateUser({ phone });
  const before = await codeTo(phone);
  minuteLater();
  await auth.updateUser({ phone: other });
  const code = await codeTo(other);
  expect((await verify(phone, before)).error).toMatchObject(refused);
  expect((await verify(other, `${code.slice(0, 3)} ${code.slice(3)}`)).error).toBeNull();
  expect((await verify(other, code)).error).toMatchObject(refused);
});

test('after five wrong codes the right one is refused as well', async () => {
  const { auth } = await signIn(server);
  const phone = newPhone();
  await auth.updateUser({ phone });
  const code = await codeTo(phone);
  for (let tried = 0; tried < mailCodeLimits.tries; tried++)
    expect((await verify(phone, otherCode(code))).error).toMatchObject(refused);
  expect((await verify(phone, code)).error).toMatchObject(refused);
  minuteLater();
  await auth.updateUser({ phone });
  expect((await verify(phone, await codeTo(phone))).error).toBeNull();
});

test('whose number it is already, nobody is told, and its owner gets no message', async () => {
  const { phone } = await signInBySms(newPhone()).then(({ data }) => ({ phone: `+${data.user?.phone}` }));
  const { auth } = await signIn(server);
  minuteLater();
  const free = await (await signIn(server)).auth.updateUser({ phone: newPhone() });
  const taken = await auth.updateUser({ phone });
  expect([taken.error, Object.keys(taken.data.user ?? {})]).toEqual([
    null,
    Object.keys(free.data.user ?? {}),
  ]);
  await server.services.background.idle();
  expect(await server.countMessages(phone)).toBe(1);
  expect((await verify(phone, '000000')).error).toMatchObject(refused);
});

test('of two who prove one number the second is refused, and who never proved it was nobody', async () => {
  const [first, second] = [await signIn(server), await signIn(server)];
  const phone = newPhone();
  await browser(server.url).auth.signInWithOtp({ phone });
  await server.services.background.idle();
  minuteLater();
  await first.auth.updateUser({ phone });
  const one = await codeTo(phone);
  server.clock.advance(magicLinkLimits.cooldownMs);
  await second.auth.updateUser({ phone });
  const two = await codeTo(phone);
  expect((await verify(phone, one)).data.user?.id).toBe(first.user.id);
  expect((await verify(phone, two)).error).toMatchObject(refused);
  expect((await second.auth.getUser()).data.user?.phone).toBe('');
});

test('a token alone changes no number: it takes a recent sign-in, or a code', async () => {
  const person = await signIn(server);
  server.clock.advance(reauthenticationLimits.recentSignInMs + 1);
  await person.auth.refreshSession();
  const phone = newPhone();
  expect((await person.auth.updateUser({ phone })).error).toMatchObject({ code: 'reauthentication_needed' });
  expect(await server.countMessages(phone)).toBe(0);
  await person.auth.reauthenticate();
  const nonce = codeIn(await server.lastMessage(person.email));
  expect((await person.auth.updateUser({ phone, nonce })).error).toBeNull();
  expect((await person.auth.updateUser({ phone: newPhone(), nonce })).error).toMatchObject({
    code: 'reauthentication_not_valid',
  });
  expect((await verify(phone, await codeTo(phone))).error).toBeNull();
});

test('the second factor is asked for, where there is one', async () => {
  const email = newEmail();
  const { auth } = await signIn(server, email);
  const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  const code = codeOf(data?.totp.secret ?? '', server.clock.now().getTime());
  expect((await auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code })).error).toBeNull();
  minuteLater();
  const low = await signIn(server, email);
  expect((await low.auth.updateUser({ phone: newPhone() })).error).toMatchObject({
    status: 401,
    code: 'insufficient_aal',
  });
  expect((await auth.updateUser({ phone: newPhone() })).error).toBeNull();
});

test('a message is sent once a minute whatever the number, and again when it is asked for', async () => {
  const person = await signIn(server);
  const [phone, other] = [newPhone(), newPhone()];
  await person.auth.updateUser({ phone });
  expect((await person.auth.updateUser({ phone: other })).error).toMatchObject({
    status: 429,
    code: 'over_sms_send_rate_limit',
    message: 'For security purposes, you can only request this after 60 seconds.',
  });
  const before = await codeTo(phone);
  minuteLater();
  // By the account's address, and for nobody alike: whether there is a change, nobody is told.
  const resend = (email: string) =>
    fetch(`${server.url}/auth/v1/resend`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'phone_change', email }),
    }).then(async (answer) => [answer.status, await answer.json()]);
  expect(await resend(person.email)).toEqual([200, {}]);
  expect(await resend(newEmail())).toEqual([200, {}]);
  await server.services.background.idle();
  expect(await server.countMessages(phone)).toBe(2);
  const code = await codeTo(phone);
  if (code !== before) expect((await verify(phone, before)).error).toMatchObject(refused);
  expect((await verify(phone, code)).error).toBeNull();
  // By the number that an account has.
  minuteLater();
  await person.auth.updateUser({ phone: other });
  minuteLater();
  const { auth } = browser(server.url);
  expect((await auth.resend({ type: 'phone_change', phone })).error).toBeNull();
  await server.services.background.idle();
  expect(await server.countMessages(other)).toBe(2);
  expect(await server.countMessages(phone)).toBe(2);
});

test('the number is a way in like another: it can be taken away, but not where nothing else reaches its owner', async () => {
  const person = await signIn(server);
  const phone = newPhone();
  await person.auth.updateUser({ phone });
  await person.auth.verifyOtp({ phone, token: await codeTo(phone), type: 'phone_change' });
  const { data } = await person.auth.getUserIdentities();
  const identities = data?.identities ?? [];
  expect(new Set(identities.map(({ identity_id }) => identity_id)).size).toBe(2);
  const own = identities.find(({ provider }) => provider === 'phone');
  if (!own) throw new Error('The number is no identity.');
  server.clock.advance(1_000);
  expect((await person.auth.unlinkIdentity(own)).error).toBeNull();
  expect((await person.auth.getUser()).data.user).toMatchObject({ phone: '', email: person.email });
  const news = await server.lastMessage(person.email);
  expect([news.subject, news.body.includes(phone)]).toEqual([english.identityUnlinkedSubject, true]);
  minuteLater();
  expect((await signInBySms(phone)).data.user?.id).not.toBe(person.user.id);
});

test.each([
  [{ phone: '+34600000000000000' }, 'Invalid phone number format (E.164 required)'],
  [{ phone: '600 call me' }, 'Invalid phone number format (E.164 required)'],
  [{ phone: '\u{1f4f1}' }, 'Invalid phone number format (E.164 required)'],
  [{ phone: '+34600000000', channel: 'pigeon' }, 'Invalid channel, supported values are "sms" or "whatsapp"'],
])('%j is refused in words, and changes nothing', async (body, message) => {
  const { session, auth } = await signIn(server);
  const answer = await fetch(`${server.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
    body: JSON.stringify(body),
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { error_code: 'validation_failed', msg: message },
  ]);
  expect((await auth.getUser()).data.user).not.toHaveProperty('new_phone');
});

test('one’s own number, and none, change nothing', async () => {
  const phone = newPhone();
  const { auth } = await signInBySms(phone);
  const asked = await auth.updateUser({ phone: `${phone.slice(0, 3)} ${phone.slice(3)}` });
  expect([asked.error, asked.data.user?.new_phone]).toEqual([null, undefined]);
  expect((await auth.updateUser({ phone: '' })).error).toBeNull();
});

test('where nobody sends to numbers it is refused in the hosted words', async () => {
  const { auth } = await signIn(mute);
  expect((await auth.updateUser({ phone: newPhone() })).error).toMatchObject({
    status: 400,
    code: 'phone_provider_disabled',
    message: 'Unsupported phone provider',
  });
  expect((await auth.updateUser({ password })).error).toBeNull();
  const { auth: nobody } = browser(mute.url);
  expect(
    (await nobody.verifyOtp({ phone: newPhone(), token: '000000', type: 'phone_change' })).error,
  ).toMatchObject(refused);
});

test('only a keyed hash of a code is kept', async () => {
  const { auth, user } = await signIn(server);
  const phone = newPhone();
  await auth.updateUser({ phone });
  const token = await codeTo(phone);
  const rows = await server.services.db.all(
    v.object({ code_hash: v.string() }),
    sql`select * from studio_auth.phone_changes where user_id = ${user.id}`,
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});
