import { stepUpLimits } from '@mirror-studio/domain/constants/sign-in';
import { endpoints } from '@mirror-studio/domain/contract';
import type { securityLog } from '@mirror-studio/domain/texts/en/securityLog';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asker, browser, newEmail, signIn } from '../testing/index.ts';
import { closeStandIns } from '../testing/stand-ins/index.ts';
import { codeOf } from '../testing/totp.ts';
import { refusalIn, startWithProvider, step } from './providers.testing.ts';

let at: Awaited<ReturnType<typeof startWithProvider>>;
beforeAll(async () => {
  at = await startWithProvider({ sms: null });
});
afterAll(async () => {
  closeStandIns();
  await at.server.close();
});

let people = 0;
beforeEach(() => {
  people += 1;
  const person = { sub: `link-${people}`, email: newEmail('other'), email_verified: true, name: 'Iris' };
  Object.assign(at.provider.set, { person });
});

type Auth = ReturnType<typeof browser>['auth'];
/** From the press of Link to what the address says when the browser is back. */
async function goAndLink(auth: Auth) {
  const { data, error } = await auth.linkIdentity({
    provider: 'google',
    options: { redirectTo: at.redirectTo },
  });
  if (error || !data.url) return { error, landed: null };
  const landed = await step((await step(data.url)).href);
  const code = landed.searchParams.get('code');
  const exchanged = code === null ? null : await auth.exchangeCodeForSession(code);
  return { error: exchanged?.error ?? null, landed };
}
const providersOf = async (auth: Auth) =>
  (await auth.getUserIdentities()).data?.identities.map(({ provider }) => provider);

test('somebody links another account, goes on in the same session, and is told; and takes it away again', async () => {
  const { auth, session, email } = await signIn(at.server);
  at.clock.advance(1_000);
  const { error } = await goAndLink(auth);
  expect(error).toBeNull();
  expect(await providersOf(auth)).toEqual(['email', 'google']);
  const after = (await auth.getSession()).data.session;
  const sessionIdOf = (token = '') => JSON.parse(atob(token.split('.')[1] ?? '')).session_id;
  expect(sessionIdOf(after?.access_token)).toBe(sessionIdOf(session?.access_token));
  expect(await at.server.lastMessage(email)).toMatchObject({ body: expect.stringContaining('Google') });
  // It opens the account from now on, whatever its own address.
  expect((await at.signInBy()).session?.user.email).toBe(email);

  const google = (await auth.getUserIdentities()).data?.identities.find(
    ({ provider }) => provider === 'google',
  );
  if (!google) throw new Error('It is not linked.');
  at.clock.advance(1_000);
  expect((await auth.unlinkIdentity(google)).error).toBeNull();
  expect(await providersOf(auth)).toEqual(['email']);
  expect((await auth.unlinkIdentity(google)).error).toMatchObject({
    status: 422,
    code: 'single_identity_not_deletable',
  });
  const ask = asker(at.server.url, after?.access_token ?? '');
  const { body } = await ask('GET', endpoints.securityEvents.path);
  const kinds = (body['events'] as { kind: keyof typeof securityLog }[]).map(({ kind }) => kind);
  expect(kinds).toContain('identity_linked');
  expect(kinds[0]).toBe('identity_unlinked');
  expect((await at.server.lastMessage(email)).subject).toMatch(/was removed/);
});

test('an account that is linked already is refused, to its owner and to anybody else', async () => {
  const mine = await signIn(at.server);
  expect((await goAndLink(mine.auth)).error).toBeNull();
  const twice = await goAndLink(mine.auth);
  expect(refusalIn(twice.landed ?? new URL(at.redirectTo))).toMatchObject({
    code: 'identity_already_exists',
    said: 'Identity is already linked',
  });
  const theirs = await signIn(at.server);
  expect(refusalIn((await goAndLink(theirs.auth)).landed ?? new URL(at.redirectTo))).toMatchObject({
    code: 'identity_already_exists',
    said: 'Identity is already linked to another user',
  });
  expect(await providersOf(theirs.auth)).toEqual(['email']);
});

test('of two who link one account at once, one has it', async () => {
  const [one, other] = [await signIn(at.server), await signIn(at.server)];
  const begun = await Promise.all(
    [one, other].map(async ({ auth }) => {
      const { data } = await auth.linkIdentity({
        provider: 'google',
        options: { redirectTo: at.redirectTo },
      });
      const landed = await step((await step(data?.url ?? '')).href);
      return { auth, code: landed.searchParams.get('code') ?? '' };
    }),
  );
  const answers = await Promise.all(begun.map(({ auth, code }) => auth.exchangeCodeForSession(code)));
  expect(answers.map(({ error }) => error?.code ?? 'linked').toSorted()).toEqual([
    'identity_already_exists',
    'linked',
  ]);
});

test('an account is not linked in a browser that did not ask for it', async () => {
  const attacker = await signIn(at.server);
  const { data } = await attacker.auth.linkIdentity({
    provider: 'google',
    options: { redirectTo: at.redirectTo },
  });
  // The victim follows the attacker's address, and the provider knows them.
  const landed = await step((await step(data?.url ?? '')).href);
  const victim = await signIn(at.server);
  await victim.auth.linkIdentity({ provider: 'google' });
  const code = landed.searchParams.get('code') ?? '';
  expect((await victim.auth.exchangeCodeForSession(code)).error).toMatchObject({ code: 'bad_code_verifier' });
  expect(await providersOf(attacker.auth)).toEqual(['email']);
  expect((await at.signInBy()).session?.user.id).not.toBe(attacker.user?.id);
});

test('the only way in stays, until a link by mail is another', async () => {
  const { auth, session } = await at.signInBy();
  const [google] = (await auth.getUserIdentities()).data?.identities ?? [];
  if (!google) throw new Error('There is no identity.');
  expect((await auth.unlinkIdentity(google)).error).toMatchObject({
    status: 422,
    code: 'single_identity_not_deletable',
  });
  await signIn(at.server, session?.user.email);
  expect((await auth.unlinkIdentity(google)).error).toBeNull();
});

test('of two ways in that are taken away at once, one stays', async () => {
  const { auth, session } = await at.signInBy();
  at.provider.set.person.sub += '-second';
  expect((await goAndLink(auth)).error).toBeNull();
  const both = (await auth.getUserIdentities()).data?.identities ?? [];
  const token = (await auth.getSession()).data.session?.access_token ?? session?.access_token;
  const answers = await Promise.all(
    both.map(({ identity_id: id }) =>
      fetch(`${at.server.url}/auth/v1/user/identities/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${token}` },
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
});

test('an identity of nobody or of somebody else is not taken away', async () => {
  const theirs = await at.signInBy();
  const [foreign] = theirs.session?.user.identities ?? [];
  at.provider.set.person = { sub: `mine-${people}`, email: newEmail(), email_verified: true };
  const { auth } = await signIn(at.server);
  expect((await goAndLink(auth)).error).toBeNull();
  const [own] = (await auth.getUserIdentities()).data?.identities ?? [];
  if (!foreign || !own) throw new Error('There is no identity.');
  const remove = async (identity_id: string) => (await auth.unlinkIdentity({ ...own, identity_id })).error;
  expect(await remove(foreign.identity_id)).toMatchObject({ status: 422, code: 'identity_not_found' });
  expect(await remove(crypto.randomUUID())).toMatchObject({ code: 'identity_not_found' });
  expect(await remove('none')).toMatchObject({ status: 404, code: 'validation_failed' });
  expect((await theirs.auth.getUserIdentities()).data?.identities).toHaveLength(1);
});

test('with a second factor, a session of the first level neither links nor unlinks, nor does a sign-in by the address', async () => {
  const { auth, email } = await signIn(at.server);
  expect((await goAndLink(auth)).error).toBeNull();
  const { data: factor } = await auth.mfa.enroll({ factorType: 'totp' });
  const code = codeOf(factor?.totp.secret ?? '', at.clock.now().getTime());
  expect((await auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code })).error).toBeNull();
  at.clock.advance(60_000);

  const { auth: first } = await at.signInBy();
  const google = (await first.getUserIdentities()).data?.identities.find(
    ({ provider }) => provider === 'google',
  );
  if (!google) throw new Error('It is not linked.');
  const levelNeeded = { status: 403, code: 'insufficient_aal' };
  expect((await first.unlinkIdentity(google)).error).toMatchObject(levelNeeded);
  expect((await first.linkIdentity({ provider: 'google' })).error).toMatchObject(levelNeeded);
  at.clock.advance(stepUpLimits.recentMs);
  expect((await auth.unlinkIdentity(google)).error).toMatchObject(levelNeeded);
  const again = codeOf(factor?.totp.secret ?? '', at.clock.now().getTime());
  await auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code: again });
  expect((await auth.unlinkIdentity(google)).error).toBeNull();

  at.provider.set.person = { sub: `by-address-${people}`, email, email_verified: true };
  expect(refusalIn((await at.signInBy()).landed)).toMatchObject({ code: 'insufficient_aal' });
});

test('a link that was begun ends with the session that asked for it', async () => {
  const { auth } = await signIn(at.server);
  const { data } = await auth.linkIdentity({ provider: 'google', options: { redirectTo: at.redirectTo } });
  const back = await step(data?.url ?? '');
  await auth.signOut();
  expect(refusalIn(await step(back.href))).toMatchObject({ code: 'bad_oauth_state' });
});

test('a demonstration has no identities, and nobody links without being signed in', async () => {
  const answer = await fetch(`${at.server.url}/auth/v1/user/identities/authorize?provider=google`);
  expect(answer.status).toBe(401);
});

test('other ways of the hosted service are refused in its words', async () => {
  const { auth } = browser(at.server.url);
  expect((await auth.signInWithSSO({ domain: 'example.com' })).error).toMatchObject({
    status: 404,
    code: 'saml_provider_disabled',
  });
  const web3 = { chain: 'solana', message: 'x', signature: new Uint8Array(64) } as const;
  expect((await auth.signInWithWeb3(web3)).error).toMatchObject({
    status: 422,
    code: 'web3_provider_disabled',
  });
  expect((await auth.signInWithOtp({ phone: '+34600000000' })).error).toMatchObject({
    status: 400,
    code: 'phone_provider_disabled',
  });
});
