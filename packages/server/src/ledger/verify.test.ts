import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase, whole } from '../database/index.ts';
import { prepareDataDir } from '../testing/data-folder.ts';
import { failToStart, scratchDir } from '../testing/process.ts';
import { ensureAccount } from './grants.ts';
import { verifyLedger } from './verify.ts';

let db: Database;
let dataDir: string;
let scratch: ReturnType<typeof scratchDir>;
const member = crypto.randomUUID();
beforeAll(async () => {
  scratch = scratchDir();
  dataDir = await prepareDataDir(join(scratch.path, 'data'));
  db = await openDatabase({ databaseUrl: null, dataDir });
  const user = {
    id: member,
    email: null,
    phone: null,
    sessionId: null,
    assurance: 'aal1',
    ways: [],
    isDemo: false,
  } as const;
  await ensureAccount({ db, clock: { now: () => new Date() } }, user);
});
afterAll(async () => {
  await db.close().catch(() => {});
  scratch.remove();
});

const balances = () =>
  db.all(v.object({ balance: whole }), sql`select balance from studio.accounts order by id`);

test.each([
  ['a balance that is set', sql`update studio.accounts set balance = balance + 1`],
  [
    'an account whose owner is changed',
    sql`update studio.accounts set owner = gen_random_uuid() where owner is not null`,
  ],
  [
    'an account that begins with something',
    sql`insert into studio.accounts (owner, purpose, currency, balance) values (gen_random_uuid(), 'available', 'coins', 5)`,
  ],
  ['an account that is removed', sql`delete from studio.accounts`],
  ['accounts that are emptied', sql`truncate studio.accounts cascade`],
])('%s is refused, also to the owner of the database', async (_name, statement) => {
  const before = await balances();
  expect(before).toHaveLength(2);
  await expect(db.run(statement)).rejects.toThrow();
  expect(await balances()).toEqual(before);
  await verifyLedger(db);
});

test('a balance that was changed with the triggers switched off is found at the start, in one line', async () => {
  const passingTriggers = async (statement: ReturnType<typeof sql>) => {
    await db.run(sql`alter table studio.accounts disable trigger all`);
    await db.run(statement);
    await db.run(sql`alter table studio.accounts enable trigger all`);
  };
  await passingTriggers(sql`update studio.accounts set balance = balance + 1 where owner = ${member}`);
  await expect(verifyLedger(db)).rejects.toThrow(
    '1 balances differ from the sum of their entries, 0 transfers',
  );
  await db.close();
  const refused = await failToStart({ DATA_DIR: dataDir });
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(/^The ledger does not add up: 1 balances .*\n$/);
});

test('an entry that was taken out past the journal is found too', async () => {
  db = await openDatabase({ databaseUrl: null, dataDir });
  await db.run(sql`alter table studio.accounts disable trigger all`);
  await db.run(sql`update studio.accounts set balance = balance - 1 where owner = ${member}`);
  await db.run(sql`alter table studio.accounts enable trigger all`);
  await verifyLedger(db);
  await db.run(sql`alter table studio.entries disable trigger all`);
  await db.run(sql`delete from studio.entries where amount < 0`);
  await expect(verifyLedger(db)).rejects.toThrow(
    '1 balances differ from the sum of their entries, 1 transfers',
  );
});
