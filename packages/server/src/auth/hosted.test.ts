import { magicLinkLimits, stepUpLimits } from '@mirror-studio/domain/constants/sign-in';
import { endpoints } from '@mirror-studio/domain/contract';
import { profileTable } from '@mirror-studio/domain/profile';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { createClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asker, follow, newEmail, startTestServer, type TestServer } from '../testing/index.ts';
import { codeOf } from '../testing/totp.ts';

// One server stands for the hosted auth service of the other.
let hosted: TestServer;
let server: TestServer;
beforeAll(async () => {
  hosted = await startTestServer();
  const authUrl = `${hosted.url}/auth/v1`;
  server = await startTestServer({ authUrl, authApiKey: 'anon-key' }, hosted.clock);
});
afterAll(async () => {
  await server.close();
  await hosted.close();
});

const flags = (url: string, token: string) =>
  fetch(`${url}/api/user/flags`, { headers: { authorization: `Bearer ${token}` } });

/** Signs someone in by link with the hosted service's whole client library. */
async function signIn(server: TestServer, email = newEmail()) {
  const { url } = server;
  const client = createClient(url, 'anon-key', {
    auth: { flowType: 'pkce', autoRefreshToken: false, detectSessionInUrl: false },
  });
  const asked = await client.auth.signInWithOtp({
    email,
    options: { emailRedirectTo: `${url}/auth/callback` },
  });
  if (asked.error) throw asked.error;
  const landed = await follow((await server.lastMessage(email)).link);
  const { data, error } = await client.auth.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
  if (error) throw error;
  return { client, email, session: data.session, user: data.user };
}

test('the whole client library signs in, reads and writes its row, and signs out', async () => {
  const { client, email, session, user } = await signIn(hosted);
  expect((await client.auth.getUser()).data.user).toMatchObject({ id: user.id, email });
  const table = () => client.from(profileTable);
  const row = { display_name: 'Mara', use_type: 'photographer', terms_accepted: true };
  const written = await table().upsert({ id: user.id, ...row, compliance_confirmed: true });
  expect(written.error).toBeNull();
  const { data, error } = await table().select('display_name').eq('id', user.id).single();
  expect({ data, error }).toEqual({ data: { display_name: 'Mara' }, error: null });
  expect((await client.auth.refreshSession()).data.session?.refresh_token).not.toBe(session.refresh_token);
  expect((await client.auth.signOut()).error).toBeNull();
  expect((await client.auth.getSession()).data.session).toBeNull();
  expect((await table().select('display_name')).data ?? []).toEqual([]);
});

test('tokens of the hosted service are checked with its key set', async () => {
  const { session } = await signIn(hosted);
  expect((await flags(server.url, session.access_token)).status).toBe(200);
  expect((await flags(server.url, `${session.access_token}x`)).status).toBe(401);
  hosted.clock.advance(3_600_000);
  expect((await flags(server.url, session.access_token)).status).toBe(401);
});

test('a session that ended at the hosted service changes nothing here, while its token is still good', async () => {
  const { client, session } = await signIn(hosted);
  const accept = () =>
    fetch(`${server.url}${endpoints.acceptLegal.path}`, {
      method: endpoints.acceptLegal.method,
      headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify(endpoints.acceptLegal.docs.sample.request),
    });
  expect((await accept()).status).toBe(200);
  expect((await client.auth.signOut()).error).toBeNull();
  expect((await accept()).status).toBe(401);
});

test('where a hosted service keeps the sessions it is said that they are not listed here, and none is ended', async () => {
  const { session } = await signIn(hosted);
  const ask = asker(server.url, session.access_token);
  expect(await ask('GET', endpoints.sessions.path)).toEqual({
    status: 200,
    body: { sessions: [], total: 0, isAvailable: false },
  });
  expect(await ask('GET', endpoints.securityEvents.path)).toEqual({
    status: 200,
    body: { events: [], nextCursor: null, isAvailable: false },
  });
  expect((await ask('POST', endpoints.endSession.path.replace('{id}', crypto.randomUUID()))).status).toBe(
    404,
  );
  expect((await ask('POST', endpoints.endOtherSessions.path)).body).toMatchObject({
    error: { code: 'CONFLICT', message: refusals.sessionsKeptElsewhere },
  });
});

test('a token that another service signed is refused', async () => {
  const other = await startTestServer({}, hosted.clock);
  const { session } = await signIn(other);
  expect((await flags(server.url, session.access_token)).status).toBe(401);
  await other.close();
});

test('a token for another issuer, or for another audience, is refused', async () => {
  const good = decodeJwt((await signIn(hosted)).session.access_token);
  const sign = (claims: object) => hosted.services.keys?.sign({ ...good, ...claims });
  expect((await flags(server.url, (await sign({})) ?? '')).status).toBe(200);
  for (const claims of [{ iss: 'https://other.example/auth/v1' }, { aud: 'anon' }, { sub: 'nobody' }]) {
    expect((await flags(server.url, (await sign(claims)) ?? '')).status).toBe(401);
  }
});

test('nothing of the embedded service is served beside the hosted one', async () => {
  for (const path of ['/auth/v1/health', '/rest/v1/user_profiles', '/inbox']) {
    expect((await fetch(server.url + path)).status, path).toBe(404);
  }
  expect(server.inboxUrl).toBeNull();
  const policy = (await fetch(`${server.url}/api/health`)).headers.get('content-security-policy');
  expect(policy).toContain(`connect-src 'self' ${hosted.url};`);
});

test('while the second factor is still to be proved at the hosted service, nothing is read or changed here', async () => {
  const { client, email } = await signIn(hosted);
  const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (enrolled.error) throw enrolled.error;
  const { id, totp } = enrolled.data;
  const code = () => codeOf(totp.secret, hosted.clock.now().getTime());
  await client.auth.mfa.challengeAndVerify({ factorId: id, code: code() });
  hosted.clock.advance(magicLinkLimits.cooldownMs);
  const late = await signIn(hosted, email);
  const ask = asker(server.url, late.session.access_token);
  const needed = { status: 403, body: { error: { code: 'insufficient_aal' } } };
  expect(await ask('GET', endpoints.balance.path)).toMatchObject(needed);
  expect(await ask('POST', endpoints.endOtherSessions.path)).toMatchObject(needed);
  const proved = await late.client.auth.mfa.challengeAndVerify({ factorId: id, code: code() });
  const raised = asker(server.url, proved.data?.access_token ?? '');
  expect((await raised('GET', endpoints.balance.path)).status).toBe(200);
});

test('what asks for the second factor asks the hosted service whether there is one, and its token when it was proved', async () => {
  const { client, session } = await signIn(hosted);
  const refusal = async (token: string, path: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(server.url + path, { method: 'POST', headers });
    return [answer.status, ((await answer.json()) as { error: { code: string } }).error.code];
  };
  const { path } = endpoints.endOtherSessions;
  expect(await refusal(session.access_token, path)).toEqual([409, 'CONFLICT']);
  const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (enrolled.error) throw enrolled.error;
  const { id, totp } = enrolled.data;
  const code = codeOf(totp.secret, hosted.clock.now().getTime());
  const proved = await client.auth.mfa.challengeAndVerify({ factorId: id, code });
  expect(await refusal(proved.data?.access_token ?? '', path)).toEqual([409, 'CONFLICT']);
  expect(await refusal(proved.data?.access_token ?? '', endpoints.rememberBrowser.path)).toEqual([
    404,
    'NOT_FOUND',
  ]);
  hosted.clock.advance(stepUpLimits.recentMs);
  expect(await refusal(proved.data?.access_token ?? '', path)).toEqual([403, 'insufficient_aal']);
});
