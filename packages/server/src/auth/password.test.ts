import { reauthenticationLimits } from '@mirror-studio/domain/constants/sign-in';
import { signIn as texts } from '@mirror-studio/domain/texts/en/signIn';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, follow, newEmail, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { hashPassword, matchesPassword } from './keys/passwords.ts';

const password = 'Silver-mirror-7';
const otherPassword = 'Golden-frame-9!';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const redirect = () => ({ emailRedirectTo: `${server.url}/auth/callback` });

async function signUp(email: string, chosen = password) {
  const { auth } = browser(server.url);
  const { data, error } = await auth.signUp({ email, password: chosen, options: redirect() });
  await server.services.background.idle();
  return { auth, data, error };
}
async function confirm(auth: ReturnType<typeof browser>['auth'], email: string) {
  const landed = await follow((await server.lastMessage(email)).link);
  return auth.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
}
function enter(email: string, chosen = password) {
  return browser(server.url).auth.signInWithPassword({ email, password: chosen });
}

test('signing up sends a confirmation, which opens the session and lets the password in', async () => {
  const email = newEmail();
  const { auth, data, error } = await signUp(email);
  expect(error).toBeNull();
  expect(data).toMatchObject({ session: null, user: { email, email_confirmed_at: null } });
  expect((await enter(email)).error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
  expect((await enter(email, otherPassword)).error).toMatchObject({ code: 'invalid_credentials' });
  expect((await confirm(auth, email)).error).toBeNull();
  const { data: entered } = await enter(email);
  expect(entered.user?.email_confirmed_at).toBeTruthy();
});

test.each(['short1!', 'alllower-case1', 'ALLUPPER-CASE1', 'No-digits-here', 'NoSpecial123'])(
  'the password %j is refused with the words of the rule',
  async (weak) => {
    const email = newEmail();
    const { error } = await signUp(email, weak);
    expect(error).toMatchObject({ status: 422, code: 'weak_password', message: texts.passwordRule });
    expect(await server.countMessages(email)).toBe(0);
  },
);

test('an address that has an account looks like a new one, and gets no message', async () => {
  const email = newEmail();
  const { auth, data } = await signUp(email);
  await confirm(auth, email);
  server.clock.advance(60_000);
  const again = await signUp(email, otherPassword);
  expect(again.error).toBeNull();
  const alike = ({ id: _, ...user }: object & { id?: string }) => Object.keys(user);
  expect(alike(again.data.user ?? {})).toEqual(alike(data.user ?? {}));
  expect(again.data.user?.identities).toHaveLength(1);
  expect(await server.countMessages(email)).toBe(1);
  expect((await enter(email, otherPassword)).error).toMatchObject({ code: 'email_not_confirmed' });
  expect((await enter(email)).error).toBeNull();
});

test("a stranger's sign-up with someone's address never becomes their password", async () => {
  const email = newEmail();
  await signUp(email, 'Stranger-danger-1');
  const strange = await server.lastMessage(email);
  server.clock.advance(60_000);
  const owner = browser(server.url).auth;
  await owner.signInWithOtp({ email, options: redirect() });
  expect((await confirm(owner, email)).error).toBeNull();
  expect((await follow(strange.link)).href).toContain('otp_expired');
  expect((await enter(email, 'Stranger-danger-1')).error).toMatchObject({ code: 'invalid_credentials' });
});

test('the confirmation can be sent again, once a minute: it proves the address and brings no password', async () => {
  const email = newEmail();
  const { auth } = await signUp(email);
  const first = await server.lastMessage(email);
  const early = await auth.resend({ type: 'signup', email, options: redirect() });
  expect(early.error).toMatchObject({ code: 'over_email_send_rate_limit' });
  server.clock.advance(60_000);
  expect((await auth.resend({ type: 'signup', email, options: redirect() })).error).toBeNull();
  expect((await follow(first.link)).searchParams.get('code')).toBeTruthy();
  expect((await confirm(auth, email)).error).toBeNull();
  expect((await follow(first.link)).href).toContain('otp_expired');
  expect((await enter(email)).error).toMatchObject({ code: 'invalid_credentials' });
});

test('a confirmation that is only opened proves nothing: what looks at mail brings no password into force', async () => {
  const email = newEmail();
  const { auth } = await signUp(email);
  await follow((await server.lastMessage(email)).link);
  expect((await enter(email)).error).toMatchObject({ code: 'email_not_confirmed' });
  expect((await confirm(auth, email)).error).toBeNull();
  expect((await enter(email)).error).toBeNull();
});

test('recovering lets a new password be chosen, and ends the other sessions', async () => {
  const email = newEmail();
  const { auth } = await signUp(email);
  await confirm(auth, email);
  const elsewhere = await enter(email);
  server.clock.advance(60_000);
  const { auth: own } = browser(server.url);
  const asked = await own.resetPasswordForEmail(email, { redirectTo: `${server.url}/auth/callback` });
  expect(asked.error).toBeNull();
  const landed = await follow((await server.lastMessage(email)).link);
  const events: string[] = [];
  own.onAuthStateChange((event) => void events.push(event));
  await own.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
  expect(events).toContain('PASSWORD_RECOVERY');
  expect((await own.updateUser({ password })).error).toMatchObject({ status: 422, code: 'same_password' });
  expect((await own.updateUser({ password: 'weak' })).error).toMatchObject({ code: 'weak_password' });
  expect((await own.updateUser({ password: otherPassword })).error).toBeNull();
  expect((await enter(email)).error).toMatchObject({ code: 'invalid_credentials' });
  expect((await enter(email, otherPassword)).error).toBeNull();
  const { error } = await browser(server.url).auth.refreshSession({
    refresh_token: elsewhere.data.session?.refresh_token ?? '',
  });
  expect(error).toMatchObject({ code: 'refresh_token_not_found' });
});

test('a password is changed soon after signing in, or with the old one: a token alone does not do', async () => {
  const email = newEmail();
  const { auth } = await signUp(email);
  await confirm(auth, email);
  const change = (chosen: string, current_password?: string) =>
    auth.updateUser({ password: chosen, ...(current_password !== undefined && { current_password }) });
  server.clock.advance(reauthenticationLimits.recentSignInMs);
  expect((await change(otherPassword)).error).toBeNull();
  server.clock.advance(1);
  // Neither tells whether the given password is the one in force.
  for (const guess of [password, otherPassword]) {
    expect((await change(guess)).error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  }
  expect((await auth.updateUser({ data: { city: 'Lisbon' } })).error).toBeNull();
  expect((await auth.refreshSession()).error).toBeNull();
  expect((await change(password)).error).toMatchObject({ code: 'reauthentication_needed' });
  expect((await change(password, 'Wrong-guess-1!')).error).toMatchObject({ code: 'invalid_credentials' });
  expect((await change(password, otherPassword)).error).toBeNull();
  expect((await enter(email, otherPassword)).error).toMatchObject({ code: 'invalid_credentials' });
  const entered = browser(server.url).auth;
  expect((await entered.signInWithPassword({ email, password })).error).toBeNull();
  expect((await entered.updateUser({ password: otherPassword })).error).toBeNull();
});

test('who has only signed in by link chooses a first password soon after, not with an old token', async () => {
  const { auth } = await signIn(server);
  server.clock.advance(reauthenticationLimits.recentSignInMs + 1);
  expect((await auth.updateUser({ password })).error).toMatchObject({ code: 'reauthentication_needed' });
  const fresh = await signIn(server);
  expect((await fresh.auth.updateUser({ password })).error).toBeNull();
});

test('recovering an address without an account says nothing and sends nothing', async () => {
  const email = newEmail();
  const { error } = await browser(server.url).auth.resetPasswordForEmail(email);
  expect(error).toBeNull();
  expect(await server.countMessages(email)).toBe(0);
});

test('a confirmation can be verified by call as well', async () => {
  const email = newEmail();
  await signUp(email);
  const { link } = await server.lastMessage(email);
  const token_hash = new URL(link).searchParams.get('token') ?? '';
  const { auth } = browser(server.url);
  const opened = await auth.verifyOtp({ type: 'email', token_hash });
  expect(opened.data.session?.access_token).toBeTruthy();
  const again = await auth.verifyOtp({ type: 'email', token_hash });
  expect(again.error).toMatchObject({ status: 403, code: 'link_used' });
});

test('what a person says of themselves is kept, and no role can be taken that way', async () => {
  const email = newEmail();
  const { auth } = await signUp(email);
  await confirm(auth, email);
  const { data } = await auth.updateUser({ data: { locale: 'es', role: 'admin' } });
  expect(data.user?.user_metadata).toMatchObject({ locale: 'es' });
  expect(data.user?.role).toBe('authenticated');
  const { data: more } = await auth.updateUser({ data: { city: 'Lisbon' } });
  expect(more.user?.user_metadata).toMatchObject({ locale: 'es', city: 'Lisbon' });
  const { data: less } = await auth.updateUser({ data: { city: null } });
  expect(less.user?.user_metadata).not.toHaveProperty('city');
  // Counted in bytes: the token carries it, and a header holds only so much.
  for (const diary of ['x'.repeat(4_096), '中'.repeat(1_400)]) {
    const { error } = await auth.updateUser({ data: { diary } });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  }
  const { data: refreshed } = await auth.refreshSession();
  const claims = await auth.getClaims(refreshed.session?.access_token);
  expect(claims.data?.claims.role).toBe('authenticated');
});

test('a password is kept with its own salt and matches only itself', async () => {
  const [one, two] = await Promise.all([hashPassword(password), hashPassword(password)]);
  expect(one).not.toBe(two);
  expect(one).not.toContain(password);
  expect(await matchesPassword(password, one)).toBe(true);
  expect(await matchesPassword(`${password} `, one)).toBe(false);
  expect(await matchesPassword('', null)).toBe(false);
});
