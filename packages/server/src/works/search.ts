import { worksLimits } from '@mirror-studio/domain/constants/works';
import { shootStyles } from '@mirror-studio/domain/photo-shoot';
import { photoShoot as english } from '@mirror-studio/domain/texts/en/photoShoot';
import { photoShoot as spanish } from '@mirror-studio/domain/texts/es/photoShoot';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { json, type Queryable, whole } from '../database/index.ts';
import { folded, likeness, literal, patternsFor, shortestForgiven } from '../prompts/search.ts';
import { allWorks, type From } from './rows.ts';

/** What may have been meant by one word that was typed. */
export interface Meant {
  readonly words: readonly string[];
  readonly members: readonly string[];
  readonly styles: readonly string[];
}
const meantRow = v.object({ asked: v.string(), kind: v.picklist(['word', 'member']), value: v.string() });
const worksRow = v.object({ asked: whole, works: whole });

/** Decided: of words and of creators, those that come closest. */
const most = 12;
/** So many works of a word are counted, to begin with the one that fewest have. */
const counted = 1_000;

/**
 * What may have been meant by what was typed: of each word those that begin with it, else those most like it; the rarest first, as
 * works stand in the order of what is read first. Null where one of them is nowhere.
 */
export async function meantBy(db: Queryable, search: string): Promise<readonly Meant[] | null> {
  const asked = await db.all(
    v.object({ word: v.string() }),
    sql`select word from unnest(studio.words_of(${search})) with ordinality as typed(word, place)
      order by place limit ${worksLimits.searchWords}`,
  );
  if (asked.length === 0) return null;
  const words = asked.map(({ word }) => word);
  const begun = await begunWith(db, words);
  const found = words.map((word) => meantOf(word, begun));
  const unknown = words.filter(
    (word, at) => isNothing(found[at]) && Array.from(word).length >= shortestForgiven,
  );
  const alike = await likeWords(db, unknown);
  const all = words.map((word, at) => (isNothing(found[at]) ? meantOf(word, alike) : found[at]));
  const whole = all.filter((meant): meant is Meant => !isNothing(meant));
  return whole.length < words.length ? null : rarestFirst(db, whole);
}

const isNothing = (meant: Meant | undefined): boolean =>
  !meant || meant.words.length + meant.members.length + meant.styles.length === 0;

function meantOf(word: string, rows: readonly v.InferOutput<typeof meantRow>[]): Meant {
  const of = (kind: 'word' | 'member') =>
    rows.filter((row) => row.asked === word && row.kind === kind).map(({ value }) => value);
  return { words: of('word'), members: of('member'), styles: stylesOf(word) };
}

/** Styles are found by their names in both languages. */
const stylesOf = (word: string): string[] =>
  shootStyles.filter((style) =>
    [english, spanish].some((texts) =>
      folded(texts[`style_${style}`])
        .split(' ')
        .some((part) => part.startsWith(word)),
    ),
  );

/** Words and creators whose word begins with one that was typed. */
const begunWith = (db: Queryable, words: readonly string[]) =>
  either(db, words, (known, word) => ({
    where: sql`${known} like ${`${literal(word)}%`}`,
    order: sql`length(${known})`,
  }));

/** Words and creators whose word is like one that was typed. */
const likeWords = (db: Queryable, words: readonly string[]) =>
  either(db, words, (known, word) => ({
    where: sql`((studio.is_alike(${known}, ${word}) and studio.likeness(${known}, ${word}) >= ${likeness}::real)
      or ${sql.join(
        patternsFor(Array.from(word)).map((pattern) => sql`${known} like ${pattern}`),
        sql` or `,
      )})`,
    order: sql`-studio.likeness(${known}, ${word})`,
  }));

async function either(
  db: Queryable,
  words: readonly string[],
  by: (known: SQL, word: string) => { readonly where: SQL; readonly order: SQL },
) {
  if (words.length === 0) return [];
  return db.all(
    meantRow,
    sql.join(
      words.flatMap((word) => {
        const { where, order } = by(sql`known.word`, word);
        return [
          sql`(select ${word}::text as asked, 'word' as kind, known.word as value from studio.work_vocabulary known
            where ${where} order by ${order}, known.word limit ${most})`,
          sql`(select ${word}::text, 'member', member::text from studio.creator_words known
            where ${where} group by member order by min(${order}), member limit ${most})`,
        ];
      }),
      sql` union all `,
    ),
  );
}

async function rarestFirst(db: Queryable, meant: readonly Meant[]): Promise<readonly Meant[]> {
  if (meant.length < 2) return meant;
  const works = await db.all(
    worksRow,
    sql.join(
      meant.map(
        ({ words, members, styles }, asked) => sql`select ${asked}::int as asked,
          ${worksOfEach(texts(words), (value) => sql`studio.work_words where word = ${value}`)}
          + ${worksOfEach(ids(members), (value) => sql`studio.works where withdrawn_at is null and member = ${value}`)}
          + ${worksOfEach(texts(styles), (value) => sql`studio.works where withdrawn_at is null and style = ${value}`)} as works`,
      ),
      sql` union all `,
    ),
  );
  const worksOf = new Map(works.map((row) => [row.asked, row.works]));
  return meant
    .map((each, at) => ({ each, works: worksOf.get(at) ?? 0 }))
    .toSorted((one, other) => one.works - other.works)
    .map(({ each }) => each);
}

/** Of each by itself and in order, and so by its index. */
const worksOfEach = (values: SQL, from: (value: SQL) => SQL): SQL =>
  sql`(select coalesce(sum(of_one.works), 0)::int from (${values}) each(value)
    cross join lateral (select count(*) as works from (select from ${from(sql`each.value`)} order by published_at desc limit ${counted}) first) of_one)`;

const texts = (values: readonly string[]): SQL => sql`select jsonb_array_elements_text(${json(values)})`;
const ids = (values: readonly string[]): SQL => sql`select jsonb_array_elements_text(${json(values)})::uuid`;

/** The condition on a work `w` that it has what may have been meant; asked for each row, not as "exists", as in `community/blocks.ts`. */
export const isMeant = ({ words, members, styles }: Meant): SQL =>
  sql`(coalesce((select true from studio.work_words said where said.work_id = w.id
      and said.word = any(array(${texts(words)})) limit 1), false)
    or w.member = any(array(${ids(members)})) or coalesce(w.style = any(array(${texts(styles)})), false))`;

const worksOfWord: From = {
  tables: sql`studio.work_words said join studio.works w on w.id = said.work_id`,
  id: sql`said.work_id`,
  publishedAt: sql`said.published_at`,
};

/**
 * Pages of works with what may have been meant, off the index of each word, creator and style, in one list; what has several of
 * them stands there once. Takes what makes a page of a condition.
 */
export function pagesOf({ words, members, styles }: Meant, page: (condition: SQL, from: From) => SQL): SQL {
  const each = (values: SQL, condition: SQL, from: From) =>
    sql`select of_one.* from (${values}) meant(value) cross join lateral (${page(condition, from)}) of_one`;
  const all = [
    ...(words.length > 0 ? [each(texts(words), sql`said.word = meant.value`, worksOfWord)] : []),
    ...(members.length > 0 ? [each(ids(members), sql`w.member = meant.value`, allWorks)] : []),
    ...(styles.length > 0 ? [each(texts(styles), sql`w.style = meant.value`, allWorks)] : []),
  ];
  return sql`(select distinct on (published_at, id) * from (${sql.join(all, sql` union all `)}) of_each) of_all`;
}
