import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { scratchDir } from '../testing/process.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openEmbedded } from './embedded.ts';
import {
  at,
  type Database,
  instant,
  isSqlError,
  json,
  openDatabase,
  secret,
  uniqueViolation,
  whole,
} from './index.ts';

let database: TestDatabase;
let db: Database;
let scratch: ReturnType<typeof scratchDir>;
beforeAll(async () => {
  scratch = scratchDir();
  database = await createTestDatabase();
  db = await openDatabase({ databaseUrl: database.url, dataDir: null });
});
afterAll(async () => {
  await db.close();
  await database.drop();
  scratch.remove();
});

test('numbers, moments and JSON come back as they went in', async () => {
  const moment = new Date('2026-02-03T04:05:06.789Z');
  const row = v.object({ big: whole, moment: instant, data: v.unknown(), word: v.unknown() });
  const given = { a: [1, 'two', null], 'ñ"\\': true };
  const read = await db.first(
    row,
    sql`select 9007199254740991::int8 as big, ${at(moment)} as moment, ${json(given)} as data, ${json('x')} as word`,
  );
  expect(read).toEqual({ big: Number.MAX_SAFE_INTEGER, moment, data: given, word: 'x' });
});

test('a moment that is text keeps its microseconds, and may be infinite', async () => {
  const row = v.object({ same: v.boolean(), later: v.boolean(), first: v.string() });
  const read = await db.first(
    row,
    sql`select ${'2026-02-03T04:05:06.789123Z'}::timestamptz = make_timestamptz(2026, 2, 3, 4, 5, 6.789123, 'UTC') as same,
      ${'infinity'}::timestamptz > now() as later, (${'2026-02-03'}::date)::text as first`,
  );
  expect(read).toEqual({ same: true, later: true, first: '2026-02-03' });
});

test('a transaction is all or nothing', async () => {
  const name = crypto.randomUUID();
  const insert = sql`insert into studio.secrets (name, value) values (${name}, 'x')`;
  const failed = db.transaction(async (tx) => {
    await tx.run(insert);
    throw new Error('on purpose');
  });
  await expect(failed).rejects.toThrow('on purpose');
  expect(await db.run(insert)).toBe(1);
  const twice = await db.run(insert).catch((error: unknown) => error);
  expect(isSqlError(twice, uniqueViolation)).toBe(true);
  expect(isSqlError(twice, '42501')).toBe(false);
});

test('a statement is run again after it failed, after its table changed, and after many others', async () => {
  const one = v.looseObject({});
  const rows = () => db.all(one, sql`select * from prepared_once`);
  await expect(rows()).rejects.toThrow();
  await db.run(sql`create table prepared_once (a int)`);
  await db.run(sql`insert into prepared_once values (1)`);
  expect(await rows()).toEqual([{ a: 1 }]);
  for (let n = 0; n < 400; n++) await db.run(sql.raw(`select ${n}`));
  expect(await rows()).toEqual([{ a: 1 }]);
  await db.run(sql`alter table prepared_once add column b int default 2`);
  await rows().catch(() => {});
  expect(await rows()).toEqual([{ a: 1, b: 2 }]);
});

test('of a transaction in which a statement failed nothing is kept, also when its error was caught', async () => {
  const name = crypto.randomUUID();
  const failed = db.transaction(async (tx) => {
    await tx.run(sql`insert into studio.secrets (name, value) values (${name}, 'x')`);
    await tx.run(sql`select 1 / 0`).catch(() => {});
  });
  await expect(failed).rejects.toThrow();
  const found = await db.all(
    v.looseObject({}),
    sql`select 1 as one from studio.secrets where name = ${name}`,
  );
  expect(found).toEqual([]);
});

test('what a transaction asks at once runs in it, and nothing after its end', async () => {
  const names = Array.from({ length: 5 }, () => crypto.randomUUID());
  const insert = (name: string) => sql`insert into studio.secrets (name, value) values (${name}, 'x')`;
  let late: Promise<number> | undefined;
  const failed = db.transaction(async (tx) => {
    await Promise.all(names.map((name) => tx.run(insert(name))));
    setImmediate(() => {
      late = tx.run(insert('late'));
      late.catch(() => {});
    });
    throw new Error('on purpose');
  });
  await expect(failed).rejects.toThrow('on purpose');
  await vi.waitFor(() => expect(late).toBeDefined());
  await expect(late).rejects.toThrow('The transaction is over');
  const saved = db.all(v.unknown(), sql`select 1 from studio.secrets where name in ${[...names, 'late']}`);
  expect(await saved).toEqual([]);
});

test('a thousand transactions at once each see their own', async () => {
  await db.run(sql`create table counted (name text primary key, times int not null)`);
  await db.run(sql`insert into counted select n::text, 0 from generate_series(0, 9) n`);
  const count = (n: number) =>
    db.transaction(async (tx) => {
      await tx.run(sql`update counted set times = times + 1 where name = ${String(n % 10)}`);
      if (n % 5 === 0) throw new Error('on purpose');
    });
  const ends = await Promise.allSettled(Array.from({ length: 1_000 }, (_, n) => count(n)));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(800);
  const times = await db.all(v.object({ times: whole }), sql`select times from counted order by name`);
  expect(times.map((row) => row.times)).toEqual([0, 100, 100, 100, 100, 0, 100, 100, 100, 100]);
});

// The embedded database has no connection that could be lost.
if (process.env.TEST_DATABASE_URL)
  test('a connection that is lost fails what runs on it, and the next works', async () => {
    const cut = sql`select pg_terminate_backend(pg_backend_pid())`;
    await expect(db.run(cut)).rejects.toThrow();
    const cutInside = db.transaction(async (tx) => {
      await tx.run(cut).catch(() => {});
    });
    await expect(cutInside).rejects.toThrow();
    const zone = db.first(v.object({ zone: v.string() }), sql`select current_setting('TimeZone') as zone`);
    expect(await zone).toEqual({ zone: 'UTC' });
  });

test('the outer handle inside a transaction is an error with a name, not a wait for ever', async () => {
  const row = v.object({ one: whole });
  const inside = db.transaction(() => db.first(row, sql`select 1 as one`));
  await expect(inside).rejects.toThrow('Inside a transaction only its own handle may be used');
  expect(await db.first(row, sql`select 1 as one`)).toEqual({ one: 1 });
});

test('a secret is made once, also when ten ask at once', async () => {
  const name = crypto.randomUUID();
  const values = await Promise.all(
    Array.from({ length: 10 }, () => secret(db, name, () => crypto.randomUUID())),
  );
  expect(new Set(values).size).toBe(1);
});

test('no client role enters what only the server touches', async () => {
  const tables = await db.all(
    v.object({ name: v.string() }),
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema in ('studio', 'studio_auth')`,
  );
  expect(tables.length).toBeGreaterThan(5);
  for (const { name } of tables) {
    const refused = await db
      .transaction(async (tx) => {
        await tx.run(sql`set local role authenticated`);
        await tx.run(sql`select * from ${sql.raw(name)}`);
      })
      .catch((error: unknown) => error);
    expect(isSqlError(refused, '42501'), name).toBe(true);
  }
});

test('migrations are applied once, in order, and a failed one leaves nothing behind', async () => {
  const migrations = join(scratch.path, 'migrations');
  const data = join(scratch.path, 'migrated');
  mkdirSync(migrations);
  const write = (name: string, text: string) => writeFileSync(join(migrations, name), text);
  write('0002_second.sql', 'insert into steps values (2);');
  write('0001_first.sql', 'create table steps (n int); insert into steps values (1);');
  write('notes.txt', 'not sql');
  await (await openEmbedded(data, migrations)).close();

  write('0003_third.sql', 'insert into steps values (3); select nonsense;');
  await expect(openEmbedded(data, migrations)).rejects.toThrow(/^The migration 0003_third.sql failed/);
  write('0003_third.sql', 'insert into steps values (3);');
  const again = await openEmbedded(data, migrations);
  expect(await again.all(v.object({ n: whole }), sql`select n from steps`)).toEqual([
    { n: 1 },
    { n: 2 },
    { n: 3 },
  ]);
  await again.close();

  write('0001_first.sql', 'create table steps (n bigint);');
  await expect(openEmbedded(data, migrations)).rejects.toThrow(
    /^The migration 0001_first.sql was changed after it was applied/,
  );
  expect(existsSync(join(data, 'studio.lock'))).toBe(false);
});
