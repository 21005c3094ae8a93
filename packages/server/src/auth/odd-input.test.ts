// What people paste and what others send: a refusal in words or the person who is meant, never a fault of the server.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, newEmail, signIn, startTestServer, type TestServer } from '../testing/index.ts';

const password = 'Onyx-glass-7';
let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await signIn(server)).session.access_token;
});
afterAll(() => server.close());

async function call(method: string, path: string, body: object) {
  const answer = await fetch(`${server.url}/auth/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...((await answer.json()) as { code?: string; message?: string }) };
}

/** Every call that takes an address. */
const calls: readonly (readonly [name: string, ask: (email: string) => ReturnType<typeof call>])[] = [
  ['a sign-up', (email) => call('POST', '/signup', { email, password })],
  ['a link', (email) => call('POST', '/otp', { email })],
  ['a new password', (email) => call('POST', '/recover', { email })],
  ['a link again', (email) => call('POST', '/resend', { email, type: 'signup' })],
  ['a change again', (email) => call('POST', '/resend', { email, type: 'email_change' })],
  ['a code', (email) => call('POST', '/verify', { email, type: 'email', token: '000000' })],
  ['another address', (email) => call('PUT', '/user', { email })],
];

const none = [
  'mara',
  '@',
  'mara@',
  '@example.com',
  'mara@@example.com',
  'mara@iris@example.com',
  'mara@host',
  'ma ra@example.com',
  '\u{1f4f7}',
  'mara@exa\u{1f4f7}mple.com',
  'mara@ex\u2100mple.com',
  '\u200f@example.com',
  'ma\u0007ra@example.com',
  `${'a'.repeat(65)}@example.com`,
  `${'a'.repeat(300)}@example.com`,
  '"><script>@example.com',
];

test.each(calls)('%s is refused in words for what is no address', async (_, ask) => {
  for (const email of none)
    expect([email, await ask(email)]).toMatchObject([
      email,
      { status: 400, code: 'validation_failed', message: 'Unable to validate email address: invalid format' },
    ]);
});

test.each(['ma\u0000ra@example.com', 'ma\ud800ra@example.com'])('no call reads %j', async (email) => {
  for (const [name, ask] of calls)
    expect([name, await ask(email)]).toMatchObject([name, { status: 400, code: 'bad_json' }]);
});

test('a password is wrong for what is no address, as for any', async () => {
  for (const email of none) {
    const answer = await call('POST', '/token?grant_type=password', { email, password });
    expect([email, answer.code]).toEqual([email, 'invalid_credentials']);
  }
});

test('the same person is meant by upper case, spaces and marks of direction, another by a plus', async () => {
  const { auth, email, user } = await signIn(server);
  await auth.updateUser({ password });
  const enter = async (typed: string) =>
    (await browser(server.url).auth.signInWithPassword({ email: typed, password })).data.user?.id;
  for (const typed of [
    email.toUpperCase(),
    `  ${email} `,
    `\u202a${email}\u202c`,
    email.replace('@', '\u200b@'),
  ])
    expect([typed, await enter(typed)]).toEqual([typed, user.id]);
  for (const typed of [email.replace('@', '+shoots@'), email.replace('e', '\u0435')])
    expect([typed, await enter(typed)]).toEqual([typed, undefined]);
});

const odd = ['\u0000', '\ud800', '\u202e', '\u{1f4f7}', 'x'.repeat(3_000)];
test.each(odd)('no field of any call makes a fault of %j', async (text) => {
  const email = newEmail();
  const answers = [
    await call('POST', '/signup', { email, password: `${password}${text}`, data: { name: text } }),
    await call('POST', '/otp', { email: newEmail(), data: { name: text, [text]: 1 } }),
    await call('POST', '/token?grant_type=password', { email, password: text }),
    await call('POST', '/token?grant_type=refresh_token', { refresh_token: text }),
    await call('POST', '/token?grant_type=pkce', { auth_code: text, code_verifier: text }),
    await call('POST', '/token?grant_type=id_token', { provider: text, id_token: text }),
    await call('POST', '/verify', { type: text, token_hash: text }),
    await call('POST', '/verify', { type: 'email', email, token: text }),
    await call('POST', '/verify', { type: 'sms', phone: text, token: text }),
    await call('POST', '/otp', { phone: text }),
    await call('POST', '/resend', { type: text, email }),
    await call('PUT', '/user', { data: { name: text } }),
    await call('PUT', '/user', { password: `${password}${text}`, nonce: text }),
    await call('PUT', '/user', { phone: text }),
    await call('POST', '/factors', { factor_type: 'totp', friendly_name: text }),
    await call('POST', '/factors/x/verify', { challenge_id: text, code: text }),
    await call('DELETE', `/user/identities/${encodeURIComponent(text.toWellFormed().slice(0, 100))}`, {}),
  ];
  await server.services.background.idle();
  for (const [at, { status }] of answers.entries()) expect([at, status]).toEqual([at, expect.any(Number)]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});
