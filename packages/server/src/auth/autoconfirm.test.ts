import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/index.ts';
import { browser, follow, newEmail, startTestServer, type TestServer } from '../testing/index.ts';

const password = 'Onyx-glass-7';
const otherPassword = 'Golden-frame-9!';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ autoconfirm: true });
});
afterAll(() => server.close());

const signUp = (email: string, chosen = password, data: object = {}) => {
  const { auth } = browser(server.url);
  return auth.signUp({ email, password: chosen, options: { data } });
};

test('it is off unless it is asked for, and says so to an app', async () => {
  const read = (AUTH_AUTOCONFIRM?: string) => readConfig({ NODE_ENV: 'test', AUTH_AUTOCONFIRM }).autoconfirm;
  expect([read(), read('false'), read('true')]).toEqual([false, false, true]);
  expect(() => read('yes')).toThrow('AUTH_AUTOCONFIRM must be true or false.');
  const settings = await fetch(`${server.url}/auth/v1/settings`);
  expect(await settings.json()).toMatchObject({ mailer_autoconfirm: true });
});

test('signing up with the client library opens the session at once, and sends nothing', async () => {
  const email = newEmail();
  const { auth } = browser(server.url);
  const events: string[] = [];
  auth.onAuthStateChange((event) => void events.push(event));
  const { data, error } = await auth.signUp({ email, password, options: { data: { name: 'Mara' } } });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, identities: [{ provider: 'email' }] });
  expect(data.user?.user_metadata).toMatchObject({ name: 'Mara' });
  expect(data.user?.email_confirmed_at).toBeTruthy();
  expect((await auth.getUser()).data.user?.email).toBe(email);
  expect(events).toContain('SIGNED_IN');
  expect(await server.countMessages(email)).toBe(0);
  expect((await browser(server.url).auth.signInWithPassword({ email, password })).error).toBeNull();
});

test('an address that has an account is told so, and its password stays', async () => {
  const email = newEmail();
  await signUp(email);
  const { data, error } = await signUp(email, otherPassword);
  expect(data.session).toBeNull();
  expect(error).toMatchObject({
    status: 422,
    code: 'user_already_exists',
    message: 'User already registered',
  });
  const entered = await browser(server.url).auth.signInWithPassword({ email, password: otherPassword });
  expect(entered.error).toMatchObject({ code: 'invalid_credentials' });
});

test('of ten who sign up with one address at once, one has it', async () => {
  const email = newEmail();
  const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(email)));
  const told = answers.map(({ error }) => error?.code ?? 'in');
  expect(told.toSorted()).toEqual(['in', ...Array.from({ length: 9 }, () => 'user_already_exists')]);
});

test('what is asked of a password and of an address is asked as before', async () => {
  expect((await signUp(newEmail(), 'weak')).error).toMatchObject({ status: 422, code: 'weak_password' });
  expect((await signUp('none')).error).toMatchObject({ status: 400, code: 'validation_failed' });
});

test('who only asked for a link before signs up; the link opens the same account', async () => {
  const email = newEmail();
  const { auth } = browser(server.url);
  await auth.signInWithOtp({ email });
  const { link } = await server.lastMessage(email);
  const { data } = await signUp(email);
  const code = (await follow(link)).searchParams.get('code') ?? '';
  expect((await auth.exchangeCodeForSession(code)).data.user?.id).toBe(data.user?.id);
});

test('how often somebody asks whether an address has an account is bounded', async () => {
  const email = newEmail();
  const codes: (string | undefined)[] = [];
  for (let times = 0; times < 12; times++) codes.push((await signUp(email)).error?.code);
  expect(codes.at(1)).toBe('user_already_exists');
  expect(codes.at(-1)).toBe('over_request_rate_limit');
});
