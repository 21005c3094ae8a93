import { pageLimits } from '@mirror-studio/domain/constants/server';
import type { promptsEndpoints, QueryOf } from '@mirror-studio/domain/contract';
import { onOneLine, type PromptSort, tagOf } from '@mirror-studio/domain/prompts';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { json, type Queryable, whole } from '../database/index.ts';
import { laterThan, olderThan, pageOf, toCursor } from '../http/request/cursor.ts';
import { type PromptRow, promptColumns, promptRow } from './rows.ts';
import { asMeant, asTyped, havePieces, haveWords, searchedWords, type Wanted } from './search.ts';

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

/** As many of the next prompts are looked through for words and tags before they are looked up. */
const lookedThrough = 400;

/**
 * A page of a member's prompts. A search looks for its words as they were typed, and where no prompt has them so for what may
 * have been meant: to look for that too takes several times as long, and a word that is there was meant. Throws HttpError INPUT_INVALID for a cursor of another list. */
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
  const where = [
    sql`member = ${member}`,
    isTrash ? sql`deleted_at is not null` : sql`deleted_at is null`,
    ...(collection === '' ? [] : [sql`collection = ${collection}`]),
  ];
  const bears = sql`array(select jsonb_array_elements_text(${json([tag])}))`;
  const tagged = tag === '' ? [] : [sql`tags @> ${bears}`];
  const read = (from: SQL, after: string | undefined, most: number, found: readonly SQL[]) =>
    db.all(
      promptRow,
      sql`${from} where ${sql.join([...where, ...found], sql` and `)} ${order.after(after)} order by ${order.by} limit ${most}`,
    );
  const all = sql`select ${promptColumns} from studio.prompts`;
  // Words and tags that many prompts have are soon met with, in order: to look them up would be to sort all of those.
  const readSoon = async (
    after: string | undefined,
    most: number,
    found: readonly SQL[],
    others: () => Promise<PromptRow[]>,
  ) => {
    const near = sql`select ${promptColumns} from (select * from studio.prompts
      where ${sql.join(where, sql` and `)} ${order.after(after)} order by ${order.by} limit ${lookedThrough}) prompts`;
    const soon = await read(near, after, most, found);
    return soon.length === most ? soon : others();
  };
  const lookedUp = (which: SQL) => sql`with held as materialized (select * from studio.prompts where ${which})
    select ${promptColumns} from held prompts`;
  const bearing = (after: string | undefined, most: number) => {
    const which = sql`studio.tagged(member, tags) @> (select studio.tagged(${member}, ${bears}))`;
    return readSoon(after, most, tagged, () => read(lookedUp(which), after, most, tagged));
  };
  const find = (wanted: Wanted, after: string | undefined, most: number) => {
    const found = [...tagged, haveWords(wanted)];
    const pieces = havePieces(member, wanted);
    return readSoon(after, most, found, () =>
      read(pieces === null ? all : lookedUp(pieces), after, most, found),
    );
  };
  const words = searchedWords(asked.q ?? '');
  const page = async () => {
    if (words.length === 0 && tag === '') return read(all, asked.cursor, rows + 1, []);
    if (words.length === 0) return bearing(asked.cursor, rows + 1);
    const typed = await find(asTyped(words), asked.cursor, rows + 1);
    if (typed.length > 0) return typed;
    // A page behind the last one is empty, and no reason to look for something else.
    const isThere = asked.cursor !== undefined && (await find(asTyped(words), undefined, 1)).length > 0;
    return isThere ? [] : find(await asMeant(db, member, words), asked.cursor, rows + 1);
  };
  return pageOf(await page(), rows, (last) => toCursor(name, [order.keyOf(last), last.id]));
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
