import { roadmapLimits } from '@mirror-studio/domain/constants/roadmap';
import { pageLimits } from '@mirror-studio/domain/constants/server';
import type { IdeaComment } from '@mirror-studio/domain/contract';
import { checkComment } from '@mirror-studio/domain/roadmap';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { isNotMuted, neitherBlocks } from '../community/blocks.ts';
import { at, instant, type Queryable } from '../database/index.ts';
import { phrase } from '../http/answer/words.ts';
import { HttpError } from '../http/index.ts';
import { afterCursor, cursorAfter, momentOf } from '../http/request/cursor.ts';
import { isRowId } from '../http/request/ids.ts';
import { isNotHidden } from '../moderation/hidden.ts';
import { holdIdea, texts } from './change.ts';
import { ideaById } from './read.ts';
import { notFound, sayerColumns, sayerEntries, sayerOf, toSayer } from './rows.ts';

const commentRow = v.object({
  ...sayerEntries,
  id: v.string(),
  member: v.string(),
  words: v.string(),
  said_at: instant,
});
const foundRow = v.object({ ...commentRow.entries, moment: v.string() });

/** Comments `c` that somebody gets to see: not hidden, of nobody who is suspended or hidden, and of nobody whom they block, who blocks them, or whom they muted. */
const shownComments = (viewer: string, condition: SQL): SQL =>
  sql`studio.idea_comments c
    ${sayerOf(viewer, sql`c.member`)}
    where ${condition}
      and coalesce((select not author.banned from studio.members author where author.id = c.member), false)
      and ${isNotHidden('comment', sql`c.id`)} and ${isNotHidden('creator', sql`c.member`)}
      and ${neitherBlocks(sql`${viewer}::uuid`, sql`c.member`)} and ${isNotMuted(sql`${viewer}::uuid`, sql`c.member`)}`;
const columns = sql`${sayerColumns}, c.id, c.member, c.words, c.said_at`;

const toComment = (viewer: string, row: v.InferOutput<typeof commentRow>): IdeaComment => ({
  id: row.id,
  words: row.words,
  author: toSayer(row),
  isOwn: row.member === viewer,
  at: row.said_at.toISOString(),
});

interface Asked {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}
/** What a comment is said of. */
interface About {
  readonly ideaId: string | null;
  readonly proposalId: string | null;
}

/** A page of what is said of an idea, the last first. Throws HttpError NOT_FOUND, and INPUT_INVALID for a cursor that was never given out. */
export async function commentsPage(db: Queryable, viewer: string, id: string, asked: Asked) {
  await ideaById(db, viewer, id);
  return commentsWhere(db, viewer, sql`c.idea_id = ${id}`, asked);
}

/** A page of comments `c` of which a condition is true, the last first. Throws HttpError INPUT_INVALID for a cursor that was never given out. */
export async function commentsWhere(db: Queryable, viewer: string, condition: SQL, asked: Asked) {
  const rows = Math.min(asked.limit ?? pageLimits.comments, pageLimits.comments);
  const found = await db.all(
    foundRow,
    sql`select ${columns}, ${momentOf(sql`c.said_at`)} from ${shownComments(viewer, condition)}
      ${afterCursor(asked.cursor, sql`c.said_at`)}
      order by c.said_at desc, c.id desc limit ${rows + 1}`,
  );
  return {
    comments: found.slice(0, rows).map((row) => toComment(viewer, row)),
    nextCursor: cursorAfter(found, rows),
  };
}

/** A comment that somebody gets to see. Throws HttpError NOT_FOUND. */
export async function commentById(db: Queryable, viewer: string, id: string): Promise<IdeaComment> {
  const row = isRowId(id)
    ? await db.first(commentRow, sql`select ${columns} from ${shownComments(viewer, sql`c.id = ${id}`)}`)
    : undefined;
  if (!row) throw notFound();
  return toComment(viewer, row);
}

/** Says something of an idea. Throws HttpError INPUT_INVALID with the field, NOT_FOUND where there is no such idea, FORBIDDEN where it was merged. */
export function comment(tx: Queryable, member: string, ideaId: string, given: string, now: Date) {
  const about = async () => {
    await holdIdea(tx, ideaId);
    return { ideaId, proposalId: null };
  };
  return addComment(tx, member, about, given, now);
}

/** Says something. Takes what looks whether there is what it is said of. Throws HttpError INPUT_INVALID with the field. */
export async function addComment(
  tx: Queryable,
  member: string,
  about: () => Promise<About>,
  given: string,
  now: Date,
) {
  const problem = checkComment(given);
  if (problem !== null)
    throw new HttpError(
      'INPUT_INVALID',
      phrase(texts, problem, { limit: roadmapLimits.commentCharacters }),
      undefined,
      'words',
    );
  const { ideaId, proposalId } = await about();
  const id = crypto.randomUUID();
  await tx.run(
    sql`insert into studio.idea_comments (id, idea_id, proposal_id, member, words, said_at)
      values (${id}, ${ideaId}, ${proposalId}, ${member}, ${given.trim()}, ${at(now)})`,
  );
  return commentById(tx, member, id);
}

/** Deletes a comment of a member. Throws HttpError NOT_FOUND where they have no such. */
export async function deleteComment(db: Queryable, member: string, id: string): Promise<void> {
  const deleted = isRowId(id)
    ? await db.run(sql`delete from studio.idea_comments where id = ${id} and member = ${member}`)
    : 0;
  if (deleted === 0) throw notFound();
}
