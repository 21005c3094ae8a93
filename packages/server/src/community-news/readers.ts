import { communityNewsLimits as limits } from '@mirror-studio/domain/constants/community';
import type { Language } from '@mirror-studio/domain/texts';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, type Queryable } from '../database/index.ts';
import { isRowId } from '../http/request/ids.ts';
import type { Period } from './read.ts';

const dayMs = 86_400_000;

/** Of what somebody has heard until a moment: what comes after it, nothing older than some days, and nothing that is being written. */
export function periodAfter(heardUntil: Date | null, now: Date): Period {
  const until = now.getTime() - limits.settleMs;
  const earliest = until - limits.days * dayMs;
  const since = Math.min(until, Math.max(heardUntil?.getTime() ?? earliest, earliest));
  return { since: new Date(since), until: new Date(until) };
}

/** Writes something of a reader: their row begins with it. */
const note = (db: Queryable, member: string, column: string, value: SQL): Promise<unknown> =>
  db.run(
    sql`insert into studio.news_readers as known (member, mail_key, ${sql.identifier(column)})
      values (${member}, ${crypto.randomUUID()}, ${value})
      on conflict (member) do update set ${sql.identifier(column)} = excluded.${sql.identifier(column)}
      where known.${sql.identifier(column)} is distinct from excluded.${sql.identifier(column)}`,
  );

/** Until when a member was told in the studio. Notes the language in which they look: that of the mails to them. */
export async function toldUntil(db: Queryable, member: string, language: Language): Promise<Date | null> {
  await note(db, member, 'language', sql`${language}`);
  const row = await db.first(
    v.object({ told_until: v.nullable(instant) }),
    sql`select told_until from studio.news_readers where member = ${member}`,
  );
  return row?.told_until ?? null;
}

/** Notes until when a member was told; an earlier moment than the one before changes nothing, and none is later than now. */
export async function noteToldUntil(db: Queryable, member: string, until: Date, now: Date): Promise<void> {
  const noted = at(new Date(Math.min(until.getTime(), now.getTime())));
  await db.run(
    sql`insert into studio.news_readers as known (member, mail_key, told_until) values (${member}, ${crypto.randomUUID()}, ${noted})
      on conflict (member) do update set told_until = greatest(known.told_until, excluded.told_until)`,
  );
}

const byMailRow = v.object({ by_mail: v.boolean() });

/** Whether a member is told by mail as well. */
export async function isTold(db: Queryable, member: string): Promise<boolean> {
  const row = await db.first(
    byMailRow,
    sql`select by_mail from studio.news_readers where member = ${member}`,
  );
  return row?.by_mail ?? true;
}

/** Changes whether a member is told by mail. */
export const setTold = (db: Queryable, member: string, isOn: boolean): Promise<unknown> =>
  note(db, member, 'by_mail', sql`${isOn}`);

/** Ends the mails to whoever has the key. Says whether anybody has. */
export async function endByKey(db: Queryable, key: string): Promise<boolean> {
  if (!isRowId(key)) return false;
  const row = await db.first(
    byMailRow,
    sql`update studio.news_readers set by_mail = false where mail_key = ${key}::uuid returning by_mail`,
  );
  return row !== undefined;
}
