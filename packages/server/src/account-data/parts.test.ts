import { globSync } from 'node:fs';
import { join } from 'node:path';
import { accountDataFiles, keptByLaw } from '@mirror-studio/domain/account-data';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServices } from '../testing/index.ts';
import { impersonalTables } from './impersonal.ts';
import { heldTables } from './parts.generated.ts';

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const parts = globSync('*/personal-data.ts', { cwd: join(import.meta.dirname, '..') })
  .map((path) => path.split('/')[0] ?? '')
  .toSorted();

test('every part that holds something of people is collected: `pnpm generate`', async () => {
  const from = (part: string) =>
    part === 'account-data' ? './personal-data.ts' : `../${part}/personal-data.ts`;
  const lines = [
    '// Generated from the parts that have a `personal-data.ts`, by `pnpm generate`.',
    ...parts.map((part) => `import { personalData as ${camel(part)} } from '${from(part)}';`),
    "import type { HeldTable } from './held.ts';",
    '',
    '/** Every table that holds something of people. */',
    `export const heldTables: readonly HeldTable[] = [\n${parts.map((part) => `  ...${camel(part)},\n`).join('')}];`,
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./parts.generated.ts');
});

let services: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

test('every table of the database says what it holds of people, or why it holds nothing', async () => {
  const there = await services.db.all(
    v.object({ name: v.string() }),
    sql`select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const said = [...heldTables.map(({ table }) => table), ...Object.keys(impersonalTables)];
  expect(said.toSorted()).toEqual(there.map(({ name }) => name).toSorted());
});

test('the columns that an entry names are there', async () => {
  const there = await services.db.all(
    v.object({ name: v.string() }),
    sql`select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns`,
  );
  const names = new Set(there.map(({ name }) => name));
  const named = heldTables.flatMap(({ table, key, given }) =>
    [...key, ...('without' in given ? (given.without ?? []) : [])].map((column) => `${table}.${column}`),
  );
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

test('each file of an archive comes from one table, and no file from none', () => {
  const files = heldTables.flatMap(({ given }) => ('file' in given ? [given.file] : []));
  expect([...files, 'settings'].toSorted()).toEqual(accountDataFiles.toSorted());
});

test('what stays is what the law keeps', () => {
  const stays = heldTables.flatMap(({ table, erased }) => (erased === 'nameless' ? [table] : []));
  const kept = keptByLaw.flatMap(({ tables }) => [...tables]).filter((table) => !(table in impersonalTables));
  expect(stays.toSorted()).toEqual(kept.toSorted());
});
