import { worksLimits } from '@mirror-studio/domain/constants/works';
import { onOneLine } from '@mirror-studio/domain/prompts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, lockMember, type Queryable, whole } from '../database/index.ts';
import { refusals } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { folded } from '../prompts/search.ts';
import { worksById } from '../works/find.ts';
import { notFound } from './rows.ts';

const idRow = v.object({ id: v.string() });

/**
 * Saves a work; returns the id under which it is saved. Throws HttpError NOT_FOUND where members do not get to see it, RATE_LIMITED where
 * too much is saved already.
 */
export async function save(tx: Queryable, member: string, workId: string, now: Date): Promise<string> {
  const [work] = isRowId(workId) ? await worksById(tx, member, [workId]) : [];
  if (!work) throw notFound();
  await lockMember(tx, member, 'saved');
  const row = await tx.first(
    idRow,
    // What was taken out comes back as it was; what is saved stays in its place.
    sql`insert into studio.saved as kept (id, member, work_id, saved_at)
      values (${crypto.randomUUID()}, ${member}, ${workId}, ${at(now)})
      on conflict (member, work_id) do update set removed_at = null,
        saved_at = case when kept.removed_at is null then kept.saved_at else excluded.saved_at end
      returning id`,
  );
  if (!row) throw notFound();
  await refuseTooMany(tx, member);
  return row.id;
}

/** Changes what a member says of something saved: what is not given stays. Throws HttpError NOT_FOUND where they have no such. */
export async function changeSaved(
  tx: Queryable,
  member: string,
  id: string,
  given: { readonly note?: string | undefined; readonly collection?: string | null | undefined },
): Promise<void> {
  const before = isRowId(id)
    ? await tx.first(
        v.object({ note: v.string(), collection: v.nullable(v.string()) }),
        sql`select note, collection from studio.saved
          where id = ${id} and member = ${member} and removed_at is null for update`,
      )
    : undefined;
  if (!before) throw notFound();
  const note = given.note?.trim() ?? before.note;
  const collection =
    given.collection === undefined ? before.collection : onOneLine(given.collection ?? '') || null;
  await tx.run(
    sql`update studio.saved set note = ${note}, collection = ${collection},
        search_text = ${folded([note, collection ?? ''].join(' '))} where id = ${id}`,
  );
}

/** Takes something out; what was before stays so. Throws HttpError NOT_FOUND where the member has no such. */
export async function removeSaved(db: Queryable, member: string, id: string, now: Date): Promise<void> {
  const removed = isRowId(id)
    ? await db.run(
        sql`update studio.saved set removed_at = coalesce(removed_at, ${at(now)}) where id = ${id} and member = ${member}`,
      )
    : 0;
  if (removed === 0) throw notFound();
}

/** Puts back what was taken out. Throws HttpError NOT_FOUND where it is gone for good. */
export async function putBack(tx: Queryable, member: string, id: string): Promise<void> {
  await lockMember(tx, member, 'saved');
  const there = isRowId(id)
    ? await tx.run(sql`update studio.saved set removed_at = null where id = ${id} and member = ${member}`)
    : 0;
  if (there === 0) throw notFound();
  await refuseTooMany(tx, member);
}

/** Removes for good what was taken out a day ago. */
export async function sweepSaved(db: Queryable, now: Date): Promise<void> {
  await db.run(
    sql`delete from studio.saved where removed_at <= ${at(new Date(now.getTime() - worksLimits.putBackMs))}`,
  );
}

/** Called after one came, under the member's lock. */
async function refuseTooMany(tx: Queryable, member: string): Promise<void> {
  const most = worksLimits.saved;
  const counted = await tx.first(
    v.object({ items: whole }),
    sql`select count(*) as items from studio.saved where member = ${member} and removed_at is null`,
  );
  if (counted && counted.items > most) throw new HttpError('RATE_LIMITED', refusals.savedFull({ most }));
}
