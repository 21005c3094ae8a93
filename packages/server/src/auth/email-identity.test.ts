import { endpoints, type SecurityEvent } from '@mirror-studio/domain/contract';
import { mail as english } from '@mirror-studio/domain/texts/en/mail';
import type { UserIdentity } from '@supabase/auth-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keptMessages } from '../mail/outbox.ts';
import { asker, browser, newEmail, signIn } from '../testing/index.ts';
import { closeStandIns } from '../testing/stand-ins/index.ts';
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
const says = (email: string | undefined, verified = true) => {
  people += 1;
  const person = { sub: `way-${people}`, ...(email && { email, email_verified: verified }), name: 'Iris' };
  at.provider.set.person = person;
};
beforeEach(() => says(newEmail('other')));

type Auth = ReturnType<typeof browser>['auth'];
/** Somebody with an address and a third party that knows them. */
async function withBoth() {
  const person = await signIn(at.server);
  const link = async () => {
    const token = await at.provider.idToken(undefined);
    const { error } = await person.auth.linkIdentity({ provider: 'google', token });
    if (error) throw error;
  };
  await link();
  return { ...person, link };
}
async function identity(auth: Auth, provider: string): Promise<UserIdentity> {
  const { data } = await auth.getUserIdentities();
  const found = data?.identities.find((each) => each.provider === provider);
  if (!found) throw new Error(`There is no ${provider}.`);
  return found;
}
const unlink = async (auth: Auth, provider: string) =>
  (await auth.unlinkIdentity(await identity(auth, provider))).error;
const conflict = { status: 422, code: 'email_conflict_identity_not_deletable' };

test('without its address the account has that of the other way in, and both are told', async () => {
  const { auth, email, session } = await withBoth();
  const { email: other = '' } = at.provider.set.person;
  at.clock.advance(1_000);
  expect(await unlink(auth, 'email')).toBeNull();
  const { data } = await auth.getUser();
  expect(data.user).toMatchObject({ id: session.user.id, email: other });
  expect(data.user?.email_confirmed_at).toBeTruthy();
  expect(data.user?.app_metadata['providers']).toEqual(['google']);
  expect(data.user?.identities).toHaveLength(1);
  await at.server.services.background.idle();
  const sent = await keptMessages(at.server.services.db);
  for (const to of [email, other]) {
    const subjects = sent.filter(({ recipient }) => recipient === to).map(({ subject }) => subject);
    expect(subjects).toContain(english.addressChangedSubject);
  }
  const token = (await auth.getSession()).data.session?.access_token ?? '';
  const { body } = await asker(at.server.url, token)('GET', endpoints.securityEvents.path);
  const kinds = (body['events'] as SecurityEvent[]).map(({ kind }) => kind);
  expect(kinds.slice(0, 2)).toEqual(['address_changed', 'identity_unlinked']);
});

test('what was sent to the address that is gone opens nothing, and a link to it makes another account', async () => {
  const { auth, email, session } = await withBoth();
  at.clock.advance(60_000);
  const { auth: elsewhere } = browser(at.server.url);
  await elsewhere.signInWithOtp({ email });
  const { link } = await at.server.lastMessage(email);
  expect(await unlink(auth, 'email')).toBeNull();
  const token_hash = new URL(link).searchParams.get('token') ?? '';
  expect((await elsewhere.verifyOtp({ type: 'email', token_hash })).error).toMatchObject({
    code: 'otp_expired',
  });
  at.clock.advance(60_000);
  expect((await signIn(at.server, email)).user.id).not.toBe(session.user.id);
});

test('the address stays where the other way in has it too; a link to it makes it a way in again', async () => {
  const { auth, email, link, session } = await withBoth();
  says(email);
  await link();
  expect(await unlink(auth, 'email')).toBeNull();
  expect((await auth.getUser()).data.user?.email).toBe(email);
  at.clock.advance(60_000);
  const back = await signIn(at.server, email);
  expect(back.user.id).toBe(session.user.id);
  expect(back.user.identities?.map(({ provider }) => provider)).toContain('email');
});

test('it stays where the other way in has an address of somebody else, one that nobody verified, or none', async () => {
  const somebody = await signIn(at.server);
  for (const [email, verified] of [
    [somebody.email, true],
    [newEmail('unverified'), false],
    [undefined, false],
  ] as const) {
    says(email, verified);
    const { auth, email: own } = await withBoth();
    expect(await unlink(auth, 'email')).toMatchObject(conflict);
    expect((await auth.getUser()).data.user?.email).toBe(own);
    expect(await unlink(auth, 'google')).toBeNull();
    expect(await unlink(auth, 'email')).toMatchObject({ code: 'single_identity_not_deletable' });
  }
});

test('a third party that brought the address takes it with it', async () => {
  const { auth, session } = await at.signInBy();
  const { email: first } = at.provider.set.person;
  expect(session?.user.email).toBe(first);
  // The one that was linked first is the first of the list.
  at.clock.advance(1_000);
  says(newEmail('second'));
  const token = await at.provider.idToken(undefined);
  expect((await auth.linkIdentity({ provider: 'google', token })).error).toBeNull();
  expect(await unlink(auth, 'google')).toBeNull();
  expect((await auth.getUser()).data.user?.email).toBe(at.provider.set.person.email);
});

test('of ten that take the address away at once, one does', async () => {
  const { auth } = await withBoth();
  const email = await identity(auth, 'email');
  const answers = await Promise.all(Array.from({ length: 10 }, () => auth.unlinkIdentity(email)));
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
});
