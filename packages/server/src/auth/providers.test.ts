import { signInProviderLimits } from '@mirror-studio/domain/constants/sign-in';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browser, newEmail, signIn } from '../testing/index.ts';
import { closeStandIns, unwell } from '../testing/stand-ins/index.ts';
import { refusalIn, startWithProvider, step } from './providers.testing.ts';

let at: Awaited<ReturnType<typeof startWithProvider>>;
beforeAll(async () => {
  at = await startWithProvider();
});
afterAll(async () => {
  closeStandIns();
  await at.server.close();
});

let people = 0;
beforeEach(() => {
  people += 1;
  const email = newEmail('iris');
  Object.assign(at.provider.set, {
    person: { sub: `sub-${people}`, email, email_verified: true, name: 'Iris' },
    claims: {},
    refuses: false,
    signsStrangely: false,
    token: null,
    everything: null,
    issuer: null,
  });
});
const email = () => at.provider.set.person.email ?? '';

test('somebody new comes in with the address that the provider has verified, and comes back as the same', async () => {
  const { session, landed } = await at.signInBy();
  expect(landed.origin + landed.pathname).toBe(at.redirectTo);
  expect(session?.user).toMatchObject({
    email: email(),
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: { name: 'Iris' },
    identities: [{ provider: 'google', id: at.provider.set.person.sub, email: email() }],
  });
  expect(session?.user.email_confirmed_at).toBeTruthy();
  expect(session).not.toHaveProperty('provider_token');
  // An address changes, the subject does not.
  Object.assign(at.provider.set.person, { email: newEmail('changed') });
  expect((await at.signInBy()).session?.user.id).toBe(session?.user.id);
});

test('the provider is asked with a state, a challenge and a nonce of our own, none of them twice', async () => {
  const [one, other] = [await at.goThere(), await at.goThere()];
  for (const name of ['state', 'code_challenge', 'nonce']) {
    expect(one.there.searchParams.get(name)).toMatch(/^[\w-]{36,}$/);
    expect(one.there.searchParams.get(name)).not.toBe(other.there.searchParams.get(name));
  }
  expect(one.there.searchParams.get('code_challenge_method')).toBe('S256');
  expect(one.there.searchParams.get('scope')).toBe('openid email profile');
});

test('the code of the way is worth nothing in another browser, and nothing twice', async () => {
  const { auth, back } = await at.goThere();
  const landed = await step(back.href);
  const code = landed.searchParams.get('code') ?? '';
  const thief = browser(at.server.url).auth;
  await thief.signInWithOAuth({ provider: 'google' });
  expect((await thief.exchangeCodeForSession(code)).error).toMatchObject({ code: 'bad_code_verifier' });
  expect((await auth.exchangeCodeForSession(code)).error).toBeNull();
  const { storage, auth: again } = browser(at.server.url);
  storage.setItem('supabase.auth.token-code-verifier', JSON.stringify('x'.repeat(43)));
  expect((await again.exchangeCodeForSession(code)).error).toMatchObject({ code: 'flow_state_not_found' });
});

test('of ten exchanges of one code at once, one wins, and one account is made', async () => {
  const { auth, back } = await at.goThere();
  const code = (await step(back.href)).searchParams.get('code') ?? '';
  const verifier = Reflect.get(auth, 'storage').getItem('supabase.auth.token-code-verifier');
  const exchange = async () => {
    const answer = await fetch(`${at.server.url}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      body: JSON.stringify({ auth_code: code, code_verifier: String(JSON.parse(verifier)) }),
    });
    return answer.status;
  };
  const answers = await Promise.all(Array.from({ length: 10 }, exchange));
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  expect(answers.filter((status) => status === 404)).toHaveLength(9);
});

test('a state that is none, too old or without a code is refused, at a place of ours', async () => {
  const unknown = await step(`${at.server.url}/auth/v1/callback?state=${crypto.randomUUID()}&code=x`);
  expect(unknown.origin + unknown.pathname).toBe(at.redirectTo);
  expect(refusalIn(unknown)).toMatchObject({ error: 'invalid_request', code: 'bad_oauth_state' });
  const { back } = await at.goThere();
  back.searchParams.delete('code');
  expect(refusalIn(await step(back.href))).toMatchObject({ code: 'bad_oauth_callback' });
  const late = await at.goThere();
  at.clock.advance(signInProviderLimits.stateMs + 1);
  expect(refusalIn(await step(late.back.href))).toMatchObject({ code: 'bad_oauth_state' });
});

test('a person who says no is signed in nowhere, and the address says so in both its parts', async () => {
  at.provider.set.refuses = true;
  const { landed } = await at.signInBy();
  expect(refusalIn(landed)).toMatchObject({ error: 'access_denied', code: 'access_denied' });
  expect(new URLSearchParams(landed.hash.slice(1)).get('error_code')).toBe('access_denied');
});

const faults: Record<string, (set: typeof at.provider.set) => void> = {
  'a nonce of another sign-in': ({ claims }) => void Object.assign(claims, { nonce: 'of-another' }),
  'an audience that is not us': ({ claims }) => void Object.assign(claims, { aud: 'somebody-else' }),
  'a party that is not us': ({ claims }) =>
    void Object.assign(claims, { aud: ['mirror-studio', 'x'], azp: 'x' }),
  'an end that has passed': ({ claims }) => void Object.assign(claims, { exp: 1_700_000_000 }),
  'another issuer': ({ claims }) => void Object.assign(claims, { iss: 'https://elsewhere.example' }),
  'no subject': ({ claims }) => void Object.assign(claims, { sub: '' }),
  'a key that is not in its set': (set) => void Object.assign(set, { signsStrangely: true }),
  'half an answer': (set) => void Object.assign(set, { token: unwell.half }),
  'an answer that ends early': (set) => void Object.assign(set, { token: unwell.cut }),
  'a page': (set) => void Object.assign(set, { token: unwell.page }),
  'a place elsewhere': (set) => void Object.assign(set, { token: unwell.elsewhere }),
  'no end': (set) => void Object.assign(set, { token: unwell.endless }),
};
test.each(Object.keys(faults))('an answer with %s signs nobody in', async (name) => {
  faults[name]?.(at.provider.set);
  const { landed, session } = await at.signInBy();
  expect(session).toBeNull();
  expect(refusalIn(landed)).toEqual({
    error: 'server_error',
    code: 'unexpected_failure',
    said: 'Unable to exchange external code',
  });
  expect(at.server.log.problems.join()).not.toContain(email());
});

test('a provider that is down, or calls itself otherwise, is told where the browser came from', async () => {
  const begin = () => step(`${at.server.url}/auth/v1/authorize?provider=google&redirect_to=${at.redirectTo}`);
  at.clock.advance(signInProviderLimits.keySetCacheMs);
  at.provider.set.issuer = 'https://elsewhere.example';
  expect(refusalIn(await begin())).toMatchObject({ error: 'server_error', code: 'unexpected_failure' });
  at.provider.set.issuer = null;
  at.provider.set.everything = (_, reply) => void reply.destroy();
  expect(refusalIn(await begin())).toMatchObject({ code: 'unexpected_failure' });
  at.provider.set.everything = null;
  expect((await begin()).origin).toBe(at.provider.url);
});

test('an address that the provider has not verified makes no account and opens none', async () => {
  at.provider.set.person.email_verified = false;
  const refusal = { error: 'access_denied', code: 'provider_email_needs_verification' };
  expect(refusalIn((await at.signInBy()).landed)).toMatchObject(refusal);
  // Nobody there: the address is free for its owner.
  const { user } = await signIn(at.server, email());
  expect(user?.identities).toHaveLength(1);
  // Somebody else's: it is not opened.
  expect(refusalIn((await at.signInBy()).landed)).toMatchObject(refusal);
  delete at.provider.set.person.email;
  expect(refusalIn((await at.signInBy()).landed)).toMatchObject({ code: 'provider_email_missing' });
});

test('a verified address of an account is linked to it, which its owner is told', async () => {
  const owner = await signIn(at.server, email());
  at.clock.advance(1_000);
  const { session } = await at.signInBy();
  expect(session?.user.id).toBe(owner.user?.id);
  expect(session?.user.identities?.map(({ provider }) => provider)).toEqual(['email', 'google']);
  const letter = await at.server.lastMessage(email());
  expect([letter.subject, letter.body]).toEqual([
    expect.stringMatching(/another way/i),
    expect.stringContaining('Google'),
  ]);
});

test('what a stranger gave for an address ends with its proof by a provider', async () => {
  const stranger = browser(at.server.url).auth;
  const password = 'Silver-mirror-7';
  expect((await stranger.signUp({ email: email(), password })).error).toBeNull();
  const link = (await at.server.lastMessage(email())).link;
  const { session } = await at.signInBy();
  expect(session?.user.identities?.map(({ provider }) => provider)).toEqual(['google']);
  expect((await stranger.signInWithPassword({ email: email(), password })).error).toMatchObject({
    code: 'invalid_credentials',
  });
  const opened = await step(link);
  expect((await stranger.exchangeCodeForSession(opened.searchParams.get('code') ?? '')).error).not.toBeNull();
});

test('two who come with one address at once are one account', async () => {
  const both = await Promise.all([at.signInBy(), at.signInBy()]);
  const ids = new Set(both.flatMap(({ session }) => session?.user.id ?? []));
  expect(ids.size).toBe(1);
});

test.each([
  ['google2', 'Unsupported provider: Provider google2 could not be found'],
  ['github', 'Unsupported provider: provider is not enabled'],
  ['', 'Unsupported provider: Provider  could not be found'],
])('the provider %s is refused as the hosted service refuses it', async (name, msg) => {
  const answer = await fetch(`${at.server.url}/auth/v1/authorize?provider=${name}`);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { code: 400, error_code: 'validation_failed', msg },
  ]);
});

test('a sign-in leads back to this product only', async () => {
  const { data } = await browser(at.server.url).auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: 'https://elsewhere.example/steal' },
  });
  const there = await step(data.url ?? '');
  const landed = await step((await step(there.href)).href);
  expect(landed.origin).toBe(at.server.url);
});

test('without a challenge the session comes in the fragment, for the browser that began alone', async () => {
  const { back, cookie, set } = await at.beginAlone();
  expect(set).toMatch(/HttpOnly.*SameSite=Lax/);
  const landed = await step(back.href, { cookie });
  const fragment = new URLSearchParams(landed.hash.slice(1));
  expect(fragment.get('token_type')).toBe('bearer');
  const { data } = await browser(at.server.url).auth.getUser(fragment.get('access_token') ?? '');
  expect(data.user?.email).toBe(email());
  // A page that sends somebody to the return of another's sign-in.
  const other = await at.beginAlone();
  expect(refusalIn(await step(other.back.href))).toMatchObject({ code: 'bad_oauth_state' });
});

test('a return by form comes again with an address, so that it brings its cookie', async () => {
  const answer = await fetch(`${at.server.url}/auth/v1/callback`, {
    method: 'POST',
    body: new URLSearchParams({ state: 's', code: 'c', user: '{}' }),
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/auth/v1/callback?state=s&code=c']);
});

test('an id token signs in that is ours, with its nonce, and no other', async () => {
  const { createHash } = await import('node:crypto');
  const hashed = createHash('sha256').update('once').digest('hex');
  const by = async (token: string, nonce?: string) =>
    browser(at.server.url).auth.signInWithIdToken({ provider: 'google', token, ...(nonce && { nonce }) });
  const token = await at.provider.idToken(hashed);
  expect((await by(token, 'once')).data.user?.email).toBe(email());
  expect((await by(token, 'twice')).error).toMatchObject({ status: 400, code: 'bad_id_token' });
  expect((await by(token)).error).toMatchObject({ code: 'bad_id_token' });
  at.provider.set.claims = { aud: 'somebody-else' };
  expect((await by(await at.provider.idToken(hashed), 'once')).error).toMatchObject({ code: 'bad_id_token' });
  const apple = browser(at.server.url).auth.signInWithIdToken({ provider: 'apple', token });
  expect((await apple).error).toMatchObject({ status: 400, code: 'provider_disabled' });
});

test('who is suspended comes in by no provider', async () => {
  const { session } = await at.signInBy();
  await at.server.services.db.run(sql`
    insert into studio.members (id, email, banned, first_seen_at) values (${session?.user.id ?? ''}, ${email()}, true, now())
    on conflict (id) do update set banned = true`);
  expect(refusalIn((await at.signInBy()).landed)).toMatchObject({
    error: 'access_denied',
    code: 'user_banned',
  });
});
