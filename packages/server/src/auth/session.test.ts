import { profileTable } from '@mirror-studio/domain/profile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, newEmail, press, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { loadSigningKeys } from './keys/signing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function refresh(refreshToken: string): Promise<Response> {
  return fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
}
async function nextOf(refreshToken: string): Promise<string> {
  const answer = await refresh(refreshToken);
  expect(answer.status).toBe(200);
  const { refresh_token } = (await answer.json()) as { refresh_token: string };
  return refresh_token;
}
async function flags(accessToken: string): Promise<Response> {
  return fetch(`${server.url}/api/user/flags`, { headers: { authorization: `Bearer ${accessToken}` } });
}

test('the client refreshes its session and goes on with the new tokens', async () => {
  const { auth, session, user } = await signIn(server);
  server.clock.advance(1000);
  const { data, error } = await auth.refreshSession();
  expect(error).toBeNull();
  expect(data.user?.id).toBe(user.id);
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  expect((await flags(data.session?.access_token ?? '')).status).toBe(200);
});

test('a refresh token used again within ten seconds gives the one in use', async () => {
  const { session } = await signIn(server);
  const second = await nextOf(session.refresh_token);
  server.clock.advance(9_000);
  expect(await nextOf(session.refresh_token)).toBe(second);
  const third = await nextOf(second);
  expect(await nextOf(second)).toBe(third);
});

test('a chain exchanged within ten seconds leads from its start to its end', async () => {
  const { session } = await signIn(server);
  const third = await nextOf(await nextOf(session.refresh_token));
  expect(await nextOf(session.refresh_token)).toBe(third);
});

test('the parent of the one in use gives that at any time: its answer may have been lost', async () => {
  const { session } = await signIn(server);
  const second = await nextOf(session.refresh_token);
  server.clock.advance(86_400_000);
  expect(await nextOf(session.refresh_token)).toBe(second);
  expect((await refresh(second)).status).toBe(200);
});

test('an older refresh token used again ends the whole family', async () => {
  const { session } = await signIn(server);
  const third = await nextOf(await nextOf(session.refresh_token));
  server.clock.advance(10_001);
  const stolen = await refresh(session.refresh_token);
  expect(stolen.status).toBe(400);
  expect(await stolen.json()).toMatchObject({ code: 'refresh_token_already_used' });
  const after = await refresh(third);
  expect(after.status).toBe(400);
  expect(await after.json()).toMatchObject({ code: 'refresh_token_not_found' });
});

test('ten refreshes at once agree on one next token', async () => {
  const { session } = await signIn(server);
  const tokens = await Promise.all(Array.from({ length: 10 }, () => nextOf(session.refresh_token)));
  expect(new Set(tokens).size).toBe(1);
});

test('an unknown refresh token is refused, and the client drops its session', async () => {
  const { auth } = await signIn(server);
  const { error } = await auth.refreshSession({ refresh_token: 'nobody-has-this' });
  expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
});

test('an access token lives an hour', async () => {
  const { session } = await signIn(server);
  server.clock.advance(3_599_000);
  expect((await flags(session.access_token)).status).toBe(200);
  server.clock.advance(1_000);
  const late = await flags(session.access_token);
  expect(late.status).toBe(401);
  expect(await late.json()).toMatchObject({ ok: false, error: { code: 'AUTH_REQUIRED' } });
});

test('a token signed by another key, or changed, is worth nothing', async () => {
  const { session } = await signIn(server);
  const [head, , signature] = session.access_token.split('.');
  const claims = { sub: crypto.randomUUID(), aud: 'authenticated', exp: 4_000_000_000 };
  const changed = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
  expect((await flags(changed)).status).toBe(401);
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${changed.split('.')[1]}.`;
  expect((await flags(unsigned)).status).toBe(401);
  expect((await flags('nonsense')).status).toBe(401);
});

test('the keys stay with the data', async () => {
  const { db, keys, clock } = server.services;
  expect(await (await loadSigningKeys(db, clock)).publicKeys()).toEqual(await keys?.publicKeys());
});

test('signing out here leaves the session elsewhere, signing out everywhere does not', async () => {
  const email = newEmail();
  const first = await signIn(server, email);
  server.clock.advance(60_000);
  const second = await signIn(server, email);
  expect((await first.auth.signOut({ scope: 'local' })).error).toBeNull();
  const { auth } = browser(server.url);
  expect((await auth.getUser(first.session.access_token)).error).toMatchObject({
    name: 'AuthSessionMissingError',
  });
  expect((await auth.getUser(second.session.access_token)).data.user?.email).toBe(email);
  expect((await second.auth.signOut()).error).toBeNull();
  expect((await refresh(second.session.refresh_token)).status).toBe(400);
  expect((await auth.getUser(second.session.access_token)).error).not.toBeNull();
});

const profile = (accessToken: string) =>
  fetch(`${server.url}/rest/v1/${profileTable}?select=id`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });

/** What each service answers to an access token: the API, the table service and the auth service. */
async function answersTo(accessToken: string): Promise<number[]> {
  const { auth } = browser(server.url);
  const user = await auth.getUser(accessToken);
  return [
    (await flags(accessToken)).status,
    (await profile(accessToken)).status,
    user.error === null ? 200 : 403,
  ];
}

test.each(['local', 'global'] as const)(
  'an access token ends with its session when its person signs out (%s)',
  async (scope) => {
    const { auth, session } = await signIn(server);
    expect(await answersTo(session.access_token)).toEqual([200, 200, 200]);
    expect((await auth.signOut({ scope })).error).toBeNull();
    const refused = await flags(session.access_token);
    expect(await refused.json()).toMatchObject({ error: { code: 'AUTH_REQUIRED' } });
    expect(await answersTo(session.access_token)).toEqual([401, 401, 403]);
  },
);

test('an access token ends when the others are signed out, and when the password is changed', async () => {
  const email = newEmail();
  const elsewhere: string[] = [];
  const own = await signIn(server, email);
  for (const end of [
    () => own.auth.signOut({ scope: 'others' }),
    () => own.auth.updateUser({ password: 'Silver-mirror-7' }),
  ]) {
    server.clock.advance(60_000);
    elsewhere.push((await signIn(server, email)).session.access_token);
    expect(await answersTo(elsewhere.at(-1) ?? '')).toEqual([200, 200, 200]);
    expect((await end()).error).toBeNull();
    expect(await answersTo(elsewhere.at(-1) ?? '')).toEqual([401, 401, 403]);
  }
  expect(await answersTo(own.session.access_token)).toEqual([200, 200, 200]);
});

test('every access token of a family ends when an older refresh token of it is used again', async () => {
  const { auth, session } = await signIn(server);
  await auth.refreshSession();
  const { data } = await auth.refreshSession();
  server.clock.advance(10_001);
  expect((await refresh(session.refresh_token)).status).toBe(400);
  for (const token of [session.access_token, data.session?.access_token ?? '']) {
    expect(await answersTo(token)).toEqual([401, 401, 403]);
  }
});

test("an access token of a session that is another person's, or of none, is worth nothing", async () => {
  const [mara, otto] = [await signIn(server), await signIn(server)];
  const claims = { aud: 'authenticated', exp: 4_000_000_000, sub: mara.user.id };
  const { data } = await otto.auth.getClaims();
  for (const session_id of [data?.claims.session_id, undefined]) {
    const token = (await server.services.keys?.sign({ ...claims, session_id })) ?? '';
    expect(await answersTo(token)).toEqual([401, 401, 403]);
  }
});

test('signing out the others keeps this one', async () => {
  const email = newEmail();
  const other = await signIn(server, email);
  server.clock.advance(60_000);
  const own = await signIn(server, email);
  await own.auth.signOut({ scope: 'others' });
  expect((await refresh(other.session.refresh_token)).status).toBe(400);
  expect((await refresh(own.session.refresh_token)).status).toBe(200);
});

test('a scope that is none is refused', async () => {
  const { session } = await signIn(server);
  const answer = await fetch(`${server.url}/auth/v1/logout?scope=universe`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  expect(answer.status).toBe(400);
});

test('errors come in the shape that the request asks for', async () => {
  const url = `${server.url}/auth/v1/user`;
  const old = await fetch(url);
  expect(old.status).toBe(401);
  expect(await old.json()).toMatchObject({ code: 401, error_code: 'no_authorization' });
  const recent = await fetch(url, { headers: { 'x-supabase-api-version': '2024-01-01' } });
  expect(recent.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(await recent.json()).toMatchObject({ code: 'no_authorization' });
});

test.each([
  ['POST', '/sso', 404],
  ['GET', '/authorize?provider=github', 400],
  ['POST', '/token?grant_type=id_token', 400],
  ['POST', '/token?grant_type=web3', 422],
  ['GET', '/admin/users', 404],
])('%s %s is not offered here and says so with %i', async (method, path, status) => {
  const answer = await fetch(`${server.url}/auth/v1${path}`, { method });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error_code: expect.any(String), msg: expect.any(String) });
});

test('a link asked for without a challenge brings the session in the address', async () => {
  const email = newEmail();
  await fetch(`${server.url}/auth/v1/otp?redirect_to=${server.url}/auth/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const landed = await press((await server.lastMessage(email)).link);
  const session = new URLSearchParams(landed.hash.slice(1));
  expect(session.get('type')).toBe('magiclink');
  expect((await flags(session.get('access_token') ?? '')).status).toBe(200);
});
