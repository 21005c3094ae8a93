import { signIn as texts } from '@mirror-studio/domain/texts/en/signIn';
import { AuthWeakPasswordError } from '@supabase/auth-js';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, follow, newEmail, signIn, startTestServer, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const leaked = { status: 422, code: 'weak_password', message: texts.passwordLeaked, reasons: ['pwned'] };
const personal = { ...leaked, message: texts.passwordPersonal, reasons: ['pwned', 'personal'] };
const signUp = (email: string, password: string, data: object = {}) =>
  browser(server.url).auth.signUp({ email, password, options: { data } });

test('a leaked password makes no account, is hashed for nobody, and is told as the hosted service does', async () => {
  const email = newEmail();
  const { error } = await signUp(email, 'Password1!');
  expect(error).toBeInstanceOf(AuthWeakPasswordError);
  expect(error).toMatchObject(leaked);
  expect(await server.countMessages(email)).toBe(0);
});

test('one’s own address and name are no password', async () => {
  const email = newEmail('maravoss');
  expect((await signUp(email, 'Maravoss-1')).error).toMatchObject(personal);
  expect((await signUp(email, 'Lindqvist-1', { full_name: 'Mara Lindqvist' })).error).toMatchObject(personal);
  expect((await signUp(email, 'Silver-mirror-7', { full_name: 'Mara Lindqvist' })).error).toBeNull();
});

test('a changed password is held to it as well, with the name of the profile', async () => {
  const { auth, user } = await signIn(server);
  await server.services.db.run(
    sql`insert into public.user_profiles (id, display_name) values (${user.id}, 'Okonkwo Studio')`,
  );
  expect((await auth.updateUser({ password: 'Qwerty123!' })).error).toMatchObject(leaked);
  expect((await auth.updateUser({ password: 'OkonkwoStudio-1' })).error).toMatchObject(personal);
  expect((await auth.updateUser({ password: 'Silver-mirror-7' })).error).toBeNull();
});

test('so is one that is set by a recovery link', async () => {
  const { email } = await signIn(server);
  server.clock.advance(60_000);
  const { auth } = browser(server.url);
  await auth.resetPasswordForEmail(email, { redirectTo: `${server.url}/auth/callback` });
  const landed = await follow((await server.lastMessage(email)).link);
  await auth.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
  expect((await auth.updateUser({ password: 'Iloveyou-1' })).error).toMatchObject(leaked);
  expect((await auth.updateUser({ password: 'Silver-mirror-7' })).error).toBeNull();
});
