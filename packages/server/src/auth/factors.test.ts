import { factorLimits } from '@mirror-studio/domain/constants/sign-in';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, newEmail, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { codeOf as totpOf } from '../testing/totp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Auth = ReturnType<typeof browser>['auth'];
const stepMs = factorLimits.stepSeconds * 1000;

/** The code of now, or of another moment. */
const codeOf = (secret: string, atMs = server.clock.now().getTime()) => totpOf(secret, atMs);

async function enrolled(auth: Auth, friendlyName = 'Phone') {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return { id: data.id, ...data.totp };
}
async function prove(auth: Auth, { id, secret }: { id: string; secret: string }) {
  server.clock.advance(stepMs);
  return auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) });
}
/** Signs somebody in who has a second factor, proved in this session. */
async function withFactor(email = newEmail()) {
  const person = await signIn(server, email);
  const factor = await enrolled(person.auth);
  const { data, error } = await prove(person.auth, factor);
  if (error) throw error;
  return { ...person, email, factor, proved: data };
}
const levels = async (auth: Auth) => {
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};

test('a factor is enrolled, proved, and raises the session that proves it', async () => {
  const { auth, user } = await signIn(server);
  const factor = await enrolled(auth);
  expect(factor.uri).toBe(
    `otpauth://totp/Mirror%20Studio:${encodeURIComponent(user.email ?? '')}?issuer=Mirror%20Studio&secret=${factor.secret}&algorithm=SHA1&digits=6&period=30`,
  );
  expect(factor.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
  expect(await levels(auth)).toEqual(['aal1', 'aal1']);
  const { data, error } = await prove(auth, factor);
  expect(error).toBeNull();
  expect(data?.user.factors).toMatchObject([{ id: factor.id, friendly_name: 'Phone', status: 'verified' }]);
  expect(await levels(auth)).toEqual(['aal2', 'aal2']);
  const { data: later } = await auth.refreshSession();
  expect(await levels(auth)).toEqual(['aal2', 'aal2']);
  expect(later.user?.factors).toHaveLength(1);
  const { data: list } = await auth.mfa.listFactors();
  expect(list?.totp.map(({ id }) => id)).toEqual([factor.id]);
});

test('the next sign-in is of the first level until a code is given', async () => {
  const { email, factor } = await withFactor();
  server.clock.advance(60_000);
  const { auth } = await signIn(server, email);
  expect(await levels(auth)).toEqual(['aal1', 'aal2']);
  for (const [what, code] of [
    [await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Other' }), 403],
    [await auth.mfa.unenroll({ factorId: factor.id }), 422],
    [await auth.updateUser({ password: 'Silver-mirror-7' }), 401],
  ] as const)
    expect(what.error).toMatchObject({ status: code, code: 'insufficient_aal' });
  expect((await prove(auth, factor)).error).toBeNull();
  expect(await levels(auth)).toEqual(['aal2', 'aal2']);
});

test('proving ends the other sessions below, and the tokens that the session had before', async () => {
  const email = newEmail();
  const elsewhere = await signIn(server, email);
  server.clock.advance(60_000);
  const here = await signIn(server, email);
  expect((await prove(here.auth, await enrolled(here.auth))).error).toBeNull();
  for (const { session } of [elsewhere, here]) {
    const { error } = await browser(server.url).auth.refreshSession({ refresh_token: session.refresh_token });
    expect(error).toMatchObject({ code: 'refresh_token_not_found' });
  }
});

test('a code is good once, also for ten at the same time', async () => {
  const { auth, session } = await signIn(server);
  const factor = await enrolled(auth);
  const call = (path: string, body: object) =>
    fetch(`${server.url}/auth/v1/factors/${factor.id}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { id } = (await (await call('challenge', {})).json()) as { id: string };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call('verify', { challenge_id: id, code: codeOf(factor.secret) })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.every((status) => [200, 403, 404, 422, 429].includes(status))).toBe(true);
});

test.each([
  ['one step ago', -stepMs, null],
  ['one step ahead', stepMs, null],
  ['two steps ago', -2 * stepMs, 'mfa_verification_failed'],
  ['two steps ahead', 2 * stepMs, 'mfa_verification_failed'],
])('a code of %s', async (_, offsetMs, refusal) => {
  const { auth } = await signIn(server);
  const factor = await enrolled(auth);
  const code = codeOf(factor.secret, server.clock.now().getTime() + offsetMs);
  const { error } = await auth.mfa.challengeAndVerify({ factorId: factor.id, code });
  expect(error?.code ?? null).toBe(refusal);
});

test.each(['', '12345', '1234567', '١٢٣٤٥٦', '12 345', '-12345', '1e5000'])(
  'what is no code is refused: %j',
  async (code) => {
    const { auth } = await signIn(server);
    const { id } = await enrolled(auth);
    const { error } = await auth.mfa.challengeAndVerify({ factorId: id, code });
    expect(error?.code).toBe(code === '' ? 'validation_failed' : 'mfa_verification_failed');
  },
);

test('wrong codes are counted, and then the right one waits too', async () => {
  const { auth } = await signIn(server);
  const factor = await enrolled(auth);
  const codes: (string | undefined)[] = [];
  const wrong = codeOf(factor.secret, 0);
  for (let time = 0; time < 6; time++) {
    codes.push((await auth.mfa.challengeAndVerify({ factorId: factor.id, code: wrong })).error?.code);
  }
  expect(codes).toEqual([...Array<string>(5).fill('mfa_verification_failed'), 'over_request_rate_limit']);
  expect((await prove(auth, factor)).error).toMatchObject({ code: 'over_request_rate_limit' });
  server.clock.advance(60_000);
  expect((await prove(auth, factor)).error).toBeNull();
});

test('a challenge is answered within five minutes', async () => {
  const { auth, factor } = await withFactor();
  const { data } = await auth.mfa.challenge({ factorId: factor.id });
  server.clock.advance(factorLimits.challengeMs + 1);
  const late = await auth.mfa.verify({
    factorId: factor.id,
    challengeId: data?.id ?? '',
    code: codeOf(factor.secret),
  });
  expect(late.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
});

test('a code that was taken is not taken again, by whoever looked on', async () => {
  const { auth, factor } = await withFactor();
  const again = await auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) });
  expect(again.error).toMatchObject({ code: 'mfa_verification_failed' });
  expect((await prove(auth, factor)).error).toBeNull();
});

test("another person's factor is not there, and neither is one that is made up", async () => {
  const { factor } = await withFactor();
  const { auth } = await signIn(server);
  for (const factorId of [factor.id, crypto.randomUUID(), 'none']) {
    expect((await auth.mfa.challenge({ factorId })).error).toMatchObject({ code: 'mfa_factor_not_found' });
    expect((await auth.mfa.unenroll({ factorId })).error).toMatchObject({ code: 'mfa_factor_not_found' });
  }
});

test('a removed factor takes the second level with it', async () => {
  const { auth, factor } = await withFactor();
  expect((await auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  await auth.refreshSession();
  expect(await levels(auth)).toEqual(['aal1', 'aal1']);
});

test('a name stands for one factor; what was not proved in time makes room', async () => {
  const { auth } = await signIn(server);
  await enrolled(auth, 'Phone');
  expect((await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })).error).toMatchObject({
    status: 422,
    code: 'mfa_factor_name_conflict',
  });
  server.clock.advance(factorLimits.unprovedMs + 1);
  expect((await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })).error).toBeNull();
});

test('a name is kept without what is not seen, and one that is too long is refused', async () => {
  const { auth } = await signIn(server);
  const enrol = (friendlyName: string) => auth.mfa.enroll({ factorType: 'totp', friendlyName });
  expect((await enrol('\u202eMy \u200b phone ')).data).toMatchObject({ friendly_name: 'My phone' });
  expect((await enrol('x'.repeat(factorLimits.nameCharacters + 1))).error?.code).toBe('validation_failed');
});

test('other kinds are refused in the words of the hosted service', async () => {
  const { auth } = await signIn(server);
  const phone = await auth.mfa.enroll({ factorType: 'phone', phone: '+34600000000', friendlyName: 'Phone' });
  expect(phone.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' });
  const webauthn = await auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' });
  expect(webauthn.error).toMatchObject({ status: 422, code: 'mfa_webauthn_enroll_not_enabled' });
});

test('one that was only begun proves nothing beside one that is in force', async () => {
  const { email, user } = await withFactor();
  server.clock.advance(60_000);
  const { auth } = await signIn(server, email);
  const [id, secret] = [crypto.randomUUID(), 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'];
  await server.services.db.run(sql`
    insert into studio_auth.factors (id, user_id, friendly_name, status, secret, created_at, updated_at)
    values (${id}, ${user.id}, 'Thief', 'unverified', ${secret}, now(), now())`);
  const { error } = await auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) });
  expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  expect(await levels(auth)).toEqual(['aal1', 'aal2']);
});

test('with the first one every change ends that was begun without', async () => {
  const { auth, user } = await signIn(server);
  await auth.updateUser({ email: newEmail('other') });
  expect((await auth.getUser()).data.user?.new_email).toBeDefined();
  server.clock.advance(60_000);
  await auth.reauthenticate();
  const codes = () =>
    server.services.db.all(
      v.looseObject({}),
      sql`select user_id from studio_auth.reauthentications where user_id = ${user.id}`,
    );
  expect(await codes()).toHaveLength(1);
  await prove(auth, await enrolled(auth));
  expect((await auth.getUser()).data.user?.new_email).toBeUndefined();
  expect(await codes()).toEqual([]);
});

test('of a password that is changed while one is proved elsewhere, only what came first is done', async () => {
  const email = newEmail();
  const thief = await signIn(server, email);
  server.clock.advance(60_000);
  const owner = await signIn(server, email);
  const factor = await enrolled(owner.auth);
  const changing = thief.auth.updateUser({ password: 'Silver-mirror-7' });
  // Its slow hash is on the way by then, unless that was quicker than a question and an answer.
  const proved = await owner.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: codeOf(factor.secret),
  });
  const both = [await changing, proved];
  const refused = both.filter(({ error }) => error !== null);
  expect(refused).toMatchObject([{ error: { name: 'AuthSessionMissingError' } }]);
});
