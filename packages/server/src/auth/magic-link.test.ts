import { magicLinkCooldownMs, magicLinkExpiresMs } from '@mirror-studio/domain/auth';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  browser,
  follow,
  newEmail,
  openPage,
  press,
  signIn,
  startTestServer,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const callback = () => `${server.url}/auth/callback`;

async function askFor(email: string, redirectTo = callback()) {
  const { auth, storage } = browser(server.url);
  const { error } = await auth.signInWithOtp({ email, options: { emailRedirectTo: redirectTo } });
  await server.services.background.idle();
  return { auth, storage, error };
}

test('an emailed link signs in the browser that asked for it', async () => {
  const { session, user, email } = await signIn(server, newEmail('Mara'));
  expect(user.email).toBe(email.toLowerCase());
  expect(user.aud).toBe('authenticated');
  expect(session.expires_in).toBe(3600);
  const { auth } = browser(server.url);
  const read = await auth.getUser(session.access_token);
  expect(read.data.user?.id).toBe(user.id);
});

test('the token of a session opens the product API and its claims are the hosted ones', async () => {
  const { session, auth } = await signIn(server);
  const answer = await fetch(`${server.url}/api/user/flags`, {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  expect(await answer.json()).toEqual({ banned: false });
  const { data } = await auth.getClaims(session.access_token);
  expect(data?.claims).toMatchObject({
    aud: 'authenticated',
    role: 'authenticated',
    aal: 'aal1',
    is_anonymous: false,
    amr: [{ method: 'otp' }],
  });
});

test('the same person signs in twice and stays one user', async () => {
  const first = await signIn(server);
  server.clock.advance(magicLinkCooldownMs);
  const second = await signIn(server, first.email);
  expect(second.user.id).toBe(first.user.id);
});

test('a link opened elsewhere first still lets in the browser that asked, once, and then says it was used', async () => {
  const email = newEmail();
  const own = await askFor(email);
  const { link } = await server.lastMessage(email);
  const elsewhere = await openedAt(link);
  const { error } = await browser(server.url).auth.exchangeCodeForSession(elsewhere);
  expect(error).toMatchObject({ code: 'pkce_code_verifier_not_found' });
  expect((await own.auth.exchangeCodeForSession(await openedAt(link))).error).toBeNull();
  const again = await follow(link);
  expect(again.origin + again.pathname).toBe(callback());
  expect(again.searchParams.get('error_code')).toBe('link_used');
  expect(again.searchParams.get('error')).toBe('access_denied');
  server.clock.advance(magicLinkExpiresMs);
  expect((await follow(link)).searchParams.get('error_code')).toBe('link_used');
});

test('a link that a browser opened signs nobody in by call any more: it takes the verifier', async () => {
  const email = newEmail();
  const own = await askFor(email);
  const { link } = await server.lastMessage(email);
  const code = await openedAt(link);
  const found = { type: 'magiclink', token_hash: new URL(link).searchParams.get('token') };
  const refused = await post('/auth/v1/verify', found);
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'otp_expired' }]);
  expect((await own.auth.exchangeCodeForSession(code)).error).toBeNull();
});

test('a link without a challenge signs in where its button is pressed, once', async () => {
  const email = newEmail();
  await askPlainly(email);
  const { link } = await server.lastMessage(email);
  const landed = await press(link);
  expect(landed.origin + landed.pathname).toBe(callback());
  expect(fragmentOf(landed).get('access_token')).toBeTruthy();
  expect(fragmentOf(await follow(link)).get('error_code')).toBe('link_used');
});

test.each(['pkce_made-up', 'made-up', ''])(
  'a link with the token %j, never given out, is not valid',
  async (token) => {
    const made = new URL('/auth/v1/verify', server.url);
    made.search = new URLSearchParams({ token, type: 'magiclink', redirect_to: callback() }).toString();
    const landed = await follow(made.href);
    const said = token.startsWith('pkce_') ? landed.searchParams : fragmentOf(landed);
    expect(said.get('error_code')).toBe('link_unknown');
  },
);

test('a code that was never given out is not valid, and costs the link nothing', async () => {
  const email = newEmail();
  const { storage } = await askFor(email);
  const verifier = verifierIn(storage);
  const refused = await exchange(crypto.randomUUID(), verifier);
  expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'link_unknown' }]);
  const code = await openedAt((await server.lastMessage(email)).link);
  expect((await exchange(code, verifier)).status).toBe(200);
});

test('looking at a link with HEAD, as mail programmes do, does not use it up', async () => {
  const email = newEmail();
  await askFor(email);
  const { link } = await server.lastMessage(email);
  await fetch(link, { method: 'HEAD', redirect: 'manual' });
  expect((await follow(link)).searchParams.get('code')).toBeTruthy();
});

test('a link opens within the hour and not after', async () => {
  const [inTime, late] = [newEmail(), newEmail()];
  await askFor(inTime);
  await askFor(late);
  const links = [await server.lastMessage(inTime), await server.lastMessage(late)];
  server.clock.advance(magicLinkExpiresMs - 1);
  expect((await follow(links[0]?.link ?? '')).searchParams.get('code')).toBeTruthy();
  server.clock.advance(1);
  expect((await follow(links[1]?.link ?? '')).searchParams.get('error_code')).toBe('otp_expired');
});

test('a newer link replaces the older one that was asked for in the same place', async () => {
  const email = newEmail();
  const { storage } = await askFor(email);
  const older = await server.lastMessage(email);
  server.clock.advance(magicLinkCooldownMs);
  const code = await openedAt(older.link);
  const verifier = verifierIn(storage);
  await askFor(email);
  expect((await follow(older.link)).searchParams.get('error_code')).toBe('otp_expired');
  const refused = await exchange(code, verifier);
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'flow_state_expired' }]);
});

test('another browser gets nowhere with the code, and the right one still gets in', async () => {
  const email = newEmail();
  const own = await askFor(email);
  const code = (await follow((await server.lastMessage(email)).link)).searchParams.get('code') ?? '';
  const other = await askFor(newEmail());
  const refused = await other.auth.exchangeCodeForSession(code);
  expect(refused.error).toMatchObject({ status: 400, code: 'bad_code_verifier' });
  const letIn = await own.auth.exchangeCodeForSession(code);
  expect(letIn.error).toBeNull();
});

test('a code that waits for more than five minutes is refused', async () => {
  const email = newEmail();
  const own = await askFor(email);
  const code = (await follow((await server.lastMessage(email)).link)).searchParams.get('code') ?? '';
  server.clock.advance(300_001);
  const { error } = await own.auth.exchangeCodeForSession(code);
  expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' });
});

test('of ten redemptions at once of two codes of one link, one wins', async () => {
  const email = newEmail();
  const { storage } = await askFor(email);
  const { link } = await server.lastMessage(email);
  const codes = [await openedAt(link), await openedAt(link)];
  const verifier = verifierIn(storage);
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].flatMap(() => codes.map((code) => exchange(code, verifier))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const lost = answers.filter(({ status }) => status === 404);
  expect(lost).toHaveLength(9);
  for (const answer of lost) expect(await answer.json()).toMatchObject({ code: 'flow_state_not_found' });
});

test('of ten presses at once for one link without a challenge, one wins', async () => {
  const email = newEmail();
  await askPlainly(email);
  const { link } = await server.lastMessage(email);
  const pages = await Promise.all(Array.from({ length: 10 }, () => openPage(link)));
  const landings = await Promise.all(pages.map((pressed) => pressed()));
  expect(landings.filter((url) => fragmentOf(url).has('access_token'))).toHaveLength(1);
  expect(landings.filter((url) => fragmentOf(url).get('error_code') === 'link_used')).toHaveLength(9);
});

test.each([
  'https://evil.example/auth/callback',
  'blob:{origin}/0b5b4b2e-1c1f-4b5e-9a5e-0d6f3c1a2b3c',
  'blob:https://evil.example/0b5b4b2e-1c1f-4b5e-9a5e-0d6f3c1a2b3c',
  'filesystem:{origin}/temporary/x.html',
  'javascript://127.0.0.1/%0aalert(1)',
  'ftp://127.0.0.1/x',
  'data:text/html,x',
  '//evil.example/x',
  'https://mara:secret@127.0.0.1/x',
])('a link leads back to this product only, not to %s', async (wanted) => {
  const email = newEmail();
  await askFor(email, wanted.replace('{origin}', server.url));
  const { link } = await server.lastMessage(email);
  expect(new URL(link).searchParams.get('redirect_to')).toBe(`${server.url}/`);
  // Nor does an altered link.
  const altered = new URL(link);
  altered.searchParams.set('redirect_to', wanted.replace('{origin}', server.url));
  const landed = await follow(altered.href);
  expect([landed.protocol, landed.origin + landed.pathname]).toEqual(['http:', `${server.url}/`]);
});

test.each(['', 'mara', 'mara@', 'mara@studio', 'a b@example.test', '@example.test'])(
  'the address %j is refused before anything is sent',
  async (email) => {
    const answer = await fetch(`${server.url}/auth/v1/otp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 400, error_code: 'validation_failed' });
  },
);

test('one message a minute, and the answer says how long to wait', async () => {
  const email = newEmail();
  expect((await askFor(email)).error).toBeNull();
  server.clock.advance(18_000);
  const { error } = await askFor(email);
  expect(error).toMatchObject({
    status: 429,
    code: 'over_email_send_rate_limit',
    message: 'For security purposes, you can only request this after 42 seconds.',
  });
  expect(await server.countMessages(email)).toBe(1);
  server.clock.advance(42_000);
  expect((await askFor(email)).error).toBeNull();
  expect(await server.countMessages(email)).toBe(2);
});

test('ten requests at once send one message', async () => {
  const email = newEmail();
  const results = await Promise.all(Array.from({ length: 10 }, () => askFor(email)));
  expect(results.filter(({ error }) => error === null)).toHaveLength(1);
  expect(await server.countMessages(email)).toBe(1);
});

test('neither token nor code is kept as it is', async () => {
  const email = newEmail();
  await askFor(email);
  const { link } = await server.lastMessage(email);
  const token = new URL(link).searchParams.get('token') ?? '';
  expect(token).toMatch(/^pkce_/);
  const code = await openedAt(link);
  const { db } = server.services;
  const links = await db.all(v.unknown(), sql`select * from studio_auth.email_tokens`);
  const codes = await db.all(v.unknown(), sql`select * from studio_auth.codes`);
  expect(codes).not.toEqual([]);
  expect(JSON.stringify([links, codes])).not.toContain(token);
  expect(JSON.stringify([links, codes])).not.toContain(code);
});

/** The client library keeps the verifier under a key that ends so, sometimes with what it was for. */
function verifierIn(storage: { getItem(key: string): string | null }): string {
  const kept = storage.getItem('supabase.auth.token-code-verifier') ?? '';
  return String(JSON.parse(kept)).split('/')[0] ?? '';
}

/** Opens a link as a browser does; the code that it lands with. */
async function openedAt(link: string): Promise<string> {
  return (await follow(link)).searchParams.get('code') ?? '';
}

const fragmentOf = ({ hash }: URL) => new URLSearchParams(hash.slice(1));

const post = (path: string, body: unknown) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  });

const exchange = (code: string, verifier: string) =>
  post('/auth/v1/token?grant_type=pkce', { auth_code: code, code_verifier: verifier });

/** Asks for a link without a challenge, as a client that keeps nothing. */
const askPlainly = (email: string) =>
  post(`/auth/v1/otp?redirect_to=${encodeURIComponent(callback())}`, { email });
