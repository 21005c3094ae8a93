import { sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';

/** Links entries that were written with the triggers off, as the trigger would have. Takes whose accounts. */
export async function linkChains(db: Database, member: string): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of ['entries', 'accounts'])
      await tx.run(sql.raw(`alter table studio.${table} disable trigger user`));
    await tx.run(
      sql.raw(`do $f$
        declare
          account record;
          entry record;
          last bytea;
        begin
          for account in select * from studio.accounts where owner = '${member}' loop
            last := decode(repeat('00', 32), 'hex');
            for entry in
              select e.id, e.sequence, e.amount, e.balance, t.id as transfer, t.reason, t.job_id, t.created_at, t.note
              from studio.entries e join studio.transfers t on t.id = e.transfer_id
              where e.account_id = account.id order by e.id
            loop
              last := studio.entry_digest(last, account.purpose, account.currency, entry.sequence, entry.amount,
                entry.balance, entry.transfer, entry.reason, entry.job_id, entry.created_at, entry.note);
              update studio.entries set digest = last where id = entry.id;
            end loop;
            update studio.accounts set head = last where id = account.id;
          end loop;
        end
      $f$`),
    );
    for (const table of ['entries', 'accounts'])
      await tx.run(sql.raw(`alter table studio.${table} enable trigger user`));
  });
}
