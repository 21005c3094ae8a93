import { accountLimits, accountRemovalLimits } from '@mirror-studio/domain/constants/account';
import { languages } from '@mirror-studio/domain/texts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { runLater } from '../../auth/flows/news.ts';
import { at, instant } from '../../database/index.ts';
import { returnGiftsOf } from '../../gifts/held.ts';
import type { JobWorker } from '../../jobs/index.ts';
import { closeAccount, makeNameless } from '../../ledger/index.ts';
import { composeAccountNews } from '../../mail/compose-account.ts';
import { type MediaServices, memberFolder } from '../../media/index.ts';
import { endJobs } from './deletion.ts';
import { eraseRows } from './erase.ts';

interface RemovalServices
  extends Pick<MediaServices, 'db' | 'clock' | 'media' | 'mailer' | 'site' | 'background' | 'log'> {
  readonly worker: Pick<JobWorker, 'abandon'>;
}

const dueRow = v.object({
  member: v.string(),
  language: v.picklist(languages),
  email: v.nullable(v.string()),
});
type Due = v.InferOutput<typeof dueRow>;
/** As many accounts are taken up in one step. */
const atOnce = 20;

/**
 * Removes the accounts whose days are over, in two steps that may each be done again: first an account is closed for good, which
 * ends its sessions and its work; when whatever was under way has ended, everything of it is removed. Throws AggregateError with what
 * failed, after all others are done.
 */
export async function sweepDeletions(services: RemovalServices): Promise<void> {
  const failures: unknown[] = [];
  const each = async (due: readonly Due[], step: (services: RemovalServices, due: Due) => Promise<void>) => {
    for (const one of due) await step(services, one).catch((error: unknown) => failures.push(error));
  };
  const now = services.clock.now();
  const settled = new Date(now.getTime() - accountRemovalLimits.settleMs);
  await each(await dueNow(services, sql`d.closed_at is null and d.due_at <= ${at(now)}`), close);
  await each(await dueNow(services, sql`d.closed_at <= ${at(settled)}`), remove);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts are not removed`);
}

function dueNow({ db }: RemovalServices, condition: ReturnType<typeof sql>): Promise<Due[]> {
  return db.all(
    dueRow,
    sql`select d.member, d.language, m.email from studio.account_deletions d
        left join studio.members m on m.id = d.member
      where ${condition} order by d.due_at limit ${atOnce}`,
  );
}

/** Ends the sign-in, and with it every session, and what is still made. From here on nothing can be taken back. */
async function close(services: RemovalServices, { member, language, email }: Due): Promise<void> {
  const { db, clock, worker, mailer, site } = services;
  const now = clock.now();
  const closed = await db.transaction(async (tx) => {
    const own = await tx.run(
      sql`update studio.account_deletions set closed_at = ${at(now)}
        where member = ${member} and closed_at is null and due_at <= ${at(now)}`,
    );
    if (own === 0) return null;
    await tx.run(sql`delete from studio.outbox where channel = 'text' and recipient in (
      select '+' || phone from studio_auth.users where id = ${member}
      union select '+' || new_phone from studio_auth.phone_changes where user_id = ${member})`);
    await tx.run(sql`delete from studio_auth.users where id = ${member}`);
    await tx.run(
      sql`update studio.account_exports set state = 'failed', worker = null, leased_until = null
        where member = ${member} and state in ('waiting', 'building')`,
    );
    await returnGiftsOf(tx, member, now);
    return endJobs(tx, member, now);
  });
  if (closed === null) return;
  for (const id of closed) worker.abandon(id);
  if (email === null) return;
  const news = { kind: 'deletionDone', values: { days: accountLimits.deletedWithinDays } } as const;
  runLater(services, 'A message about a removed account', () =>
    mailer.send(composeAccountNews(email, news, language, site.origin)),
  );
}

/**
 * Removes everything, the files first; the last transaction takes what says that there is something to remove. The journal goes on
 * under a name that stands for nobody. Of two workers at once both delete, and one ends it.
 */
async function remove(services: RemovalServices, { member, email }: Due): Promise<void> {
  const { db, clock, media } = services;
  await media.disk.deleteAll(memberFolder(member));
  await eraseRows(db, { id: member, email });
  const nameless = crypto.randomUUID();
  const now = clock.now();
  await db.transaction(async (tx) => {
    const deletion = await tx.first(
      v.object({ requested_at: instant }),
      sql`select requested_at from studio.account_deletions where member = ${member} for update`,
    );
    if (!deletion) return;
    // First: whoever settles an order holds it before the account.
    await tx.run(sql`update studio.orders set member = null, checkout_url = null where member = ${member}`);
    await closeAccount(tx, member, 'account_closed', now);
    await makeNameless(tx, member, nameless);
    await tx.run(sql`delete from studio.members where id = ${member}`);
    await tx.run(sql`delete from studio.account_deletions where member = ${member}`);
    await tx.run(
      sql`insert into studio.removed_accounts (nameless, requested_at, removed_at)
        values (${nameless}, ${at(deletion.requested_at)}, ${at(now)})`,
    );
  });
}
