import { pageLimits } from '@mirror-studio/domain/constants/server';
import { worksLimits } from '@mirror-studio/domain/constants/works';
import type { QueryOf, savedEndpoints } from '@mirror-studio/domain/contract';
import { onOneLine } from '@mirror-studio/domain/prompts';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Queryable, whole } from '../database/index.ts';
import { afterCursor, cursorAfter, momentOf } from '../http/request/cursor.ts';
import { folded } from '../prompts/search.ts';
import { savedColumns, savedRow, toSaved } from './rows.ts';

type Asked = QueryOf<(typeof savedEndpoints)['saved']>;
const foundRow = v.object({ ...savedRow.entries, moment: v.string() });

/** A page of what a member has saved, the last first. Throws HttpError INPUT_INVALID for a cursor that was never given out. */
export async function savedPage(db: Queryable, member: string, asked: Asked) {
  const rows = Math.min(asked.limit ?? pageLimits.saved, pageLimits.saved);
  const collection = onOneLine(asked.collection ?? '');
  const narrowed = collection === '' ? sql`` : sql`and kept.collection = ${collection}`;
  const found = await db.all(
    foundRow,
    sql`select ${savedColumns}, ${momentOf(sql`kept.saved_at`)}
      from (select * from studio.saved where member = ${member} and removed_at is null
        ${afterCursor(asked.cursor, sql`saved_at`)}) kept
      where true ${narrowed} ${wordsOf(asked.q ?? '')}
      order by kept.saved_at desc, kept.id desc limit ${rows + 1}`,
  );
  return {
    saved: await toSaved(db, member, found.slice(0, rows)),
    nextCursor: cursorAfter(found, rows),
  };
}

/** Every word is in the note, the collection, or what the author says of the work while it is published. */
function wordsOf(q: string): SQL {
  const words = folded(q)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, worksLimits.searchWords);
  const literal = (text: string) => text.replace(/[%_\\]/g, '\\$&');
  // Of each that is saved alone: joined, all published works would be read for it.
  const said = sql`(select w.search_text from studio.works w where w.id = kept.work_id and w.withdrawn_at is null)`;
  const all = words.map(
    (word) =>
      sql`and (kept.search_text like ${`%${literal(word)}%`} or ${said} like ${`%${literal(word)}%`})`,
  );
  return sql.join(all, sql` `);
}

const collectionRow = v.object({ name: v.string(), items: whole });

/** The collections of a member with how many works each holds, those of most first, and how many works are saved. */
export async function collectionsOf(db: Queryable, member: string) {
  const own = sql`from studio.saved where member = ${member} and removed_at is null`;
  const collections = await db.all(
    collectionRow,
    sql`select collection as name, count(*) as items ${own} and collection is not null
      group by collection order by items desc, collection collate "C" limit ${worksLimits.collections}`,
  );
  const counted = await db.first(v.object({ items: whole }), sql`select count(*) as items ${own}`);
  return { collections, items: counted?.items ?? 0 };
}
