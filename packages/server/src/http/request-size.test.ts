import { requestReadingLimits } from '@mirror-studio/domain/constants/server';
import { endpoints } from '@mirror-studio/domain/contract';
import { profileTable } from '@mirror-studio/domain/profile';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { parseJson } from './request/body.ts';

let server: TestServer;
let accessToken: string;
beforeAll(async () => {
  server = await startTestServer();
  accessToken = (await signIn(server)).session.access_token;
});
afterAll(() => server.close());
// Whatever is refused for its size is no fault of the server.
afterEach(() => expect(server.log.problems).toEqual([]));

async function send(method: string, path: string, body: string) {
  const headers = {
    authorization: `Bearer ${accessToken}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  };
  const answer = await fetch(server.url + path, { method, headers, body });
  return { status: answer.status, text: await answer.text() };
}

const long = 'a'.repeat(30_000);
const challenge = { code_challenge: long, code_challenge_method: 's256' };
const email = 'mara@example.test';

test.each([
  ['POST', '/auth/v1/otp', { email: long }],
  ['POST', '/auth/v1/otp', { email: `${long}@example.test` }],
  ['POST', '/auth/v1/otp', { email, ...challenge }],
  ['POST', '/auth/v1/signup', { email, password: long }],
  ['POST', '/auth/v1/recover', { email: long }],
  ['POST', '/auth/v1/resend', { type: long, email }],
  ['POST', '/auth/v1/verify', { type: 'email', token_hash: long }],
  ['POST', '/auth/v1/verify', { type: long, token_hash: 'a' }],
  ['POST', '/auth/v1/token?grant_type=password', { email: long, password: 'a' }],
  ['POST', '/auth/v1/token?grant_type=password', { email, password: long }],
  ['POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: long }],
  ['POST', '/auth/v1/token?grant_type=pkce', { auth_code: long, code_verifier: 'a' }],
  ['POST', '/auth/v1/token?grant_type=pkce', { auth_code: 'a', code_verifier: long }],
  ['PUT', '/auth/v1/user', { password: long }],
  ['PUT', '/auth/v1/user', { data: { diary: long } }],
] as const)('%s %s refuses a text that nothing of it can be: %j', async (method, path, body) => {
  const { status, text } = await send(method, path, JSON.stringify(body));
  expect(status).toBe(400);
  expect(text).toContain('validation_failed');
  expect(text.length).toBeLessThan(400);
});

test.each([
  [endpoints.feedback.path, { contextId: long, helpful: true }],
  [endpoints.createPayment.path, { coins: 1, amount_cents: 1, sourceId: long }],
] as const)('%s refuses an identifier that is none', async (path, body) => {
  const { status, text } = await send('POST', path, JSON.stringify(body));
  expect(status).toBe(422);
  expect(text.length).toBeLessThan(400);
});

test.each([
  ['POST', '/auth/v1/otp'],
  ['POST', '/auth/v1/token?grant_type=password'],
  ['PUT', '/auth/v1/user'],
  ['POST', endpoints.feedback.path],
  ['PATCH', `/rest/v1/${profileTable}`],
])('%s %s takes no body of 250 kB', async (method, path) => {
  const { status } = await send(method, path, JSON.stringify({ email: 'a'.repeat(250_000) }));
  expect(status).toBe(413);
});

test.each(['/api/balance', '/auth/v1/user', `/rest/v1/${profileTable}`])(
  '%s takes neither a header nor an address of 250 kB',
  async (path) => {
    const huge = 'a'.repeat(250_000);
    const asked = [
      fetch(`${server.url}${path}?select=${huge}`),
      fetch(server.url + path, { headers: { authorization: `Bearer ${huge}` } }),
    ];
    for (const answer of asked) expect((await answer).status).toBe(431);
  },
);

const nested = (levels: number) => `${'{"a":['.repeat(levels)}${']}'.repeat(levels)}`;

test.each([
  ['POST', '/auth/v1/otp', nested(5_000)],
  ['PUT', '/auth/v1/user', `{"data":${nested(300)}}`],
  ['POST', endpoints.feedback.path, '['.repeat(60_000)],
  ['PATCH', `/rest/v1/${profileTable}`, `{"display_name":${nested(300)}}`],
])('%s %s refuses JSON that is nested without end', async (method, path, body) => {
  expect((await send(method, path, body)).status).toBe(400);
});

test('brackets within a text are no nesting, and as many levels as there are limits are read', () => {
  const { nestingLevels } = requestReadingLimits;
  const text = `${'[{\\"'.repeat(100)}`;
  expect(parseJson(`{"said":"${text}"}`)).toEqual({ said: text.replaceAll('\\', '') });
  expect(parseJson(`${'['.repeat(nestingLevels)}${']'.repeat(nestingLevels)}`)).toBeInstanceOf(Array);
  expect(() => parseJson(`${'['.repeat(nestingLevels + 1)}${']'.repeat(nestingLevels + 1)}`)).toThrow(
    SyntaxError,
  );
});
