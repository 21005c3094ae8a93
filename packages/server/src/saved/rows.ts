import type { SavedWork, Work } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { instant, type Queryable } from '../database/index.ts';
import { errors as texts } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { worksById } from '../works/find.ts';

export const savedRow = v.object({
  id: v.string(),
  work_id: v.nullable(v.string()),
  note: v.string(),
  collection: v.nullable(v.string()),
  saved_at: instant,
});
type SavedRow = v.InferOutput<typeof savedRow>;
export const savedColumns = sql.raw(
  Object.keys(savedRow.entries)
    .map((name) => `kept.${name}`)
    .join(', '),
);

export const notFound = () => new HttpError('NOT_FOUND', texts.notFound);

/** Something that a member saved. Throws HttpError NOT_FOUND where they have no such. */
export async function savedById(db: Queryable, member: string, id: string): Promise<SavedWork> {
  const row = isRowId(id)
    ? await db.first(
        savedRow,
        sql`select ${savedColumns} from studio.saved kept
          where kept.id = ${id} and kept.member = ${member} and kept.removed_at is null`,
      )
    : undefined;
  const [saved] = row ? await toSaved(db, member, [row]) : [];
  if (!saved) throw notFound();
  return saved;
}

/** What was saved as the wire has it: with the work, while members get to see that. */
export async function toSaved(
  db: Queryable,
  member: string,
  rows: readonly SavedRow[],
): Promise<SavedWork[]> {
  const works = await worksById(
    db,
    member,
    rows.flatMap(({ work_id }) => work_id ?? []),
  );
  const byId = new Map<string | null, Work>(works.map((work) => [work.id, work]));
  return rows.map(({ id, work_id, note, collection, saved_at }) => ({
    id,
    savedAt: saved_at.toISOString(),
    note,
    collection,
    work: byId.get(work_id) ?? null,
  }));
}
