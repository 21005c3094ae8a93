import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openEmbedded } from '../database/embedded.ts';
import { migrationsDir, whole } from '../database/index.ts';
import { scratchDir } from '../testing/process.ts';
import { chainHeads } from './chain.ts';
import { transfer } from './transfer.ts';

const now = new Date('2026-11-21T10:00:00.070Z');
const chained = v.object({
  account: whole,
  sequence: whole,
  balance: whole,
  reason: v.string(),
  isLinked: v.boolean(),
});

test('entries from before there was a chain are linked as they would have been', async () => {
  const scratch = scratchDir();
  const before = join(scratch.path, 'migrations');
  mkdirSync(before);
  for (const name of readdirSync(migrationsDir).filter((one) => one < '0210')) {
    cpSync(join(migrationsDir, name), join(before, name));
  }
  const data = join(scratch.path, 'data');
  const member = crypto.randomUUID();
  const give = (db: Awaited<ReturnType<typeof openEmbedded>>, amount: number) =>
    db.transaction((tx) =>
      transfer(
        tx,
        {
          member,
          reason: 'correction',
          note: `Given: ${amount}`,
          legs: [
            { account: { house: 'issue' }, currency: 'coins', amount: -amount },
            { account: { member, purpose: 'available' }, currency: 'coins', amount },
          ],
        },
        now,
      ),
    );
  const older = await openEmbedded(data, before);
  for (const amount of [5, 7, 11]) await give(older, amount);
  await older.close();
  const newer = await openEmbedded(data, migrationsDir);
  await give(newer, 13);
  const rows = await newer.all(
    chained,
    sql`select e.account_id as account, e.sequence, e.balance, e.reason,
        e.digest = studio.entry_digest(
          coalesce(lag(e.digest) over (partition by e.account_id order by e.id), decode(repeat('00', 32), 'hex')),
          a.purpose, a.currency, e.sequence, e.amount, e.balance, t.id, t.reason, t.job_id, t.created_at, t.note) as "isLinked"
      from studio.entries e join studio.accounts a on a.id = e.account_id join studio.transfers t on t.id = e.transfer_id
      where a.owner = ${member} order by e.id`,
  );
  expect(rows).toMatchObject(
    [5, 12, 23, 36].map((balance, at) => ({
      sequence: at + 1,
      balance,
      reason: 'correction',
      isLinked: true,
    })),
  );
  expect(await chainHeads(newer, member)).toMatchObject([{ entries: 4, balance: 36 }]);
  await newer.close();
  scratch.remove();
});
