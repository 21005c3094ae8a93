import { keptByLaw } from '@mirror-studio/domain/account-data';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whole } from '../../database/index.ts';
import { verifyLedger } from '../../ledger/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { askRemoval, startRemovals, waitMs } from '../testing/removals.ts';
import { somebody } from '../testing/somebody.ts';

let removals: Awaited<ReturnType<typeof startRemovals>>;
let server: TestServer;
beforeAll(async () => {
  removals = await startRemovals();
  server = removals.server;
});
afterAll(() => removals.close());

describe('the journal', () => {
  it('is whole after a removal: every entry is there, on an account that is nobody’s, and the sums stand', async () => {
    const person = await somebody(server, { shoots: false });
    const count = () => removals.rowCount(sql`studio.entries`);
    const entries = v.array(v.object({ id: whole, amount: whole }));
    const journalOf = async () =>
      v.parse(
        entries,
        await server.services.db.all(
          v.object({ id: whole, amount: whole }),
          sql`select id, amount from studio.entries order by id`,
        ),
      );
    const before = await journalOf();
    expect(before.length).toBe(await count());
    await askRemoval(person);
    server.clock.advance(waitMs);
    await removals.removeAll();
    const after = await journalOf();
    expect(after.slice(0, before.length)).toEqual(before);
    await verifyLedger(server.services.db);
    expect(
      await removals.rowCount(
        sql`studio.accounts where owner in (select nameless from studio.removed_accounts) and balance <> 0`,
      ),
    ).toBe(0);
    expect(
      await removals.rowCount(
        sql`studio.transfers where member in (select nameless from studio.removed_accounts) and business_key like 'welcome:%'`,
      ),
    ).toBeGreaterThan(0);
    expect(
      await removals.rowCount(sql`studio.orders where member is null and state = 'paid'`),
    ).toBeGreaterThan(0);
    expect(keptByLaw.map(({ what }) => what)).toEqual([
      'journal',
      'orders',
      'ideas',
      'proposals',
      'moderation',
      'removal',
    ]);
  });
  it('refuses another owner, and every other change, outside a removal', async () => {
    const person = await somebody(server, { shoots: false });
    const { db } = server.services;
    const nobody = crypto.randomUUID();
    const refused = async (query: ReturnType<typeof sql>, setting = '') => {
      const outcome = db.transaction(async (tx) => {
        await tx.run(sql`select set_config('studio.nameless', ${setting}, true)`);
        await tx.run(query);
      });
      await expect(outcome).rejects.toThrow();
    };
    const own = `${person.id}>${nobody}`;
    await refused(sql`update studio.transfers set member = ${nobody} where member = ${person.id}`);
    await refused(sql`update studio.transfers set note = 'x' where member = ${person.id}`, own);
    await refused(
      sql`update studio.transfers set member = ${nobody}, note = 'x' where member = ${person.id}`,
      own,
    );
    await refused(sql`delete from studio.transfers where member = ${person.id}`, own);
    await refused(sql`update studio.entries set amount = amount + 1`, own);
    // A balance that is left would be nobody's.
    await refused(
      sql`update studio.accounts set owner = ${nobody} where owner = ${person.id} and balance > 0`,
      own,
    );
    await refused(
      sql`update studio.accounts set owner = ${nobody}, balance = 0 where owner = ${person.id} and balance > 0`,
      own,
    );
  });
});
