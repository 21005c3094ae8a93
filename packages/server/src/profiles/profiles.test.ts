import { profileLimits } from '@mirror-studio/domain/constants/account';
import { endpoints, readResponse } from '@mirror-studio/domain/contract';
import {
  isAdmin,
  isProfileComplete,
  profileColumns,
  profileTable,
  roles,
} from '@mirror-studio/domain/profile';
import { PostgrestClient } from '@supabase/postgrest-js';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const select = profileColumns.join(',');
const complete = {
  display_name: 'Mara',
  use_type: 'photographer',
  terms_accepted: true,
  compliance_confirmed: true,
} as const;

async function someone() {
  const { user, session } = await signIn(server);
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const table = () => new PostgrestClient(`${server.url}/rest/v1`, { headers }).from(profileTable);
  return { id: user.id, headers, table };
}

test('someone new has no row: the single read says so with the code the client knows', async () => {
  const { id, table } = await someone();
  const one = await table().select(select).eq('id', id).single();
  expect(one.status).toBe(406);
  expect(one.error).toMatchObject({ code: 'PGRST116', details: 'The result contains 0 rows' });
  const maybe = await table().select(select).eq('id', id).maybeSingle();
  expect(maybe).toMatchObject({ data: null, error: null });
});

test('onboarding writes the row and the guard reads it complete', async () => {
  const { id, table } = await someone();
  const written = await table()
    .upsert({ id, ...complete })
    .select(select)
    .single();
  expect(written.error).toBeNull();
  expect(written.data).toEqual({ ...complete, role: 'user', is_admin: false, picture: null });
  const read = await table().select(select).eq('user_id', id).single();
  expect(isProfileComplete(read.data as unknown as typeof complete)).toBe(true);
  const renamed = await table()
    .update({ display_name: 'Mara Oduya' })
    .eq('id', id)
    .select('display_name')
    .single();
  expect(renamed.data).toEqual({ display_name: 'Mara Oduya' });
  const again = await table().upsert({ id, display_name: 'Mara' });
  expect(again).toMatchObject({ error: null, status: 201 });
  expect((await table().select('display_name,terms_accepted').eq('id', id).single()).data).toEqual({
    display_name: 'Mara',
    terms_accepted: true,
  });
});

test("nobody reads, changes or makes another's row", async () => {
  const [owner, stranger] = [await someone(), await someone()];
  await owner.table().upsert({ id: owner.id, ...complete });
  expect((await stranger.table().select(select).eq('id', owner.id)).data).toEqual([]);
  expect((await stranger.table().select(select)).data).toEqual([]);
  const changed = await stranger.table().update({ display_name: 'Stolen' }).eq('id', owner.id).select();
  expect(changed.data).toEqual([]);
  const taken = await stranger.table().upsert({ id: owner.id, display_name: 'Stolen' });
  expect(taken.error?.code).toBe('42501');
  const made = await stranger.table().insert({ id: crypto.randomUUID(), display_name: 'Ghost' });
  expect(made.error?.code).toBe('42501');
  expect((await owner.table().select('display_name').eq('id', owner.id).single()).data).toEqual({
    display_name: 'Mara',
  });
});

test('a role is never taken, only given', async () => {
  const { id, table } = await someone();
  await table().upsert({ id, ...complete });
  for (const grab of [{ role: 'admin' }, { is_admin: true }]) {
    const { error, status } = await table().update(grab).eq('id', id);
    expect([400, 403]).toContain(status);
    expect(error).not.toBeNull();
  }
  expect((await table().insert({ id, role: 'admin' })).error).not.toBeNull();
  expect((await table().select('role,is_admin').eq('id', id).single()).data).toEqual({
    role: 'user',
    is_admin: false,
  });
  for (const role of roles) {
    await server.services.db.run(sql`update public.user_profiles set role = ${role} where id = ${id}`);
    const { data } = await table().select('role,is_admin').eq('id', id).single();
    expect(data).toEqual({ role, is_admin: isAdmin(role) });
  }
});

test('rows cannot be deleted, other tables and columns are not there, and a visitor sees nothing', async () => {
  const { id, table, headers } = await someone();
  expect((await table().delete().eq('id', id)).error?.code).toBe('42501');
  expect((await table().select('password').eq('id', id)).error?.code).toBe('42703');
  expect((await table().select('id').eq('id', 'not-a-uuid')).error?.code).toBe('22P02');
  const outbox = await new PostgrestClient(`${server.url}/rest/v1`, { headers }).from('outbox').select('*');
  expect(outbox.status).toBe(404);
  const visitor = await new PostgrestClient(`${server.url}/rest/v1`).from(profileTable).select(select);
  expect(visitor.status).toBe(401);
});

test('a column that is asked for two thousand times is read once', async () => {
  const { id, table } = await someone();
  await table().upsert({ id, ...complete });
  const { data, error } = await table().select(Array(2_000).fill('id').join(','));
  expect({ data, error }).toEqual({ data: [{ id }], error: null });
});

test('a name that is too long or of another kind is refused by the table itself', async () => {
  const { id, table } = await someone();
  const longest = 'x'.repeat(profileLimits.nameCharacters);
  expect((await table().upsert({ id, display_name: longest })).error).toBeNull();
  expect((await table().upsert({ id, display_name: `${longest}x` })).error?.code).toBe('23514');
  for (const none of ['', ' ', '\u200B\u2060'])
    expect((await table().upsert({ id, display_name: none })).error?.code).toBe('23514');
  expect((await table().upsert({ id, terms_accepted: 'perhaps' })).error?.code).toBe('22P02');
  expect((await table().upsert({ id, display_name: { $gt: '' } })).error?.code).toBe('22P02');
  expect((await table().upsert({ id, 'id) values (1); --': 'x' })).error?.code).toBe('42703');
});

test('the gates see what was accepted, and only that', async () => {
  const { id, table, headers } = await someone();
  const get = async (name: 'legalStatus' | 'inviteStatus' | 'userFlags' | 'termsStatus') =>
    readResponse(endpoints[name], await (await fetch(server.url + endpoints[name].path, { headers })).json());
  const post = (name: 'acceptLegal' | 'acceptTerms') =>
    fetch(server.url + endpoints[name].path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(endpoints[name].docs.sample.request),
    });

  expect(await get('legalStatus')).toEqual({ accepted: false });
  expect(await get('inviteStatus')).toEqual({ hasClaimed: false });
  expect(await get('userFlags')).toEqual({ banned: false });
  expect(await get('termsStatus')).toEqual({ termsAccepted: false, complianceConfirmed: false });
  expect((await post('acceptLegal')).status).toBe(200);
  expect((await post('acceptTerms')).status).toBe(200);
  expect(await get('legalStatus')).toEqual({ accepted: true });
  expect(await get('termsStatus')).toEqual({ termsAccepted: true, complianceConfirmed: true });
  expect((await table().select('terms_accepted').eq('id', id).single()).data).toEqual({
    terms_accepted: true,
  });
  await server.services.db.run(sql`update studio.members set banned = true where id = ${id}`);
  expect(await get('userFlags')).toEqual({ banned: true });
});
