import {
  factorLimits,
  magicLinkLimits,
  mailCodeLimits,
  reauthenticationLimits,
} from '@mirror-studio/domain/constants/sign-in';
import { signIn as signInTexts } from '@mirror-studio/domain/texts/en/signIn';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hosted } from '../testing/hosted/index.ts';
import { browser, follow, newEmail, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { codeIn, otherCode } from '../testing/mail-codes.ts';
import { closeStandIns } from '../testing/stand-ins/index.ts';
import { codeOf } from '../testing/totp.ts';
import { askedOfProofs } from './hosted-answers.testing.ts';
import { startWithProvider } from './providers.testing.ts';

let at: Awaited<ReturnType<typeof startWithProvider>>;
let open: TestServer;
let plain: TestServer;
let texting: TestServer;
let asked: Readonly<Record<string, () => Promise<Response>>>;
beforeAll(async () => {
  at = await startWithProvider({ sms: null });
  open = await startTestServer({ autoconfirm: true });
  plain = await startTestServer({ localProvider: false });
  texting = await startTestServer();
  asked = { ...askedOfAccounts, ...askedOfProofs({ at, texting, call, opened, withFactor, begun }) };
});
afterAll(async () => {
  closeStandIns();
  for (const each of [at.server, open, plain, texting]) await each.close();
});

const password = 'Onyx-glass-7';
const nobody = '11111111-1111-4111-8111-111111111111';
type Auth = ReturnType<typeof browser>['auth'];

/** Asks as the client library does. */
function call(method: string, path: string, body?: object, token?: string, server: TestServer = at.server) {
  return fetch(`${server.url}/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': hosted.version,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}
const post = (path: string, body: object, token?: string, server?: TestServer) =>
  call('POST', path, body, token, server);
const grant = (type: string, body: object, token?: string, server?: TestServer) =>
  post(`/token?grant_type=${type}`, body, token, server);
const tokenOf = async (auth: Auth) => (await auth.getSession()).data.session?.access_token ?? '';
const entered = async (email?: string) => (await signIn(at.server, email)).session.access_token;

async function withPassword() {
  const person = await signIn(at.server);
  await person.auth.updateUser({ password });
  return { ...person, token: await tokenOf(person.auth) };
}
async function signedInBefore() {
  const { auth } = await withPassword();
  at.clock.advance(reauthenticationLimits.recentSignInMs + 1);
  await auth.refreshSession();
  return tokenOf(auth);
}
async function withFactor(server: TestServer = at.server) {
  const { auth, email } = await signIn(server);
  const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  const code = codeOf(data?.totp.secret ?? '', server.clock.now().getTime());
  await auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
  server.clock.advance(magicLinkLimits.cooldownMs);
  const low = (await signIn(server, email)).session.access_token;
  return { factorId: data?.id ?? '', high: await tokenOf(auth), low };
}
/** A factor that is begun, and what is asked of it. */
async function begun() {
  const { auth, session } = await signIn(at.server);
  const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  const asked = await auth.mfa.challenge({ factorId: data?.id ?? '' });
  const code = codeOf(data?.totp.secret ?? '', at.clock.now().getTime());
  return { token: session.access_token, path: `/factors/${data?.id}`, challenge_id: asked.data?.id, code };
}
async function ban(email: string) {
  await at.server.services.db.run(sql`update studio.members set banned = true where email = ${email}`);
}
/** A link that was opened in the browser that asked for it. */
async function opened() {
  const email = newEmail();
  const { auth, storage } = browser(at.server.url);
  await auth.signInWithOtp({ email });
  const code = (await follow((await at.server.lastMessage(email)).link)).searchParams.get('code') ?? '';
  const verifier = String(JSON.parse(storage.getItem('supabase.auth.token-code-verifier') ?? '""'));
  return { auth_code: code, code_verifier: verifier };
}
async function mailed() {
  const email = newEmail();
  await post('/otp', { email });
  return { email, message: await at.server.lastMessage(email) };
}
async function withBoth(said: { email?: string; email_verified?: boolean } = {}) {
  const { auth, user } = await signIn(at.server);
  at.provider.set.person = { sub: crypto.randomUUID(), email: newEmail('o'), email_verified: true, ...said };
  const token = await at.provider.idToken();
  await auth.linkIdentity({ provider: 'google', token });
  const { data } = await auth.getUserIdentities();
  const google = data?.identities.find(({ provider }) => provider === 'google')?.identity_id;
  return { id: user.id, google, token: await tokenOf(auth), idToken: token };
}

/** How each answer comes about here. */
const askedOfAccounts: Readonly<Record<string, () => Promise<Response>>> = {
  'a session by password': async () => grant('password', { email: (await withPassword()).email, password }),
  'a session by refresh token': async () =>
    grant('refresh_token', { refresh_token: (await signIn(at.server)).session.refresh_token }),
  'a sign-up that waits': () => post('/signup', { email: newEmail(), password }),
  'a link that is sent': () => post('/otp', { email: newEmail() }),
  'a link for a new password': () => post('/recover', { email: newEmail() }),
  'a code to prove anew': async () => call('GET', '/reauthenticate', undefined, await entered()),
  'a user': async () => call('GET', '/user', undefined, await entered()),
  'a factor that is begun': async () =>
    post('/factors', { factor_type: 'totp', friendly_name: 'Phone' }, await entered()),
  'a challenge': async () => {
    const { path, token } = await begun();
    return post(`${path}/challenge`, {}, token);
  },
  'a factor that is removed': async () => {
    const { path, token } = await begun();
    return call('DELETE', path, undefined, token);
  },
  'where to link an identity': async () =>
    call(
      'GET',
      '/user/identities/authorize?provider=google&skip_http_redirect=true',
      undefined,
      await entered(),
    ),
  'an identity that is removed': async () => {
    const { google, token } = await withBoth();
    return call('DELETE', `/user/identities/${google}`, undefined, token);
  },
  'a wrong password': () => grant('password', { email: newEmail(), password }),
  'an address that is not proved': async () => {
    const email = newEmail();
    await browser(at.server.url).auth.signUp({ email, password });
    await at.server.services.background.idle();
    return grant('password', { email, password });
  },
  'a suspended person by password': async () => {
    const { email, token } = await withPassword();
    await fetch(`${at.server.url}/api/user/flags`, { headers: { authorization: `Bearer ${token}` } });
    await ban(email);
    return grant('password', { email, password });
  },
  'a phone number with a password': () => grant('password', { phone: '+34600000000', password }),
  'neither address nor number': () => grant('password', { password }),
  'a grant that there is not': () => grant('none', {}),
  'no refresh token': () => grant('refresh_token', {}),
  'an unknown refresh token': () => grant('refresh_token', { refresh_token: 'nobody-has-this' }),
  'a refresh token that was used': async () => {
    const { auth, session } = await signIn(at.server);
    const { refresh_token } = session;
    await auth.refreshSession();
    await auth.refreshSession();
    at.clock.advance(60_000);
    return grant('refresh_token', { refresh_token });
  },
  'no code': () => grant('pkce', {}),
  'a code that was used': async () => {
    const code = await opened();
    await grant('pkce', code);
    return grant('pkce', code);
  },
  "another browser's code": async () =>
    grant('pkce', { ...(await opened()), code_verifier: (await opened()).code_verifier }),
  'a code that is too old': async () => {
    const code = await opened();
    at.clock.advance(300_001);
    return grant('pkce', code);
  },
  'no id token': () => grant('id_token', { provider: 'google' }),
  'an id token that is not to be believed': () => grant('id_token', { provider: 'google', id_token: 'x' }),
  'linking without a session': () =>
    grant('id_token', { provider: 'google', id_token: 'x', link_identity: true }),
  'an id token of a party that is not set up': () =>
    grant('id_token', { provider: 'google', id_token: 'x' }, undefined, plain),
  'an id token of a party without id tokens': () => grant('id_token', { provider: 'github', id_token: 'x' }),
  'a wallet': () => grant('web3', { chain: 'solana', message: 'x', signature: 'x' }),
  'a phone number for a code': () => post('/otp', { phone: '+34600000000' }),
  'a link that is asked for too soon': async () => {
    const email = newEmail();
    await post('/otp', { email });
    return post('/otp', { email });
  },
  'a weak password': () => post('/signup', { email: newEmail(), password: 'weak' }),
  'an address that has an account, with autoconfirm': async () => {
    const email = newEmail();
    await post('/signup', { email, password }, undefined, open);
    return post('/signup', { email, password }, undefined, open);
  },
  'an anonymous sign-up': () => post('/signup', {}),
  'an address that cannot be one': () => post('/signup', { email: 'none', password }),
  'a link that is over': async () => {
    const { message } = await mailed();
    at.clock.advance(magicLinkLimits.expiresMs);
    return post('/verify', {
      type: 'magiclink',
      token_hash: new URL(message.link).searchParams.get('token'),
    });
  },
  'a wrong code': async () => {
    const { email, message } = await mailed();
    return post('/verify', { type: 'email', email, token: otherCode(codeIn(message)) });
  },
  'neither code nor link': () => post('/verify', { type: 'email' }),
  'single sign-on': () => post('/sso', { domain: 'example.test' }),
  nobody: () => call('GET', '/user'),
  'a token of nobody': () => call('GET', '/user', undefined, 'x'),
  'a session that has ended': async () => {
    const { auth, session } = await signIn(at.server);
    await auth.signOut();
    return call('GET', '/user', undefined, session.access_token);
  },
  'a suspended person': async () => {
    const { email, token } = await withPassword();
    await fetch(`${at.server.url}/api/user/flags`, { headers: { authorization: `Bearer ${token}` } });
    await ban(email);
    return call('GET', '/user', undefined, token);
  },
  'the same password': async () => call('PUT', '/user', { password }, (await withPassword()).token),
  'a password without a proof': async () =>
    call('PUT', '/user', { password: `${password}!` }, await signedInBefore()),
  'a wrong proof for a password': async () =>
    call('PUT', '/user', { password: `${password}!`, nonce: '000000' }, await signedInBefore()),
  'a password below the second factor': async () =>
    call('PUT', '/user', { password }, (await withFactor()).low),
  'a proof that is asked for too soon': async () => {
    const token = await entered();
    await call('GET', '/reauthenticate', undefined, token);
    return call('GET', '/reauthenticate', undefined, token);
  },
  'a factor by phone': async () =>
    post('/factors', { factor_type: 'phone', phone: '+34600000000' }, await entered()),
  'a factor by key': async () => post('/factors', { factor_type: 'webauthn' }, await entered()),
  'a factor of no kind': async () => post('/factors', { factor_type: 'stone' }, await entered()),
  'a factor below the second level': async () =>
    post('/factors', { factor_type: 'totp', friendly_name: 'Two' }, (await withFactor()).low),
  'two factors of one name': async () =>
    post('/factors', { factor_type: 'totp', friendly_name: 'Phone' }, (await withFactor()).high),
  'a factor of nobody': async () => post(`/factors/${nobody}/challenge`, {}, await entered()),
  'a wrong code of a factor': async () => {
    const { path, token, challenge_id } = await begun();
    at.clock.advance(factorLimits.stepSeconds * 10 * 1_000);
    return post(`${path}/verify`, { challenge_id, code: '000000' }, token);
  },
  'a challenge of nobody': async () => {
    const { path, token } = await begun();
    return post(`${path}/verify`, { challenge_id: nobody, code: '000000' }, token);
  },
  'removing a factor below the second level': async () => {
    const { factorId, low } = await withFactor();
    return call('DELETE', `/factors/${factorId}`, undefined, low);
  },
  'the last identity': async () => {
    const { session, user } = await signIn(at.server);
    return call('DELETE', `/user/identities/${user.id}`, undefined, session.access_token);
  },
  'an identity of nobody': async () =>
    call('DELETE', `/user/identities/${nobody}`, undefined, (await withBoth()).token),
  'what names no identity': async () => call('DELETE', '/user/identities/none', undefined, await entered()),
  'an address that others have': async () => {
    const { id, token } = await withBoth({ email: (await signIn(at.server)).email });
    return call('DELETE', `/user/identities/${id}`, undefined, token);
  },
  'an identity that is linked already': async () => {
    const { token, idToken } = await withBoth();
    return grant('id_token', { provider: 'google', id_token: idToken, link_identity: true }, token);
  },
  'a scope that there is not': async () => post('/logout?scope=none', {}, await entered()),
  'a provider that is not set up': () => call('GET', '/authorize?provider=github'),
  'a provider that there is not': () => call('GET', '/authorize?provider=none'),
};

/** Words that are our own where the code is the same: the product's rule of passwords, and what a token is refused for. */
const ownWords: Readonly<Record<string, string>> = {
  'a weak password': signInTexts.passwordRule,
  'a token of nobody': 'invalid JWT: unable to parse or verify signature',
};
/** The seconds that are left differ. */
const withoutFigures = (message: unknown) => String(message).replace(/\d+(?= seconds)/, 'some');

/** Of what kind each field is, as far down as a client looks; what is missing of the first in the second is told. */
function lacking(expected: unknown, found: unknown, path = ''): string[] {
  const kind = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);
  if (kind(expected) !== kind(found)) return [`${path}: ${kind(expected)}, not ${kind(found)}`];
  if (typeof expected !== 'object' || expected === null) return [];
  return Object.entries(expected).flatMap(([key, value]) =>
    lacking(value, (found as Record<string, unknown>)[key], `${path}.${key}`),
  );
}

test('every recorded answer is asked for, and of the current release', () => {
  expect(hosted.release).toMatch(/^2\.\d+\.\d+$/);
  expect(Object.keys(asked).toSorted()).toEqual(hosted.answers.map(({ name }) => name).toSorted());
});

test.each(hosted.answers)('$name is answered as by the hosted service', async ({ name, status, body }) => {
  const ask = asked[name];
  if (!ask) throw new Error(`Nothing asks for ${name}.`);
  const answer = await ask();
  const found = (await answer.json()) as Record<string, unknown>;
  expect([answer.status, found]).toMatchObject([status, {}]);
  if (status === 200) return expect(lacking(body, found)).toEqual([]);
  expect(found['error']).toEqual(body['error']);
  if (body['error'] !== undefined) return expect(found['error_description']).toBe(body['error_description']);
  expect(found['code']).toBe(body['code']);
  expect(answer.headers.get('x-sb-error-code')).toBe(body['code']);
  expect(answer.headers.get('x-supabase-api-version')).toBe(hosted.version);
  expect(withoutFigures(found['message'])).toBe(ownWords[name] ?? withoutFigures(body['message']));
  expect(found['weak_password']).toEqual(body['weak_password']);
});

test('what differs is stricter or says more: where the account would be told of, and why a link does not open', async () => {
  const taken = await signIn(at.server);
  const token = await entered();
  // The hosted service answers 422 email_exists, and so tells who has an account.
  expect((await call('PUT', '/user', { email: taken.email }, token)).status).toBe(200);
  const unknown = await post('/verify', { type: 'magiclink', token_hash: 'x' });
  expect([unknown.status, await unknown.json()]).toMatchObject([403, { code: 'link_unknown' }]);
  const { message } = await mailed();
  const token_hash = new URL(message.link).searchParams.get('token');
  await post('/verify', { type: 'magiclink', token_hash });
  const used = await post('/verify', { type: 'magiclink', token_hash });
  expect([used.status, await used.json()]).toMatchObject([403, { code: 'link_used' }]);
  expect(mailCodeLimits.expiresMs).toBeLessThan(magicLinkLimits.expiresMs);
});

const number = '+34600000000';
test.each([
  ['/signup', { phone: number, password }, 400, 'phone_provider_disabled', 'Phone signups are disabled'],
  ['/signup', { phone: number }, 400, 'validation_failed', 'Signup requires a valid password'],
  [
    '/signup',
    { phone: number, email: 'a@example.test', password },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on signup.',
  ],
  [
    '/otp',
    { phone: number, email: 'a@example.test' },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided',
  ],
  ['/otp', {}, 400, 'validation_failed', 'One of email or phone must be set'],
  [
    '/verify',
    { phone: number, token: '123456', type: 'sms' },
    403,
    'otp_expired',
    'Token has expired or is invalid',
  ],
  [
    '/verify',
    { phone: '600 call me', token: '123456', type: 'sms' },
    400,
    'validation_failed',
    'Invalid phone number format (E.164 required)',
  ],
])(
  'where nobody sends to numbers, POST %s of %j is refused as there',
  async (path, body, status, code, message) => {
    const answer = await post(path, body);
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status,
      body: { code, message },
    });
  },
);
