import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { magicLinkLimits } from '@mirror-studio/domain/constants/sign-in';
import {
  type Endpoint,
  type EndpointName,
  endpoints,
  idempotencyHeader,
  proofEndpoints,
} from '@mirror-studio/domain/contract';
import { errorMessage } from '@mirror-studio/domain/errors';
import { profileTable } from '@mirror-studio/domain/profile';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../database/embedded.ts';
import { isSqlError, migrationsDir } from '../database/index.ts';
import {
  browser,
  follow,
  newEmail,
  scratchDir,
  signIn,
  startTestServer,
  type TestServer,
} from '../testing/index.ts';
import { codeOf as totpCodeOf } from '../testing/totp.ts';
import { userByEmail } from './store/users.ts';

const password = 'Silver-mirror-7';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const setBan = (id: string, banned: boolean) =>
  server.services.db.run(sql`
    insert into studio.members (id, banned, first_seen_at) values (${id}, ${banned}, now())
    on conflict (id) do update set banned = excluded.banned`);

function ask(token: string, name: EndpointName): Promise<Response> {
  const { method, path } = endpoints[name];
  return fetch(server.url + path.replace(/\{\w+\}/g, crypto.randomUUID()), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      [idempotencyHeader]: crypto.randomUUID(),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && { body: '{}' }),
  });
}

async function codeOf(answer: Response): Promise<unknown> {
  const body = (await answer.json()) as { code?: unknown; error?: { code?: unknown } };
  return body.error?.code ?? body.code;
}

const auth = (token: string, method: string, path: string, body?: unknown) =>
  fetch(`${server.url}/auth/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** What the payment provider says, and the calls of a link to somebody's pictures: neither needs an account. */
const ofAnyone = ['paymentEvent', ...Object.keys(proofEndpoints)];

test('the API refuses a suspended person every call but the flag, from the next request on', async () => {
  const { session, user } = await signIn(server);
  const names = Object.keys(endpoints) as EndpointName[];
  expect((await ask(session.access_token, 'balance')).status).toBe(200);
  await setBan(user.id, true);
  const open = (name: EndpointName) => (endpoints[name] as Endpoint).openWhileSuspended === true;
  expect(names.filter(open)).toEqual(['userFlags', ...ofAnyone]);
  for (const name of names.filter((one) => !open(one))) {
    const answer = await ask(session.access_token, name);
    expect([name, answer.status]).toEqual([name, 403]);
    expect(await answer.json()).toMatchObject({
      ok: false,
      message: errorMessage('ACCOUNT_SUSPENDED'),
      error: { code: 'ACCOUNT_SUSPENDED' },
    });
  }
  expect(await (await ask(session.access_token, 'userFlags')).json()).toEqual({ banned: true });
  await setBan(user.id, false);
  expect((await ask(session.access_token, 'balance')).status).toBe(200);
  expect(await (await ask(session.access_token, 'userFlags')).json()).toEqual({ banned: false });
});

test('a suspended person whose second factor is due is told that they are suspended, and nothing else', async () => {
  const email = newEmail();
  const { auth: first, user } = await signIn(server, email);
  const { data } = await first.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (!data) throw new Error('A factor is begun');
  const code = totpCodeOf(data.totp.secret, server.clock.now().getTime());
  await first.mfa.challengeAndVerify({ factorId: data.id, code });
  server.clock.advance(magicLinkLimits.cooldownMs);
  const { auth: second, session } = await signIn(server, email);
  expect(await codeOf(await ask(session.access_token, 'userFlags'))).toBe('insufficient_aal');
  await setBan(user.id, true);
  expect(await (await ask(session.access_token, 'userFlags')).json()).toEqual({ banned: true });
  for (const name of ['recoveryCodes', 'useRecoveryCode', 'legalStatus', 'balance'] as const)
    expect([name, await codeOf(await ask(session.access_token, name))]).toEqual([name, 'ACCOUNT_SUSPENDED']);
  expect((await second.mfa.listFactors()).error).toMatchObject({ code: 'user_banned' });
});

test('whoever is suspended before they first ask is given nothing', async () => {
  const { session, user } = await signIn(server);
  await setBan(user.id, true);
  expect((await ask(session.access_token, 'balance')).status).toBe(403);
  const accounts = sql`select id::text from studio.accounts where owner = ${user.id}`;
  expect(await server.services.db.all(v.unknown(), accounts)).toEqual([]);
});

test('the table service refuses a suspended person to read and to write', async () => {
  const { session, user } = await signIn(server);
  const table = (method: string, body?: unknown) =>
    fetch(`${server.url}/rest/v1/${profileTable}?select=id&id=eq.${user.id}`, {
      method,
      headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  expect((await table('POST', { id: user.id, display_name: 'Mara' })).status).toBe(201);
  await setBan(user.id, true);
  for (const answer of [
    await table('GET'),
    await table('POST', { id: user.id, display_name: 'Ghost' }),
    await table('PATCH', { display_name: 'Ghost' }),
  ]) {
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'ACCOUNT_SUSPENDED']);
  }
});

test('the policy of the profile refuses them too, where a hosted project serves the tables', async () => {
  const [id, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const { db } = server.services;
  for (const one of [id, other]) {
    await db.run(sql`insert into public.user_profiles (id, display_name) values (${one}, 'Mara')`);
  }
  await setBan(id, true);
  const as = (user: string, query: ReturnType<typeof sql>) =>
    db
      .transaction(async (tx) => {
        await tx.run(sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: user })}, true)`);
        await tx.run(sql`set local role authenticated`);
        return tx.all(v.object({ id: v.string() }), query);
      })
      .catch((error: unknown) => error);
  const read = sql`select id from public.user_profiles`;
  const write = sql`update public.user_profiles set display_name = 'Ghost' returning id`;
  const make = sql`insert into public.user_profiles (id) values (${id}) on conflict (id) do update
    set display_name = 'Ghost' returning id`;
  for (const query of [read, write, make]) expect(isSqlError(await as(id, query), 'PT403')).toBe(true);
  expect(await as(other, read)).toEqual([{ id: other }]);
  expect(await as(other, write)).toEqual([{ id: other }]);
});

test('the auth service refuses a suspended person everything but signing out', async () => {
  const { session, user } = await signIn(server);
  await setBan(user.id, true);
  for (const [method, path, body] of [
    ['GET', '/user', undefined],
    ['PUT', '/user', { password }],
    ['PUT', '/user', { data: { city: 'Lisbon' } }],
  ] as const) {
    const answer = await auth(session.access_token, method, path, body);
    expect([path, answer.status, await codeOf(answer)]).toEqual([path, 403, 'user_banned']);
  }
  const refreshed = await auth('', 'POST', '/token?grant_type=refresh_token', {
    refresh_token: session.refresh_token,
  });
  expect([refreshed.status, await codeOf(refreshed)]).toEqual([400, 'user_banned']);
  expect((await auth(session.access_token, 'POST', '/logout')).status).toBe(204);
  expect((await ask(session.access_token, 'userFlags')).status).toBe(401);
});

test('no link opens a session for a suspended person, and none is used up by trying', async () => {
  const email = newEmail();
  const own = browser(server.url).auth;
  const options = { emailRedirectTo: `${server.url}/auth/callback` };
  await own.signUp({ email, password, options });
  const { link } = await server.lastMessage(email);
  const id = (await userByEmail(server.services.db, email))?.id ?? '';
  const verify = () =>
    auth('', 'POST', '/verify', { type: 'email', token_hash: new URL(link).searchParams.get('token') });
  await setBan(id, true);
  const refused = await verify();
  expect([refused.status, await codeOf(refused)]).toEqual([400, 'user_banned']);
  const code = (await follow(link)).searchParams.get('code') ?? '';
  expect((await own.exchangeCodeForSession(code)).error).toMatchObject({ code: 'user_banned' });
  await setBan(id, false);
  expect((await follow(link)).searchParams.get('code')).toBeTruthy();
});

test('a right password does not let a suspended person in, and a wrong one does not tell that they are', async () => {
  const { auth: own, user, email } = await signIn(server);
  expect((await own.updateUser({ password })).error).toBeNull();
  await setBan(user.id, true);
  const enter = (given: string) => browser(server.url).auth.signInWithPassword({ email, password: given });
  expect((await enter(password)).error).toMatchObject({ status: 400, code: 'user_banned' });
  expect((await enter('Golden-frame-9!')).error).toMatchObject({ code: 'invalid_credentials' });
});

test('a ban of the embedded service from before there was one source is carried over', async () => {
  const scratch = scratchDir();
  const before = join(scratch.path, 'migrations');
  mkdirSync(before);
  for (const name of readdirSync(migrationsDir).filter((one) => one < '0020')) {
    cpSync(join(migrationsDir, name), join(before, name));
  }
  const data = join(scratch.path, 'data');
  const older = await openEmbedded(data, before);
  const [known, unseen, over] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  for (const [id, until] of [
    [known, 'infinity'],
    [unseen, '2999-01-01'],
    [over, '2001-01-01'],
  ] as const) {
    await older.run(sql`
      insert into studio_auth.users (id, email, banned_until, created_at, updated_at)
      values (${id}, ${`${id}@example.test`}, ${until}::timestamptz, now(), now())`);
  }
  await older.run(sql`insert into studio.members (id, email) values (${known}, 'mara@example.test')`);
  await older.close();
  const newer = await openEmbedded(data, migrationsDir);
  const banned = await newer.all(
    v.object({ id: v.string() }),
    sql`select id from studio.members where banned order by id`,
  );
  expect(banned.map(({ id }) => id)).toEqual([known, unseen].toSorted());
  const left = sql`select table_name from information_schema.columns where column_name like 'banned%'`;
  expect(await newer.all(v.unknown(), left)).toEqual([{ table_name: 'members' }]);
  await newer.close();
  scratch.remove();
});
