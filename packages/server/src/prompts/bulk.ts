import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, lockMember, type Queryable } from '../database/index.ts';
import { HttpError } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { changeDetails, type Details, refuseFullLibrary } from './store.ts';

const idRow = v.object({ id: v.string() });
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
/** One parameter, however many: a statement for each length of the list would be prepared anew. */
const listed = (ids: readonly string[]) => sql`${`{${ids.filter(isRowId).join(',')}}`}::text::uuid[]`;

/** Puts a member's prompts into the trash; returns the ids of those that were not there. */
export async function trashPrompts(
  db: Queryable,
  member: string,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  return idsOf(
    await db.all(
      idRow,
      sql`update studio.prompts set deleted_at = ${at(now)}
        where id = any(${listed(ids)}) and member = ${member} and deleted_at is null returning id`,
    ),
  );
}

/** Takes a member's prompts out of the trash; returns the ids of those that were there. Throws HttpError when the library is full. */
export async function restorePrompts(
  tx: Queryable,
  member: string,
  ids: readonly string[],
): Promise<string[]> {
  await lockMember(tx, member, 'prompts');
  const back = await tx.all(
    idRow,
    sql`update studio.prompts set deleted_at = null
      where id = any(${listed(ids)}) and member = ${member} and deleted_at is not null returning id`,
  );
  await refuseFullLibrary(tx, member);
  return idsOf(back);
}

/** Sets the tags or the collection of each of these prompts; returns the ids of those that are there. */
export async function labelPrompts(
  tx: Queryable,
  member: string,
  prompts: readonly ({ readonly id: string } & Pick<Details, 'tags' | 'collection'>)[],
  now: Date,
): Promise<string[]> {
  const labelled: string[] = [];
  // In one order, so that two requests at once do not wait for one another.
  for (const { id, ...labels } of prompts.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const isThere = await changeDetails(tx, member, id, labels, now).then(
      () => true,
      (error: unknown) => {
        if (error instanceof HttpError && error.code === 'NOT_FOUND') return false;
        throw error;
      },
    );
    if (isThere) labelled.push(id);
  }
  return labelled;
}
