import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { signIn, startTestServer } from '../testing/index.ts';
import { type Database, openDatabase } from './index.ts';

const inMemory = { databaseUrl: null, dataDir: null };
const text = v.object({ value: v.nullable(v.string()) });

/** Every row of every table, every sequence and every setting of the session, as one text. */
async function contentOf(db: Database): Promise<string> {
  const rows = await db.all(
    text,
    sql`select format('%s %s', relname, query_to_xml(format('select md5(string_agg(t::text, '','' order by t::text)) from %I.%I t', nspname, relname), true, true, '')) as value
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname !~ '^pg_|^information_schema$' order by nspname, relname`,
  );
  const sequences = await db.all(
    text,
    sql`select format('%s %s', sequencename, last_value) as value from pg_sequences order by 1`,
  );
  const settings = await db.all(
    text,
    sql`select format('%s %s', name, setting) as value from pg_settings
      where source = 'session' and name not in ('transaction_isolation', 'application_name') order by 1`,
  );
  return [...rows, ...sequences, ...settings].map(({ value }) => value).join('\n');
}

test('one that is closed is opened again as if it were new', async () => {
  // Opened at once, so neither can be the other.
  const [one, other] = await Promise.all([openDatabase(inMemory), openDatabase(inMemory)]);
  const before = await contentOf(one);
  expect(await contentOf(other)).toBe(before);
  await Promise.all([one.close(), other.close()]);

  const server = await startTestServer();
  await signIn(server);
  const { db } = server.services;
  await db.run(sql`set time zone 'Europe/Madrid'`);
  expect(await contentOf(db)).not.toBe(before);
  await server.close();
  await expect(db.run(sql`select 1`)).rejects.toThrow('closed');

  const [again, another] = await Promise.all([openDatabase(inMemory), openDatabase(inMemory)]);
  expect(await contentOf(again)).toBe(before);
  expect(await contentOf(another)).toBe(before);
  await Promise.all([again.close(), another.close()]);
});

test.each([
  ['a table', sql`create table studio.extra (id int)`, sql`to_regclass('studio.extra')::text`],
  [
    'a right',
    sql`grant select on studio.members to public`,
    sql`(select relacl::text from pg_class where oid = 'studio.members'::regclass)`,
  ],
  [
    'a trigger',
    sql`alter table studio.entries disable trigger append_only`,
    sql`(select string_agg(tgenabled::text, '') from pg_trigger where tgrelid = 'studio.entries'::regclass)`,
  ],
  ['statistics', sql`analyze studio.migrations`, sql`(select count(*)::text from pg_statistic)`],
])('one is not opened again when this was changed: %s', async (_, change, asked) => {
  const read = async (db: Database) => (await db.all(text, sql`select ${asked} as value`))[0]?.value;
  const db = await openDatabase(inMemory);
  const before = await read(db);
  await db.run(change);
  expect(await read(db)).not.toBe(before);
  await db.close();
  const next = await openDatabase(inMemory);
  expect(await read(next)).toBe(before);
  await next.close();
});

test('a transaction that outlives its database changes nothing of the next', async () => {
  const db = await openDatabase(inMemory);
  const isBegun = Promise.withResolvers<void>();
  const isClosed = Promise.withResolvers<void>();
  const late = db.transaction(async (tx) => {
    await tx.run(sql`create table studio.late (id int)`);
    isBegun.resolve();
    await isClosed.promise;
    await tx.run(sql`insert into studio.late values (1)`);
  });
  await isBegun.promise;
  await db.close();
  const next = await openDatabase(inMemory);
  isClosed.resolve();
  await expect(late).rejects.toThrow('closed');
  const found = await next.all(text, sql`select to_regclass('studio.late')::text as value`);
  expect(found).toEqual([{ value: null }]);
  await next.close();
});
