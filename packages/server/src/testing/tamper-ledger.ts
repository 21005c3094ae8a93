import { sql } from 'drizzle-orm';
import { openDatabase } from '../database/index.ts';
import { growLedger } from './benchmark/data.ts';
import { linkChains } from './link-chains.ts';

/**
 * What somebody does to the ledger of a server that does not run, who may write its database and switches its guards off:
 * changes the words of the second entry of a member's coins. With `isRelinked` the chain is made anew over it. Takes the data
 * folder and the member's id.
 */
export async function tamperLedger(
  dataDir: string,
  member: string,
  { isRelinked = false }: { readonly isRelinked?: boolean } = {},
): Promise<void> {
  const db = await openDatabase({ databaseUrl: null, dataDir });
  try {
    await db.transaction(async (tx) => {
      await tx.run(sql.raw('alter table studio.transfers disable trigger user'));
      await tx.run(sql`update studio.transfers set note = 'Nothing happened' where id = (
        select transfer_id from studio.entries e join studio.accounts a on a.id = e.account_id
        where a.owner = ${member} and a.purpose = 'available' and a.currency = 'coins' and e.sequence = 2)`);
      await tx.run(sql.raw('alter table studio.transfers enable trigger user'));
    });
    if (isRelinked) await linkChains(db, member);
  } finally {
    await db.close();
  }
}

/** Gives a member so many entries, linked, in the data folder of a server that does not run. */
export async function fillLedger(dataDir: string, member: string, entries: number): Promise<void> {
  const db = await openDatabase({ databaseUrl: null, dataDir });
  try {
    // Each transfer has the house's entry too.
    await growLedger(db, [member], entries * 2);
    await linkChains(db, member);
  } finally {
    await db.close();
  }
}
