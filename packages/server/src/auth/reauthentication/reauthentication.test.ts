import {
  magicLinkLimits,
  mailCodeLimits,
  reauthenticationLimits,
} from '@mirror-studio/domain/constants/sign-in';
import { type SecurityEvent, sessionsEndpoints } from '@mirror-studio/domain/contract';
import { mail as english } from '@mirror-studio/domain/texts/en/mail';
import { mail as spanish } from '@mirror-studio/domain/texts/es/mail';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asker } from '../../testing/ask.ts';
import { browser, signIn, startTestServer, type TestServer } from '../../testing/index.ts';
import { codeIn, otherCode } from '../../testing/mail-codes.ts';

const password = 'Onyx-glass-7';
const otherPassword = 'Golden-frame-9!';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Somebody who signed in too long ago to change the password without a proof. */
async function signedInBefore(at = server, sinceMs = reauthenticationLimits.recentSignInMs + 1) {
  const person = await signIn(at);
  at.clock.advance(sinceMs);
  // The access token has expired by then; refreshing is no sign-in.
  const { data } = await person.auth.refreshSession();
  const change = (chosen: string, more: { nonce?: string; current_password?: string } = {}) =>
    person.auth.updateUser({ password: chosen, ...more });
  const askForCode = async () => {
    const { error } = await person.auth.reauthenticate();
    if (error) throw error;
    return codeIn(await at.lastMessage(person.email));
  };
  return { ...person, token: data.session?.access_token ?? '', change, askForCode };
}
const notValid = { status: 422, code: 'reauthentication_not_valid' };

test('the client library asks for a code, which lets the password be changed once', async () => {
  const { change, askForCode, email, token } = await signedInBefore();
  expect((await change(password)).error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  const nonce = await askForCode();
  expect((await server.lastMessage(email)).subject).toBe(english.nonceSubject);
  expect((await change(password, { nonce })).error).toBeNull();
  expect((await change(otherPassword, { nonce })).error).toMatchObject(notValid);
  expect((await browser(server.url).auth.signInWithPassword({ email, password })).error).toBeNull();
  const { body } = await asker(server.url, token)('GET', sessionsEndpoints.securityEvents.path);
  expect((body['events'] as SecurityEvent[]).map(({ kind }) => kind)).toContain('reauthentication_requested');
});

test('a code that another tab types with a space is the same one', async () => {
  const { change, askForCode } = await signedInBefore();
  const nonce = await askForCode();
  expect((await change(password, { nonce: `${nonce.slice(0, 3)} ${nonce.slice(3)}` })).error).toBeNull();
});

test('a new password that is refused leaves the code as it was', async () => {
  const { change, askForCode } = await signedInBefore();
  const nonce = await askForCode();
  expect((await change('weak', { nonce })).error).toMatchObject({ code: 'weak_password' });
  expect((await change(password, { nonce })).error).toBeNull();
  server.clock.advance(magicLinkLimits.cooldownMs);
  const again = await askForCode();
  expect((await change(password, { nonce: again })).error).toMatchObject({ code: 'same_password' });
  expect((await change(otherPassword, { nonce: again })).error).toBeNull();
});

test('a code is of no use after its ten minutes, to nobody else, and once a newer one was sent', async () => {
  const mine = await signedInBefore();
  const theirs = await signedInBefore();
  const [late, foreign] = [await mine.askForCode(), await theirs.askForCode()];
  expect((await mine.change(password, { nonce: foreign })).error).toMatchObject(notValid);
  server.clock.advance(mailCodeLimits.expiresMs);
  expect((await mine.change(password, { nonce: late })).error).toMatchObject(notValid);
  const before = await mine.askForCode();
  server.clock.advance(magicLinkLimits.cooldownMs);
  const after = await mine.askForCode();
  if (before !== after)
    expect((await mine.change(password, { nonce: before })).error).toMatchObject(notValid);
  expect((await mine.change(password, { nonce: after })).error).toBeNull();
});

test('after five wrong codes the right one is refused as well, until another is sent', async () => {
  const { change, askForCode } = await signedInBefore();
  const nonce = await askForCode();
  for (let tried = 0; tried < mailCodeLimits.tries; tried++) {
    expect((await change(password, { nonce: otherCode(nonce) })).error).toMatchObject(notValid);
  }
  expect((await change(password, { nonce })).error).toMatchObject(notValid);
  // Each change costs two hashes at most, and is counted for that.
  server.clock.advance(300_000);
  const anew = await askForCode();
  expect((await change(password, { nonce: anew })).error).toBeNull();
});

test('it is sent once a minute, in the language of its person, and needs somebody who is signed in', async () => {
  const { auth, email } = await signedInBefore();
  await auth.updateUser({ data: { locale: 'es' } });
  expect((await auth.reauthenticate()).error).toBeNull();
  expect((await server.lastMessage(email)).subject).toBe(spanish.nonceSubject);
  expect((await auth.reauthenticate()).error).toMatchObject({
    status: 429,
    code: 'over_email_send_rate_limit',
  });
  expect((await fetch(`${server.url}/auth/v1/reauthenticate`)).status).toBe(401);
  expect((await browser(server.url).auth.reauthenticate()).error).toBeTruthy();
});

test('a demonstration has no mail to prove anything by', async () => {
  const demo = await startTestServer({ demo: true });
  try {
    const { auth } = browser(demo.url);
    await auth.signInAnonymously();
    expect((await auth.reauthenticate()).error).toMatchObject({ status: 400, code: 'validation_failed' });
  } finally {
    await demo.close();
  }
});

test('with secure password change a session of more than a day takes the code and nothing else', async () => {
  const secure = await startTestServer({ securePasswordChange: true });
  try {
    const young = await signedInBefore(secure);
    const code = await young.askForCode();
    expect((await young.change(password, { nonce: code })).error).toBeNull();

    const { change, askForCode } = await signedInBefore(secure, reauthenticationLimits.secureChangeMs + 1);
    const needed = { status: 400, code: 'reauthentication_needed' };
    expect((await change(password)).error).toMatchObject(needed);
    expect((await change(password, { current_password: otherPassword })).error).toMatchObject(needed);
    expect((await change(password, { nonce: '000000' })).error).toMatchObject(notValid);
    const nonce = await askForCode();
    expect((await change(password, { nonce })).error).toBeNull();
    secure.clock.advance(magicLinkLimits.cooldownMs);
    expect((await change(otherPassword, { current_password: password })).error).toMatchObject(needed);
  } finally {
    await secure.close();
  }
});
