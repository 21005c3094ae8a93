import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { StartError } from '../config/start-error.ts';
import { type Queryable, whole } from '../database/index.ts';

const found = v.object({ accounts: whole, transfers: whole });

/**
 * Checks the whole ledger: every balance is the sum of its entries, and every transfer sums to nothing in each
 * currency. Two grouped passes over the entries; run at each start. Throws StartError, with how much is wrong, when a
 * balance was changed past the journal: such value must not move on.
 */
export async function verifyLedger(db: Queryable): Promise<void> {
  const wrong = await db.first(
    found,
    sql`select
      (select count(*) from studio.accounts a
        left join (select account_id, sum(amount) as total from studio.entries group by account_id) e
          on e.account_id = a.id
        where a.balance <> coalesce(e.total, 0)) as accounts,
      (select count(distinct transfer_id) from (
        select transfer_id from studio.entries group by transfer_id, currency having sum(amount) <> 0
      ) unbalanced) as transfers`,
  );
  if (!wrong || (wrong.accounts === 0 && wrong.transfers === 0)) return;
  throw new StartError(
    `The ledger does not add up: ${wrong.accounts} balances differ from the sum of their entries, ${wrong.transfers} transfers do not balance. It was changed past the server. Restore the database from a backup.`,
  );
}
