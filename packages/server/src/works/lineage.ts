import type { Work } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { neitherBlocks } from '../community/blocks.ts';
import type { Queryable } from '../database/index.ts';
import { isNotHidden } from '../moderation/hidden.ts';
import { allWorks, shownWorks } from './rows.ts';

type Credit = NonNullable<Work['remixOf']>;
const parentRow = v.object({
  work_id: v.string(),
  parent_author: v.nullable(v.string()),
  id: v.nullable(v.string()),
  title: v.nullable(v.string()),
});
const authorRow = v.object({
  member: v.string(),
  name: v.nullable(v.string()),
  handle: v.nullable(v.string()),
});

const listed = (ids: readonly string[]) => sql`${`{${[...new Set(ids)].join(',')}}`}::text::uuid[]`;

/** What works are remixes of: of a parent that its reader does not get to see only whose it was, where they are there. */
export async function creditsOf(
  db: Queryable,
  viewer: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Credit>> {
  const found = await db.all(
    parentRow,
    sql`select r.work_id, r.parent_author, shown.id, shown.title from studio.remixes r
      left join lateral ${shownWorks(viewer, allWorks, sql`w.id = r.parent_id`)} on true
      where r.work_id = any(${listed(ids)})`,
  );
  const authors = await authorsFor(
    db,
    viewer,
    found.flatMap(({ parent_author }) => parent_author ?? []),
  );
  return new Map(
    found.map(({ work_id, parent_author, id, title }) => [
      work_id,
      { workId: id, title, author: authors.get(parent_author) ?? null },
    ]),
  );
}

/** Authors as their works name them now; without those who left, are suspended, or whom the reader does not get to see. */
export async function authorsFor(
  db: Queryable,
  viewer: string,
  members: readonly string[],
): Promise<ReadonlyMap<string | null, NonNullable<Credit['author']>>> {
  if (members.length === 0) return new Map();
  const found = await db.all(
    authorRow,
    sql`select author.id as member, profile.display_name as name, used.handle from studio.members author
      join public.user_profiles profile on profile.id = author.id
      left join studio.handles used on used.member = author.id and used.held_until is null
      where author.id = any(${listed(members)}) and not author.banned
        and not coalesce((select true from studio.account_deletions leaving where leaving.member = author.id), false)
        and ${neitherBlocks(sql`${viewer}::uuid`, sql`author.id`)} and ${isNotHidden('creator', sql`author.id`)}`,
  );
  return new Map(found.map(({ member, name, handle }) => [member, { handle, name: name ?? handle ?? '' }]));
}
