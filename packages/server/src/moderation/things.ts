import type { ModeratedKind } from '@mirror-studio/domain/community';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../database/index.ts';

/** Something public: a work, an idea or a comment by its id, a creator by the id of their account. */
export interface Subject {
  readonly kind: ModeratedKind;
  readonly id: string;
}

interface Thing {
  /** A row `thing` of it. */
  readonly from: SQL;
  /** Whose it is: null where they left. */
  readonly author: SQL;
  /** What it is called, or says. */
  readonly title: SQL;
}

/** Where each kind lies. */
const things: Readonly<Record<ModeratedKind, Thing>> = {
  work: { from: sql`studio.works thing`, author: sql`thing.member`, title: sql`thing.title` },
  creator: { from: sql`studio.members thing`, author: sql`thing.id`, title: sql`null::text` },
  idea: { from: sql`studio.ideas thing`, author: sql`thing.member`, title: sql`thing.title` },
  comment: { from: sql`studio.idea_comments thing`, author: sql`thing.member`, title: sql`thing.words` },
};

/** What is asked of the thing that a row is about, by its kind. Takes the columns of its kind and id, and what is asked. */
const ofEach = (kind: SQL, id: SQL, asked: 'author' | 'title'): SQL =>
  sql`case ${kind} ${sql.join(
    Object.entries(things).map(
      ([known, thing]) =>
        sql`when ${known} then (select ${thing[asked]} from ${thing.from} where thing.id = ${id})`,
    ),
    sql` `,
  )} end`;

/** What a row is about is called. Takes the columns of its kind and id. */
export const titleOf = (kind: SQL, id: SQL): SQL => ofEach(kind, id, 'title');

/** Whose it is, what a row is about. */
export const authorOf = (kind: SQL, id: SQL): SQL => ofEach(kind, id, 'author');

/** Everything public that is somebody's, as `kind` and `id`. */
export const everythingOf = (member: string): SQL =>
  sql.join(
    Object.entries(things).map(
      ([kind, { from, author }]) =>
        sql`select ${kind}::text as kind, thing.id from ${from} where ${author} = ${member}::uuid`,
    ),
    sql` union all `,
  );

const foundRow = v.object({ author: v.nullable(v.string()) });

/** Whose it is; undefined where there is no such thing. Its row is held, so that of two who decide the second sees what the first did. */
export async function holdThing(db: Queryable, { kind, id }: Subject): Promise<string | null | undefined> {
  const { from, author } = things[kind];
  const found = await db.first(
    foundRow,
    sql`select ${author} as author from ${from} where thing.id = ${id} for update`,
  );
  return found?.author;
}
