import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browser, newEmail, signIn } from '../testing/index.ts';
import { closeStandIns } from '../testing/stand-ins/index.ts';
import { codeOf } from '../testing/totp.ts';
import { startWithProvider } from './providers.testing.ts';

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
  const person = { sub: `token-${people}`, email: newEmail('other'), email_verified: true, name: 'Iris' };
  Object.assign(at.provider.set, { person, claims: {}, signsStrangely: false });
});

type Auth = ReturnType<typeof browser>['auth'];
const linkBy = async (auth: Auth, provider = 'google', nonce?: string) => {
  const token = await at.provider.idToken(nonce);
  return auth.linkIdentity({ provider, token, ...(nonce !== undefined && { nonce }) });
};
const providersOf = async (auth: Auth) =>
  (await auth.getUserIdentities()).data?.identities.map(({ provider }) => provider);
const sessionIdOf = (token = '') => JSON.parse(atob(token.split('.')[1] ?? '')).session_id;

test('the client library links what an id token says, in the same session', async () => {
  const { auth, session, email } = await signIn(at.server);
  at.clock.advance(1_000);
  const { data, error } = await linkBy(auth);
  expect(error).toBeNull();
  expect(data?.user).toMatchObject({ id: session.user.id, email });
  expect(await providersOf(auth)).toEqual(['email', 'google']);
  const after = (await auth.getSession()).data.session?.access_token;
  expect(sessionIdOf(after)).toBe(sessionIdOf(session.access_token));
  expect((await at.server.lastMessage(email)).body).toContain('Google');
  const { auth: entered } = browser(at.server.url);
  const token = await at.provider.idToken(undefined);
  const { data: again } = await entered.signInWithIdToken({ provider: 'google', token });
  expect(again.user?.id).toBe(session.user.id);
});

test('one that is linked already is refused, to its owner and to anybody else', async () => {
  const mine = await signIn(at.server);
  await linkBy(mine.auth);
  expect((await linkBy(mine.auth)).error).toMatchObject({
    status: 422,
    code: 'identity_already_exists',
    message: 'Identity is already linked',
  });
  const theirs = await signIn(at.server);
  expect((await linkBy(theirs.auth)).error).toMatchObject({
    code: 'identity_already_exists',
    message: 'Identity is already linked to another user',
  });
  expect(await providersOf(theirs.auth)).toEqual(['email']);
});

test('nobody links without being signed in, nor with a session that has ended', async () => {
  const { error } = await linkBy(browser(at.server.url).auth);
  expect(error).toMatchObject({
    status: 400,
    message: 'Linking requires a valid user access token in Authorization',
  });
  const { auth, session } = await signIn(at.server);
  await auth.signOut();
  const answer = await fetch(`${at.server.url}/auth/v1/token?grant_type=id_token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}`, 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({
      provider: 'google',
      id_token: await at.provider.idToken(undefined),
      link_identity: true,
    }),
  });
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'session_not_found' }]);
});

test('a token that is not to be believed, or of a third party that is not set up, links nothing', async () => {
  const { auth } = await signIn(at.server);
  expect((await linkBy(auth, 'apple')).error).toMatchObject({ status: 400, code: 'provider_disabled' });
  at.provider.set.signsStrangely = true;
  expect((await linkBy(auth)).error).toMatchObject({ status: 400, message: 'Bad ID token' });
  expect(await providersOf(auth)).toEqual(['email']);
});

test('with a second factor it takes a session in which that was proved', async () => {
  const { auth, email } = await signIn(at.server);
  const { data: factor } = await auth.mfa.enroll({ factorType: 'totp' });
  const code = codeOf(factor?.totp.secret ?? '', at.clock.now().getTime());
  await auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code });
  at.clock.advance(60_000);
  const low = await signIn(at.server, email);
  expect((await linkBy(low.auth)).error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  expect((await linkBy(auth)).error).toBeNull();
});

test('of ten who link one account at once, one has it', async () => {
  const { auth } = await signIn(at.server);
  const answers = await Promise.all(Array.from({ length: 10 }, () => linkBy(auth)));
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  expect(new Set(answers.flatMap(({ error }) => error?.code ?? []))).toEqual(
    new Set(['identity_already_exists']),
  );
});
