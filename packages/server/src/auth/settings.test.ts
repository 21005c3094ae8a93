import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reauthenticationLimits } from '@mirror-studio/domain/constants/sign-in';
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Config, readConfig } from '../config/index.ts';
import { startServer } from '../start.ts';
import {
  browser,
  follow,
  newEmail,
  prepareDataDir,
  signIn,
  startTestServer,
  type TestServer,
  testConfig,
  testLog,
} from '../testing/index.ts';
import { codeInText } from '../testing/mail-codes.ts';
import { closeStandIns } from '../testing/stand-ins/index.ts';
import { startWithProvider } from './providers.testing.ts';

const password = 'Onyx-glass-7';
const signUpClosed = {
  status: 422,
  code: 'signup_disabled',
  message: 'Signups not allowed for this instance',
};

let numbers = 0;
/** A number that nobody had before, as it is kept. */
function newPhone(): string {
  numbers += 1;
  return `3461000${String(numbers).padStart(4, '0')}`;
}
const settingsOf = async ({ url }: Pick<TestServer, 'url'>) =>
  (await fetch(`${url}/auth/v1/settings`)).json() as Promise<Record<string, unknown>>;
/** What variables of the environment make of the configuration. */
const read = (variables: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...variables });

/** Changes a running server's setting: what was begun before goes on after a new start with another. */
const setIn = (server: TestServer, change: Partial<Config>) => Object.assign(server.services.config, change);

describe('with AUTH_DISABLE_SIGNUP', () => {
  let at: Awaited<ReturnType<typeof startWithProvider>>;
  beforeAll(async () => {
    at = await startWithProvider({ demo: true });
  });
  afterAll(async () => {
    closeStandIns();
    await at.server.close();
  });
  const closed = (signUpDisabled = true) => setIn(at.server, { signUpDisabled });
  const client = () => browser(at.server.url).auth;
  const person = (email: string) => ({ sub: crypto.randomUUID(), email, email_verified: true, name: 'Iris' });

  test('the settings say so', async () => {
    closed(false);
    expect(await settingsOf(at.server)).toMatchObject({ disable_signup: false });
    closed();
    expect(await settingsOf(at.server)).toMatchObject({ disable_signup: true });
  });

  test('a sign-up by password, by number or for a demonstration is refused, whoever has an account', async () => {
    closed(false);
    const { email } = await signIn(at.server);
    closed();
    const phone = newPhone();
    for (const asked of [
      client().signUp({ email, password }),
      client().signUp({ email: newEmail(), password }),
      client().signUp({ email: newEmail(), password: 'weak' }),
      client().signUp({ phone, password }),
      client().signInAnonymously(),
    ]) {
      expect((await asked).error).toMatchObject(signUpClosed);
    }
  });

  test('a link is answered alike, and sent to whoever has an account alone', async () => {
    closed(false);
    const { email } = await signIn(at.server);
    const unproved = newEmail('unproved');
    await client().signInWithOtp({ email: unproved });
    expect(await at.server.countMessages(unproved)).toBe(1);
    closed();
    at.clock.advance(60_000);
    const stranger = newEmail('stranger');
    for (const to of [email, stranger, unproved]) {
      expect((await client().signInWithOtp({ email: to })).error).toBeNull();
      at.clock.advance(60_000);
      expect((await client().resetPasswordForEmail(to)).error).toBeNull();
    }
    const sent = [email, stranger, unproved].map((to) => at.server.countMessages(to));
    expect(await Promise.all(sent)).toEqual([3, 0, 1]);
    // And nobody was made.
    closed(false);
    at.clock.advance(60_000);
    await client().signInWithOtp({ email: stranger, options: { shouldCreateUser: false } });
    expect(await at.server.countMessages(stranger)).toBe(0);
  });

  test('a code goes to a number that an account has, and to no other', async () => {
    closed(false);
    const [known, unproved, stranger] = [newPhone(), newPhone(), newPhone()];
    await client().signInWithOtp({ phone: known });
    const token = codeInText((await at.server.lastMessage(`+${known}`)).body);
    expect((await client().verifyOtp({ phone: known, token, type: 'sms' })).error).toBeNull();
    await client().signInWithOtp({ phone: unproved });
    expect(await at.server.countMessages(`+${unproved}`)).toBe(1);
    closed();
    at.clock.advance(60_000);
    for (const phone of [known, unproved, stranger]) {
      expect((await client().signInWithOtp({ phone })).error).toBeNull();
    }
    const sent = [known, unproved, stranger].map((phone) => at.server.countMessages(`+${phone}`));
    expect(await Promise.all(sent)).toEqual([2, 1, 0]);
  });

  test('a link and a code of before open no new account either', async () => {
    closed(false);
    const [email, phone, auth] = [newEmail(), newPhone(), client()];
    await auth.signInWithOtp({ email });
    await client().signInWithOtp({ phone });
    const code = (await follow((await at.server.lastMessage(email)).link)).searchParams.get('code') ?? '';
    const token = codeInText((await at.server.lastMessage(`+${phone}`)).body);
    closed();
    expect((await client().verifyOtp({ phone, token, type: 'sms' })).error).toMatchObject(signUpClosed);
    expect((await auth.exchangeCodeForSession(code)).error).toMatchObject(signUpClosed);
  });

  test('a third party and an id token open the accounts that there are, and no others', async () => {
    closed(false);
    const { email } = await signIn(at.server);
    closed();
    at.provider.set.person = person(newEmail());
    const { landed } = await at.signInBy();
    expect(landed.searchParams.get('error_code')).toBe('signup_disabled');
    const byToken = async () =>
      client().signInWithIdToken({ provider: 'google', token: await at.provider.idToken() });
    expect((await byToken()).error).toMatchObject(signUpClosed);
    at.provider.set.person = person(email);
    expect((await at.signInBy()).session?.user.email).toBe(email);
    expect((await byToken()).data.user?.email).toBe(email);
  });

  test('whoever has an account signs in by password as before', async () => {
    closed(false);
    const { auth, email } = await signIn(at.server);
    await auth.updateUser({ password });
    closed();
    expect((await client().signInWithPassword({ email, password })).error).toBeNull();
  });
});

describe('with AUTH_PHONE_AUTOCONFIRM', () => {
  let server: TestServer;
  beforeAll(async () => {
    // Nobody sends text messages: none is needed.
    server = await startTestServer({ phoneAutoconfirm: true, sms: null });
  });
  afterAll(() => server.close());
  const client = () => browser(server.url).auth;

  test('the settings say so, and that there is sign-in by phone', async () => {
    expect(await settingsOf(server)).toMatchObject({ phone_autoconfirm: true, external: { phone: true } });
  });

  test('a sign-up with a number and a password opens the session, and the password opens another', async () => {
    const phone = newPhone();
    const { data, error } = await client().signUp({ phone, password, options: { data: { name: 'Mara' } } });
    expect(error).toBeNull();
    expect(data.session?.user).toMatchObject({
      phone,
      phone_confirmed_at: expect.any(String),
      user_metadata: { name: 'Mara' },
    });
    expect((await client().signInWithPassword({ phone, password })).data.user?.id).toBe(data.user?.id);
    const wrong = await client().signInWithPassword({ phone, password: `${password}!` });
    expect(wrong.error).toMatchObject({ code: 'invalid_credentials' });
  });

  test('a number that has an account is told so, and its password stays', async () => {
    const phone = newPhone();
    await client().signUp({ phone, password });
    const again = await client().signUp({ phone, password: 'Golden-frame-9!' });
    expect(again.error).toMatchObject({ status: 422, code: 'user_already_exists' });
    expect((await client().signInWithPassword({ phone, password })).error).toBeNull();
  });

  test('a code is still asked for where nobody sends any, and refused', async () => {
    const { error } = await client().signInWithOtp({ phone: newPhone() });
    expect(error).toMatchObject({ status: 400, code: 'phone_provider_disabled' });
  });

  test('an added number is confirmed at once and told of by mail; that of another person is refused', async () => {
    const { auth, email } = await signIn(server);
    const phone = newPhone();
    const { data, error } = await auth.updateUser({ phone });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });
    expect(data.user?.new_phone).toBeUndefined();
    expect((await server.lastMessage(email)).body).toContain(phone);
    const other = await signIn(server);
    expect((await other.auth.updateUser({ phone })).error).toMatchObject({
      status: 422,
      code: 'phone_exists',
    });
  });

  test('of two who take one number at once, one has it', async () => {
    const [one, two] = [await signIn(server), await signIn(server)];
    const phone = newPhone();
    const answers = await Promise.all([one, two].map(({ auth }) => auth.updateUser({ phone })));
    expect(answers.map(({ error }) => error?.code ?? 'has it').toSorted()).toEqual([
      'has it',
      'phone_exists',
    ]);
  });

  test('a number is a way in: an older session takes a proof for it as before', async () => {
    const { auth } = await signIn(server);
    server.clock.advance(reauthenticationLimits.recentSignInMs + 1);
    await auth.refreshSession();
    const { error } = await auth.updateUser({ phone: newPhone() });
    expect(error).toMatchObject({ code: 'reauthentication_needed' });
  });
});

describe('with a rule of passwords of one’s own', () => {
  let server: TestServer;
  beforeAll(async () => {
    const { passwordRule } = read({ AUTH_PASSWORD_MIN_LENGTH: '12', AUTH_PASSWORD_KINDS: 'lowercase,digit' });
    server = await startTestServer({ passwordRule, autoconfirm: true, phoneAutoconfirm: true });
  });
  afterAll(() => server.close());
  const long = 'Password should be at least 12 characters.';
  const kinds = 'Password should contain at least one character of each: lowercase, digit.';

  test.each([
    ['Onyx-glass-7', null],
    ['obsidian77mirror', null],
    ['Onyx-glas-7', { message: long, reasons: ['length'] }],
    ['OBSIDIAN-MIRROR', { message: kinds, reasons: ['characters'] }],
    ['OBSIDIAN', { message: `${long} ${kinds}`, reasons: ['length', 'characters'] }],
    [`obsidian7${'x'.repeat(128)}`, { message: 'Password should be at most 128 characters.', reasons: [] }],
  ])('%s is judged by it, at every sign-up and change', async (given, refused) => {
    const { auth } = await signIn(server);
    const asked = [
      browser(server.url).auth.signUp({ email: newEmail(), password: given }),
      browser(server.url).auth.signUp({ phone: newPhone(), password: given }),
      auth.updateUser({ password: given }),
    ];
    for (const { error } of await Promise.all(asked)) {
      if (refused) expect(error).toMatchObject({ status: 422, code: 'weak_password', ...refused });
      else expect(error).toBeNull();
    }
  });

  test('what is known to others is refused as before', async () => {
    const { error } = await browser(server.url).auth.signUp({
      email: newEmail(),
      password: 'password123456',
    });
    expect(error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] });
  });
});

describe('without AUTH_MANUAL_LINKING', () => {
  let at: Awaited<ReturnType<typeof startWithProvider>>;
  beforeAll(async () => {
    at = await startWithProvider({ manualLinking: false });
  });
  afterAll(async () => {
    closeStandIns();
    await at.server.close();
  });
  const fixed = { status: 404, code: 'manual_linking_disabled', message: 'Manual linking is disabled' };

  test('nothing is linked or unlinked by hand; a third party with the same address still opens the account', async () => {
    const { auth, email, user } = await signIn(at.server);
    expect((await auth.linkIdentity({ provider: 'google' })).error).toMatchObject(fixed);
    at.provider.set.person = { sub: 'other', email: newEmail(), email_verified: true };
    const token = await at.provider.idToken();
    expect((await auth.linkIdentity({ provider: 'google', token })).error).toMatchObject(fixed);
    at.provider.set.person = { sub: 'same', email, email_verified: true };
    expect((await at.signInBy()).session?.user.id).toBe(user.id);
    const { data } = await auth.getUserIdentities();
    const [first] = data?.identities ?? [];
    expect(data?.identities).toHaveLength(2);
    if (!first) throw new Error('There is no identity.');
    expect((await auth.unlinkIdentity(first)).error).toMatchObject(fixed);
    expect((await auth.getUserIdentities()).data?.identities).toHaveLength(2);
  });
});

describe('with AUTH_SIGNING_KEYS', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ format: 'jwk' });
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const { signingKeys } = read({
    AUTH_SIGNING_KEYS: JSON.stringify([{ ...rsa, kid: 'of-rsa' }, elliptic]),
  });
  const keysAt = async (url: string) =>
    (await (await fetch(`${url}/auth/v1/.well-known/jwks.json`)).json()) as JSONWebKeySet;

  test('the first signs, all are told without their private part, and the client library checks by them', async () => {
    const server = await startTestServer({ signingKeys });
    try {
      const { auth, session } = await signIn(server);
      expect(decodeProtectedHeader(session.access_token)).toEqual({
        alg: 'RS256',
        kid: 'of-rsa',
        typ: 'JWT',
      });
      const told = await keysAt(server.url);
      expect(told.keys).toEqual([
        { kty: 'RSA', n: rsa.n, e: rsa.e, kid: 'of-rsa', alg: 'RS256', use: 'sig', key_ops: ['verify'] },
        {
          kty: 'EC',
          crv: 'P-256',
          x: elliptic.x,
          y: elliptic.y,
          kid: expect.stringMatching(/^[\w-]{43}$/),
          alg: 'ES256',
          use: 'sig',
          key_ops: ['verify'],
        },
      ]);
      expect((await auth.getClaims()).data?.claims.email).toBe(session.user.email);
      const currentDate = server.clock.now();
      await jwtVerify(session.access_token, createLocalJWKSet(told), { currentDate });
      expect((await auth.refreshSession()).error).toBeNull();
    } finally {
      await server.close();
    }
  });

  test('what the key of before has signed is believed until it expires, and its key is told so long', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mirror-keys-'));
    const dataDir = await prepareDataDir(folder);
    const start = (change: Partial<Config>) =>
      startServer({ ...testConfig({ autoconfirm: true, dataDir }), ...change }, { log: testLog() });
    const user = async (url: string, token = '') =>
      (await fetch(`${url}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } })).status;
    try {
      const before = await start({});
      const { data } = await browser(before.url).auth.signUp({ email: newEmail(), password });
      const [own] = (await keysAt(before.url)).keys;
      await before.close();
      const after = await start({ signingKeys });
      expect((await keysAt(after.url)).keys.map(({ kid }) => kid)).toContain(own?.kid);
      expect(await user(after.url, data.session?.access_token)).toBe(200);
      const refreshed = await browser(after.url).auth.refreshSession({
        refresh_token: data.session?.refresh_token ?? '',
      });
      expect(decodeProtectedHeader(refreshed.data.session?.access_token ?? '').kid).toBe('of-rsa');
      await after.close();
      // Without them again, what they signed is nobody's.
      const without = await start({});
      expect(await user(without.url, refreshed.data.session?.access_token)).toBe(403);
      await without.close();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

test('with RATE_LIMITS a limit has other figures, and the others have theirs', async () => {
  const { rateLimits } = read({ RATE_LIMITS: 'mailToAddress=2/5' });
  const server = await startTestServer({ rateLimits });
  try {
    const email = newEmail();
    const ask = async () => (await browser(server.url).auth.signInWithOtp({ email })).error?.code ?? 'sent';
    expect([await ask(), await ask(), await ask()]).toEqual(['sent', 'sent', 'over_email_send_rate_limit']);
    server.clock.advance(5_000);
    expect([await ask(), await ask()]).toEqual(['sent', 'over_email_send_rate_limit']);
  } finally {
    await server.close();
  }
});
