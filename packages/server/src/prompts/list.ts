import { pageLimits } from '@mirror-studio/domain/constants/server';
import type { promptsEndpoints, QueryOf } from '@mirror-studio/domain/contract';
import { onOneLine, type PromptSort, tagOf } from '@mirror-studio/domain/prompts';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { json, type Queryable, whole } from '../database/index.ts';
import { laterThan, olderThan, pageOf, toCursor } from '../http/request/cursor.ts';
import { type PromptRow, promptColumns, promptRow } from './rows.ts';
import { findsWords } from './search.ts';

type Asked = QueryOf<(typeof promptsEndpoints)['prompts']>;

interface Order {
  readonly by: SQL;
  readonly after: (cursor: string | undefined) => SQL;
  readonly keyOf: (row: PromptRow) => string;
}

const ofMoment = (order: string, column: SQL, keyOf: Order['keyOf']): Order => ({
  by: sql`${column} desc, id desc`,
  after: (cursor) => olderThan(order, column, cursor),
  keyOf,
});
const orders: Readonly<Record<PromptSort | 'trash', Order>> = {
  updated: ofMoment('updated', sql`updated_at`, ({ updated }) => updated),
  newest: ofMoment('newest', sql`created_at`, ({ created }) => created),
  title: {
    by: sql`title_key, id`,
    after: (cursor) => laterThan('title', sql`title_key`, cursor),
    keyOf: ({ title_key }) => title_key,
  },
  // What went last comes first, however the library is ordered.
  trash: ofMoment('trash', sql`deleted_at`, ({ deleted }) => deleted ?? ''),
};

/** A page of a member's prompts. Throws HttpError INPUT_INVALID for a cursor of another list. */
export async function listPrompts(
  db: Queryable,
  member: string,
  asked: Asked,
): Promise<{ readonly page: readonly PromptRow[]; readonly nextCursor: string | null }> {
  const rows = Math.min(asked.limit ?? pageLimits.prompts, pageLimits.prompts);
  const isTrash = asked.place === 'trash';
  const name = isTrash ? 'trash' : (asked.sort ?? 'updated');
  const order = orders[name];
  const [tag, collection] = [tagOf(asked.tag ?? ''), onOneLine(asked.collection ?? '')];
  const found = asked.q === undefined ? null : await findsWords(db, member, asked.q);
  const where = [
    sql`member = ${member}`,
    isTrash ? sql`deleted_at is not null` : sql`deleted_at is null`,
    ...(tag === '' ? [] : [sql`tags @> array(select jsonb_array_elements_text(${json([tag])}))`]),
    ...(collection === '' ? [] : [sql`collection = ${collection}`]),
    ...(found === null ? [] : [found]),
  ];
  const all = await db.all(
    promptRow,
    sql`select ${promptColumns} from studio.prompts
      where ${sql.join(where, sql` and `)} ${order.after(asked.cursor)}
      order by ${order.by} limit ${rows + 1}`,
  );
  return pageOf(all, rows, (last) => toCursor(name, [order.keyOf(last), last.id]));
}

const label = v.object({ name: v.string(), prompts: whole });
const figures = v.object({ prompts: whole, in_trash: whole });

/** The tags and collections of a member with how many prompts bear them, those of most first, and how many prompts there are. */
export async function labelsOf(db: Queryable, member: string, most: number) {
  const own = sql`from studio.prompts where member = ${member} and deleted_at is null`;
  const tags = await db.all(
    label,
    sql`select name, count(*) as prompts from (select unnest(tags) as name ${own}) borne
      group by name order by prompts desc, name collate "C" limit ${most}`,
  );
  const collections = await db.all(
    label,
    sql`select collection as name, count(*) as prompts ${own} and collection is not null
      group by collection order by prompts desc, collection collate "C" limit ${most}`,
  );
  const counted = await db.first(
    figures,
    sql`select (select count(*) ${own}) as prompts, (select count(*) from studio.prompts
      where member = ${member} and deleted_at is not null) as in_trash`,
  );
  return { tags, collections, prompts: counted?.prompts ?? 0, inTrash: counted?.in_trash ?? 0 };
}
