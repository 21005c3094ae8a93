import { roadmapLimits } from '@mirror-studio/domain/constants/roadmap';
import { onOneLine } from '@mirror-studio/domain/prompts';
import { type IdeaStatus, ideaStatuses } from '@mirror-studio/domain/roadmap';
import { cutText } from '@mirror-studio/domain/texts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Command } from '../accounts/admin-command.ts';
import { StartError } from '../config/index.ts';
import { at, type Database, type Queryable, whole } from '../database/index.ts';
import { isRowId } from '../http/request/ids.ts';

const listRow = v.object({ id: v.string(), status: v.string(), votes: whole, title: v.string() });

/** The ideas of every column, a line each: at most fifty of one, those with most votes first. */
const list: Command = async (db) => {
  const found = await db.all(
    listRow,
    sql.join(
      ideaStatuses.map(
        (status) => sql`(select id, status, votes, title from studio.ideas
          where status = ${status} and merged_into is null order by votes desc, id desc limit 50)`,
      ),
      sql` union all `,
    ),
  );
  if (found.length === 0) return 'There are no ideas.';
  return found.map(({ id, status, votes, title }) => `${id}  ${status}, votes ${votes}: ${title}`).join('\n');
};

const ideaRow = v.object({
  id: v.string(),
  title: v.string(),
  status: v.picklist(ideaStatuses),
  merged_into: v.nullable(v.string()),
});

/** Holds some ideas, in one order, so that two commands at once do not wait for one another. Throws StartError where one is not there, or was merged. */
async function hold(tx: Queryable, ids: readonly string[]) {
  const held = new Map<string, v.InferOutput<typeof ideaRow>>();
  for (const id of ids.toSorted()) {
    const row = isRowId(id)
      ? await tx.first(
          ideaRow,
          sql`select id, title, status, merged_into from studio.ideas where id = ${id} for update`,
        )
      : undefined;
    if (!row) throw new StartError(`There is no idea ${id}.`);
    if (row.merged_into !== null) throw new StartError(`${id} was merged into ${row.merged_into}.`);
    held.set(id, row);
  }
  return ids.map((id) => held.get(id)?.title ?? '');
}

/** Moves an idea to a column, with a word that all read. */
const move =
  (id: string, status: IdeaStatus, given: string): Command =>
  (db) =>
    db.transaction(async (tx) => {
      const [title] = await hold(tx, [id]);
      const words = cutText(onOneLine(given), roadmapLimits.wordsCharacters);
      const now = at(new Date());
      await tx.run(sql`update studio.ideas set status = ${status}, since = ${now} where id = ${id}`);
      await tx.run(
        sql`insert into studio.idea_changes (idea_id, status, words, changed_at) values (${id}, ${status}, ${words}, ${now})`,
      );
      return `"${title}" is ${status} now.`;
    });

/** Makes an idea part of another: votes once for each who voted for either, comments, and what became part of the first before. */
const merge =
  (id: string, into: string): Command =>
  (db: Database) =>
    db.transaction(async (tx) => {
      if (id === into) throw new StartError('An idea cannot become part of itself.');
      const [title, target] = await hold(tx, [id, into]);
      await tx.run(
        sql`insert into studio.idea_votes (idea_id, member, voted_at)
          select ${into}::uuid, member, voted_at from studio.idea_votes where idea_id = ${id} on conflict do nothing`,
      );
      await tx.run(sql`delete from studio.idea_votes where idea_id = ${id}`);
      await tx.run(sql`update studio.idea_comments set idea_id = ${into} where idea_id = ${id}`);
      await tx.run(
        sql`update studio.ideas set merged_into = ${into} where id = ${id} or merged_into = ${id}`,
      );
      return `"${title}" is part of "${target}" now.`;
    });

/** The command of `roadmap`; null where it is none. Takes what comes after it. */
export function roadmapCommandOf([act, id, to, ...words]: readonly string[]): Command | null {
  if (act === undefined) return list;
  if (id === undefined || to === undefined) return null;
  if (act === 'merge' && words.length === 0) return merge(id, to);
  const status = ideaStatuses.find((known) => known === to);
  if (act === 'move' && status && words.length > 0) return move(id, status, words.join(' '));
  return null;
}
