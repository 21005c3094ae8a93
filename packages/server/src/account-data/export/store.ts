import { type AccountExportState, accountExportStates } from '@mirror-studio/domain/account-data';
import { accountExportLimits as limits } from '@mirror-studio/domain/constants/account';
import type { AccountExport } from '@mirror-studio/domain/contract';
import type { Settings } from '@mirror-studio/domain/settings';
import { type Language, languages } from '@mirror-studio/domain/texts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, json, type Queryable, whole } from '../../database/index.ts';
import { memberFolder } from '../../media/index.ts';

const dayMs = 86_400_000;
const table = sql`studio.account_exports`;

const row = v.object({
  id: v.string(),
  state: v.picklist(accountExportStates),
  done: whole,
  total: whole,
  bytes: v.nullable(whole),
  requested_at: instant,
  ends_at: v.nullable(instant),
  is_link_used: v.boolean(),
});
const columns = sql`id, state, done, total, bytes, requested_at, ends_at, link_used_at is not null as is_link_used`;
export type ExportRow = v.InferOutput<typeof row>;

/** Where the file of an archive lies: below the folder of its member, so that it goes with everything else. */
export const exportPath = (member: string, id: string) => `${memberFolder(member)}/exports/${id}.zip`;

/** An archive as its owner sees it. One whose days are over has ended, though its file may not be deleted yet. */
export function toAccountExport(found: ExportRow, now: Date): AccountExport {
  const isOver = found.state === 'ready' && found.ends_at !== null && found.ends_at <= now;
  const state: AccountExportState = isOver ? 'expired' : found.state;
  return {
    id: found.id,
    state,
    requestedAt: found.requested_at.toISOString(),
    done: found.done,
    total: found.total,
    bytes: state === 'ready' ? found.bytes : null,
    endsAt: found.ends_at?.toISOString() ?? null,
    isLinkUsed: found.is_link_used,
  };
}

export function newestExport(db: Queryable, member: string): Promise<ExportRow | undefined> {
  return db.first(
    row,
    sql`select ${columns} from ${table} where member = ${member} order by requested_at desc limit 1`,
  );
}

/** When a member may ask for another archive; null: now. What failed does not count. */
export async function nextExportAt(db: Queryable, member: string, now: Date): Promise<Date | null> {
  const counted = await db.all(
    v.object({ requested_at: instant }),
    sql`select requested_at from ${table} where member = ${member} and state <> 'failed'
      and requested_at > ${at(new Date(now.getTime() - dayMs))} order by requested_at desc limit ${limits.aDay}`,
  );
  const oldest = counted[limits.aDay - 1];
  return oldest ? new Date(oldest.requested_at.getTime() + dayMs) : null;
}

/** Asks for an archive, in the caller's transaction. Throws the database's error where one is under way. */
export async function addExport(
  tx: Queryable,
  asked: { member: string; language: Language; timeZone: string; settings: Settings },
  now: Date,
): Promise<ExportRow> {
  const added = await tx.first(
    row,
    sql`insert into ${table} (id, member, language, time_zone, settings, requested_at)
      values (${crypto.randomUUID()}, ${asked.member}, ${asked.language}, ${asked.timeZone}, ${json(asked.settings)}, ${at(now)})
      returning ${columns}`,
  );
  if (!added) throw new Error('The export was not written');
  return added;
}

/** Keeps the link that was mailed last. False where there is nothing to lead to. */
export async function replaceLink(db: Queryable, member: string, hash: string, now: Date) {
  return db.first(
    v.object({ id: v.string(), bytes: whole, ends_at: instant, language: v.picklist(languages) }),
    sql`update ${table} set link_hash = ${hash}, link_used_at = null
      where member = ${member} and state = 'ready' and ends_at > ${at(now)} returning id, bytes, ends_at, language`,
  );
}

/** Uses a link up: of several that try at once, one gets it; nobody gets another person's. */
export function takeLink(tx: Queryable, member: string, hash: string, now: Date) {
  return tx.first(
    v.object({ id: v.string(), bytes: whole, ready_at: instant }),
    sql`update ${table} set link_used_at = ${at(now)}
      where link_hash = ${hash} and member = ${member} and link_used_at is null and state = 'ready'
        and ends_at > ${at(now)} returning id, bytes, ready_at`,
  );
}
