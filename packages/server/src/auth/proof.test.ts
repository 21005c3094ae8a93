// Whose address it is, and whose password: what somebody who cannot read the mail may begin, and what comes of it.
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, follow, newEmail, press, startTestServer, type TestServer } from '../testing/index.ts';

const own = 'Silver-mirror-7';
const strangers = 'Golden-frame-9!';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const callback = () => `${server.url}/auth/callback`;
const post = (path: string, body: unknown) =>
  fetch(`${server.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  });

type Way = 'with a challenge' | 'without a challenge';

/** Signs up by a browser of one's own; returns it and the link that was sent. The minute between messages passes. */
async function signUp(email: string, password: string, way: Way, data: object = {}) {
  server.clock.advance(60_000);
  const { auth } = browser(server.url);
  if (way === 'with a challenge') {
    const { error } = await auth.signUp({ email, password, options: { emailRedirectTo: callback(), data } });
    expect(error).toBeNull();
  } else {
    const path = `/signup?redirect_to=${encodeURIComponent(callback())}`;
    expect((await post(path, { email, password, data })).status).toBe(200);
  }
  return { auth, link: (await server.lastMessage(email)).link };
}

async function exchange({ auth, link }: Awaited<ReturnType<typeof signUp>>) {
  const code = (await follow(link)).searchParams.get('code') ?? '';
  return auth.exchangeCodeForSession(code);
}

async function enter(email: string, password: string): Promise<string> {
  const { error } = await browser(server.url).auth.signInWithPassword({ email, password });
  return error === null ? 'in' : String(error.code);
}

/** The owner comes by a link of their own. */
async function comeByLink(email: string) {
  server.clock.advance(60_000);
  const { auth } = browser(server.url);
  const asked = await auth.signInWithOtp({ email, options: { emailRedirectTo: callback() } });
  expect(asked.error).toBeNull();
  return exchange({ auth, link: (await server.lastMessage(email)).link });
}

async function proved(email: string): Promise<boolean> {
  const row = v.object({ proved: v.boolean() });
  const found = await server.services.db.first(
    row,
    sql`select email_confirmed_at is not null as proved from studio_auth.users where email = ${email}`,
  );
  return found?.proved ?? false;
}

const ways: readonly Way[] = ['with a challenge', 'without a challenge'];

test.each(ways)('whatever looks at the mail of a sign-up %s confirms nothing', async (way) => {
  const email = newEmail();
  const { link } = await signUp(email, strangers, way);
  for (const method of ['GET', 'HEAD', 'GET', 'GET']) await fetch(link, { method, redirect: 'manual' });
  expect(await proved(email)).toBe(false);
  expect(await enter(email, strangers)).not.toBe('in');
  expect((await comeByLink(email)).error).toBeNull();
  expect(await enter(email, strangers)).toBe('invalid_credentials');
});

test("the owner's press on the link of a stranger's sign-up proves the address and not the password", async () => {
  const email = newEmail();
  const { link } = await signUp(email, strangers, 'without a challenge');
  const landed = await press(link);
  expect(new URLSearchParams(landed.hash.slice(1)).get('access_token')).toBeTruthy();
  expect(await proved(email)).toBe(true);
  expect(await enter(email, strangers)).toBe('invalid_credentials');
});

test.each(ways)("the token of a stranger's sign-up %s, sent by call, brings no password", async (way) => {
  const email = newEmail();
  const { link } = await signUp(email, strangers, way);
  const token_hash = new URL(link).searchParams.get('token');
  expect((await post('/verify', { type: 'signup', token_hash })).status).toBe(200);
  expect(await proved(email)).toBe(true);
  expect(await enter(email, strangers)).toBe('invalid_credentials');
});

test.each(ways)(
  "a stranger's sign-up %s after the owner's takes neither link nor password from it",
  async (way) => {
    const email = newEmail();
    const first = await signUp(email, own, 'with a challenge');
    const second = await signUp(email, strangers, way);
    // Of two that come from one place and wait, the last one.
    expect(await enter(email, way === 'with a challenge' ? strangers : own)).toBe('email_not_confirmed');
    expect((await exchange(first)).error).toBeNull();
    expect(await enter(email, own)).toBe('in');
    expect(await enter(email, strangers)).toBe('invalid_credentials');
    expect((await follow(second.link)).href).toContain('otp_expired');
  },
);

test.each(ways)("a stranger's sign-up %s before the owner's ends with the owner's proof", async (way) => {
  const email = newEmail();
  const first = await signUp(email, strangers, way);
  const second = await signUp(email, own, 'with a challenge');
  expect((await exchange(second)).error).toBeNull();
  expect(await enter(email, own)).toBe('in');
  expect(await enter(email, strangers)).toBe('invalid_credentials');
  expect((await follow(first.link)).href).toContain('otp_expired');
});

test("a confirmation that is sent again brings nobody's password: who asks may be another", async () => {
  const email = newEmail();
  await signUp(email, strangers, 'with a challenge');
  server.clock.advance(60_000);
  const { auth } = browser(server.url);
  expect(
    (await auth.resend({ type: 'signup', email, options: { emailRedirectTo: callback() } })).error,
  ).toBeNull();
  expect((await exchange({ auth, link: (await server.lastMessage(email)).link })).error).toBeNull();
  expect(await enter(email, strangers)).toBe('invalid_credentials');
});

test('what a stranger says of a person is dropped when the address is proved', async () => {
  const said = { name: 'Not Mara', role: 'admin' };
  for (const way of ways) {
    const email = newEmail();
    await signUp(email, strangers, way, said);
    const { data } = await comeByLink(email);
    expect(data.user?.user_metadata).not.toHaveProperty('name');
    const pressed = newEmail();
    await post(`/otp?redirect_to=${encodeURIComponent(callback())}`, { email: pressed, data: said });
    const landed = await press((await server.lastMessage(pressed)).link);
    const token = new URLSearchParams(landed.hash.slice(1)).get('access_token') ?? '';
    const read = await browser(server.url).auth.getUser(token);
    expect(read.data.user?.user_metadata).not.toHaveProperty('name');
  }
});

test('what a person says of themselves is kept when the browser that said it proves the address', async () => {
  const email = newEmail();
  await signUp(email, strangers, 'with a challenge', { name: 'Not Mara' });
  const { data } = await exchange(
    await signUp(email, own, 'with a challenge', { name: 'Mara', locale: 'es' }),
  );
  expect(data.user?.user_metadata).toMatchObject({ name: 'Mara', locale: 'es' });
  server.clock.advance(60_000);
  const { auth } = browser(server.url);
  await auth.signInWithOtp({ email, options: { emailRedirectTo: callback(), data: { name: 'Not Mara' } } });
  const again = await exchange({ auth, link: (await server.lastMessage(email)).link });
  expect(again.data.user?.user_metadata).toMatchObject({ name: 'Mara' });
});

test('opening a link without a challenge shows a page with one button, in the language of the browser', async () => {
  const email = newEmail();
  const { link } = await signUp(email, own, 'without a challenge');
  for (const [language, button] of [
    ['en', 'Confirm my email'],
    ['es', 'Confirmar mi correo'],
  ] as const) {
    const page = await fetch(link, { headers: { 'accept-language': `${language}-419,en;q=0.5` } });
    const html = await page.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<button class="act" type="submit">${button}</button>`);
    expect(html).toContain(email);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

test('nothing of the address gets into the page as markup', async () => {
  const { link } = await signUp(newEmail(), own, 'without a challenge');
  const altered = new URL(link);
  altered.searchParams.set('redirect_to', `${callback()}?x="><script>alert(1)</script>`);
  const html = await (await fetch(altered)).text();
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('x=">');
});

test('a page of another site cannot press for somebody', async () => {
  const email = newEmail();
  const { link } = await signUp(email, own, 'without a challenge');
  const fields = new URL(link).searchParams;
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ] as const) {
    const answer = await fetch(`${server.url}/auth/v1/verify`, {
      method: 'POST',
      headers: new Headers(headers),
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    expect([headers, answer.status]).toEqual([headers, 403]);
  }
  expect(await proved(email)).toBe(false);
});
