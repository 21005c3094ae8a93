import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSqlError } from '../../database/index.ts';
import { testServices } from '../../testing/index.ts';

let services: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  services = await testServices();
  for (const id of [mara, iris])
    await services.db.run(sql`insert into public.user_profiles (id) values (${id})`);
});
afterAll(() => services.close());

const [mara, iris, newcomer] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const tableRow = v.object({ schema: v.string(), name: v.string(), secured: v.boolean() });
const acts = ['select', 'insert', 'update', 'delete'] as const;
type Act = (typeof acts)[number];
type Role = 'anon' | 'authenticated';

/** What the roles of clients may do, by table. A table that is not named here is closed to both. */
const open: Readonly<Record<string, readonly `${Role} ${Act}`[]>> = {
  'public.user_profiles': ['authenticated select', 'authenticated insert', 'authenticated update'],
};

const tables = () =>
  services.db.all(
    tableRow,
    sql`select n.nspname as schema, c.relname as name, c.relrowsecurity as secured
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
        order by 1, 2`,
  );

/** Does something as a role of clients, and takes it back. Returns how many rows it was, or that it is refused. */
async function attempt(role: Role, statement: string, sub: string = mara): Promise<number | 'refused'> {
  let rows = 0;
  const undone = new Error('undone');
  try {
    await services.db.transaction(async (tx) => {
      const claims = JSON.stringify({ sub, role });
      await tx.run(sql`select set_config('request.jwt.claims', ${claims}, true)`);
      await tx.run(sql`select set_config('role', ${role}, true)`);
      rows = (await tx.all(v.looseObject({}), sql.raw(statement))).length;
      throw undone;
    });
  } catch (error) {
    // A table of the server alone is not even looked into; a policy refuses with the same code.
    if (isSqlError(error, '42501')) return 'refused';
    if (error !== undone) throw error;
  }
  return rows;
}

test('every table has row-level security', async () => {
  const found = await tables();
  expect(found.length).toBeGreaterThan(25);
  expect(found.filter(({ secured }) => !secured)).toEqual([]);
});

test.each<Role>(['anon', 'authenticated'])('%s may do what is declared, and nothing else', async (role) => {
  for (const { schema, name } of await tables()) {
    const table = `"${schema}"."${name}"`;
    const statements: Readonly<Record<Act, string>> = {
      select: `select 1 from ${table}`,
      insert: open[`${schema}.${name}`]
        ? `insert into ${table} (id) values ('${newcomer}') returning 1`
        : `insert into ${table} default values`,
      update: `update ${table} set ${schema === 'public' ? `id = '${mara}'` : 'id = id'}`,
      delete: `delete from ${table}`,
    };
    for (const act of acts) {
      const isOpen = open[`${schema}.${name}`]?.includes(`${role} ${act}`) ?? false;
      const answer = await attempt(role, statements[act], act === 'insert' ? newcomer : mara);
      expect([table, act, answer === 'refused' ? 'refused' : 'open']).toEqual([
        table,
        act,
        isOpen ? 'open' : 'refused',
      ]);
    }
  }
});

test('a profile is read, made and changed by its owner alone', async () => {
  const row = (id: string) => `where id = '${id}'`;
  const of = (act: string, sub: string) => attempt('authenticated', act, sub);
  expect(await of(`select 1 from public.user_profiles`, mara)).toBe(1);
  expect(await of(`select 1 from public.user_profiles ${row(iris)}`, mara)).toBe(0);
  const change = `update public.user_profiles set display_name = 'Iris'`;
  expect(await of(`${change} ${row(iris)} returning 1`, mara)).toBe(0);
  expect(await of(`${change} ${row(iris)} returning 1`, iris)).toBe(1);
  expect(await of(`insert into public.user_profiles (id) values ('${newcomer}')`, mara)).toBe('refused');
  expect(await of(`update public.user_profiles set role = 'admin' ${row(mara)}`, mara)).toBe('refused');
});

test('of a hosted project, a session without its second factor is refused one’s own row, and one with it is not', async () => {
  const undone = new Error('undone');
  const levels: unknown[] = [];
  await services.db
    .transaction(async (tx) => {
      await tx.run(sql`create table auth.mfa_factors (user_id uuid, status text)`);
      await tx.run(sql`insert into auth.mfa_factors values (${mara}, 'verified'), (${iris}, 'unverified')`);
      await tx.run(sql`set local role authenticated`);
      for (const [sub, aal] of [
        [mara, 'aal2'],
        [iris, 'aal1'],
        [mara, 'aal1'],
      ]) {
        const claims = JSON.stringify({ sub, aal, role: 'authenticated' });
        await tx.run(sql`select set_config('request.jwt.claims', ${claims}, true)`);
        const rows = await tx
          .all(v.looseObject({}), sql`select 1 from public.user_profiles`)
          .catch((error: unknown) => {
            if (isSqlError(error, 'PT403')) return 'refused';
            throw error;
          });
        levels.push([aal, typeof rows === 'string' ? rows : rows.length]);
      }
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  expect(levels).toEqual([
    ['aal2', 1],
    ['aal1', 1],
    ['aal1', 'refused'],
  ]);
});
