import { factorLimits, recoveryCodeLimits } from '@mirror-studio/domain/constants/sign-in';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, newEmail, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { codeOf } from '../testing/totp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Auth = ReturnType<typeof browser>['auth'];
const stepMs = factorLimits.stepSeconds * 1000;
const keptRow = v.object({ hash: v.string() });
const shape = /^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/;

/** Asks the product in the name of whoever is signed in. */
async function ask(auth: Auth, method: 'GET' | 'POST', path: string, body?: object) {
  const { data } = await auth.getSession();
  const answer = await fetch(`${server.url}/api/recovery-codes${path}`, {
    method,
    headers: {
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const left = async (auth: Auth) => (await ask(auth, 'GET', '')).body['left'];
const made = async (auth: Auth) => (await ask(auth, 'POST', '')).body['codes'] as string[];
const use = (auth: Auth, code: string | undefined) => ask(auth, 'POST', '/use', { code });
const refusal = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [
  status,
  (body['error'] as { code: string } | undefined)?.code,
];

async function prove(auth: Auth, factor: { id: string; secret: string }) {
  server.clock.advance(stepMs);
  const code = codeOf(factor.secret, server.clock.now().getTime());
  return auth.mfa.challengeAndVerify({ factorId: factor.id, code });
}
async function enrol(auth: Auth, friendlyName = 'Phone') {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const factor = { id: data.id, secret: data.totp.secret };
  const proved = await prove(auth, factor);
  if (proved.error) throw proved.error;
  return factor;
}
/** Somebody with a second factor and ten codes, who has signed in again and proved nothing yet. */
async function signedInAgain() {
  const email = newEmail();
  const before = await signIn(server, email);
  const factor = await enrol(before.auth);
  const codes = await made(before.auth);
  server.clock.advance(60_000);
  const { auth } = await signIn(server, email);
  return { auth, before: before.auth, email, factor, codes };
}

test('ten codes are made at the second level, and anew in place of the ten before', async () => {
  const { auth } = await signIn(server);
  expect(refusal(await ask(auth, 'POST', ''))).toEqual([409, 'CONFLICT']);
  await enrol(auth);
  expect(await left(auth)).toBe(0);
  const first = await made(auth);
  expect(first).toHaveLength(recoveryCodeLimits.codes);
  expect([new Set(first).size, first.every((code) => shape.test(code))]).toEqual([10, true]);
  const second = await made(auth);
  expect([await left(auth), second.filter((code) => first.includes(code))]).toEqual([10, []]);
  expect(refusal(await use(auth, first[0]))).toEqual([422, 'INPUT_INVALID']);
});

test('a code raises a session of the first level, once, and says how many are left', async () => {
  const { auth, codes } = await signedInAgain();
  expect(refusal(await ask(auth, 'POST', ''))).toEqual([403, 'insufficient_aal']);
  // As it is read off a paper.
  const { status, body } = await use(auth, ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')}`);
  expect([status, body['left']]).toEqual([200, 9]);
  const tokens = { access_token: String(body['accessToken']), refresh_token: String(body['refreshToken']) };
  expect((await auth.setSession(tokens)).error).toBeNull();
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  expect(data).toMatchObject({
    currentLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'recovery_code' }, { method: 'otp' }],
  });
  expect((await auth.refreshSession()).error).toBeNull();
  expect(await left(auth)).toBe(9);
  const log = await server.services.db.all(
    v.object({ kind: v.string() }),
    sql`select kind from studio_auth.security_events order by place desc limit 1`,
  );
  expect(log).toEqual([{ kind: 'recovery_code_used' }]);
  expect(refusal(await use(auth, codes[0]))).toEqual([422, 'INPUT_INVALID']);
});

test('of ten uses of one code at once one wins', async () => {
  const { auth, codes } = await signedInAgain();
  const answers = await Promise.all(Array.from({ length: 10 }, () => use(auth, codes[3])));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.every((status) => [200, 422, 429].includes(status))).toBe(true);
  expect(await left(auth)).toBe(9);
});

test('wrong recovery codes and wrong codes of the app count for one limit', async () => {
  const { auth, factor, codes } = await signedInAgain();
  for (let time = 0; time < 3; time++) {
    expect(refusal(await use(auth, 'abcd-efgh-jkmn-pqrs'))).toEqual([422, 'INPUT_INVALID']);
  }
  for (let time = 0; time < 2; time++) {
    const code = codeOf(factor.secret, 0);
    const { error } = await auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect(error?.code).toBe('mfa_verification_failed');
  }
  const { status, body } = await use(auth, codes[0]);
  expect([status, body['message']]).toEqual([429, expect.stringMatching(/wait \d+ seconds/)]);
  server.clock.advance(60_000);
  expect((await use(auth, codes[0])).status).toBe(200);
});

test("another person's codes, and what is none, are refused; a visitor is asked to sign in", async () => {
  const { codes } = await signedInAgain();
  const other = await signedInAgain();
  for (const code of [codes[0], '', 'x'.repeat(64)]) {
    expect(refusal(await use(other.auth, code))).toEqual([422, 'INPUT_INVALID']);
  }
  const { auth } = browser(server.url);
  expect(refusal(await ask(auth, 'GET', ''))).toEqual([401, 'AUTH_REQUIRED']);
  expect(refusal(await use(auth, codes[0]))).toEqual([401, 'AUTH_REQUIRED']);
});

test('with the last factor the codes go, and the level of a session that one of them raised', async () => {
  const { auth, codes, factor } = await signedInAgain();
  const { body } = await use(auth, codes[0]);
  await auth.setSession({
    access_token: String(body['accessToken']),
    refresh_token: String(body['refreshToken']),
  });
  const other = await enrol(auth, 'Tablet');
  expect((await auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  expect([await left(auth), (await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel]).toEqual([
    9,
    'aal2',
  ]);
  expect((await auth.mfa.unenroll({ factorId: other.id })).error).toBeNull();
  await auth.refreshSession();
  expect([await left(auth), (await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel]).toEqual([
    0,
    'aal1',
  ]);
});

test('only hashes are kept, and no role of the product reads them', async () => {
  const { codes } = await signedInAgain();
  const { db } = server.services;
  const plain = codes.map((code) => code.replaceAll('-', ''));
  const kept = JSON.stringify(await db.all(keptRow, sql`select hash from studio_auth.recovery_codes`));
  expect([...codes, ...plain].filter((code) => kept.includes(code))).toEqual([]);
  for (const role of ['anon', 'authenticated']) {
    const reading = db.transaction(async (tx) => {
      await tx.run(sql`select set_config('role', ${role}, true)`);
      return tx.all(keptRow, sql`select hash from studio_auth.recovery_codes`);
    });
    await expect(reading).rejects.toThrow();
  }
});

test('a hosted auth service has no recovery codes, and that is said', async () => {
  const hosted = await startTestServer(
    { authUrl: `${server.url}/auth/v1`, authApiKey: 'anon-key' },
    server.clock,
  );
  try {
    const { session } = await signIn(server);
    const headers = { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' };
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['POST', '/use'],
    ] as const) {
      const answer = await fetch(`${hosted.url}/api/recovery-codes${path}`, {
        method,
        headers,
        ...(method === 'POST' && { body: JSON.stringify({ code: 'abcd-efgh-jkmn-pqrs' }) }),
      });
      expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
        404,
        expect.stringContaining('hosted'),
      ]);
    }
  } finally {
    await hosted.close();
  }
});
