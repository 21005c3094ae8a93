import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, startTestServer, type TestServer } from '../testing/index.ts';

// One server stands for the hosted auth service of the other.
let hosted: TestServer;
let server: TestServer;
beforeAll(async () => {
  hosted = await startTestServer();
  server = await startTestServer({ authUrl: `${hosted.url}/auth/v1` }, hosted.clock);
});
afterAll(async () => {
  await server.close();
  await hosted.close();
});

const flags = (url: string, token: string) =>
  fetch(`${url}/api/user/flags`, { headers: { authorization: `Bearer ${token}` } });

test('tokens of the hosted service are checked with its key set', async () => {
  const { session } = await signIn(hosted);
  expect((await flags(server.url, session.access_token)).status).toBe(200);
  expect((await flags(server.url, `${session.access_token}x`)).status).toBe(401);
  hosted.clock.advance(3_600_000);
  expect((await flags(server.url, session.access_token)).status).toBe(401);
});

test('a token that another service signed is refused', async () => {
  const other = await startTestServer({}, hosted.clock);
  const { session } = await signIn(other);
  expect((await flags(server.url, session.access_token)).status).toBe(401);
  await other.close();
});

test('a token for another issuer, or for another audience, is refused', async () => {
  const exp = Math.floor(hosted.clock.now().getTime() / 1000) + 60;
  const good = { iss: `${hosted.url}/auth/v1`, sub: crypto.randomUUID(), aud: 'authenticated', exp };
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
