import { roadmapLimits } from '@mirror-studio/domain/constants/roadmap';
import { onOneLine } from '@mirror-studio/domain/prompts';
import { checkIdea, type IdeaForm } from '@mirror-studio/domain/roadmap';
import { roadmap as english } from '@mirror-studio/domain/texts/en/roadmap';
import { roadmap as spanish } from '@mirror-studio/domain/texts/es/roadmap';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Queryable } from '../database/index.ts';
import { refusals } from '../http/answer/refusals.ts';
import { phrase } from '../http/answer/words.ts';
import { HttpError } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { isNotHidden } from '../moderation/hidden.ts';
import { folded } from '../prompts/search.ts';
import { ideaById } from './read.ts';
import { notFound } from './rows.ts';

export const texts = { en: english, es: spanish };

/** Proposes an idea, with the vote of who does. Throws HttpError INPUT_INVALID for what cannot be proposed, with the field. */
export async function propose(tx: Queryable, member: string, given: IdeaForm, now: Date) {
  const { title: titleProblem, words: wordsProblem } = checkIdea(given);
  const { titleCharacters, wordsCharacters } = roadmapLimits;
  if (titleProblem)
    throw new HttpError(
      'INPUT_INVALID',
      phrase(texts, titleProblem, { limit: titleCharacters }),
      undefined,
      'title',
    );
  if (wordsProblem)
    throw new HttpError(
      'INPUT_INVALID',
      phrase(texts, wordsProblem, { limit: wordsCharacters }),
      undefined,
      'words',
    );
  const id = crypto.randomUUID();
  const title = onOneLine(given.title);
  await tx.run(
    sql`insert into studio.ideas (id, member, title, words, search_text, status, since, proposed_at)
      values (${id}, ${member}, ${title}, ${given.words.trim()}, ${folded(title)}, 'considering', ${at(now)}, ${at(now)})`,
  );
  await addVote(tx, member, id, now);
  return ideaById(tx, member, id);
}

const addVote = (tx: Queryable, member: string, id: string, now: Date) =>
  tx.run(
    sql`insert into studio.idea_votes (idea_id, member, voted_at) values (${id}, ${member}, ${at(now)})
      on conflict do nothing`,
  );

const openRow = v.object({ status: v.string(), merged_into: v.nullable(v.string()) });

/**
 * Holds an idea that is shown until the transaction ends, so that it is not merged meanwhile. Throws HttpError NOT_FOUND where there is
 * none, and FORBIDDEN where it is part of another.
 */
export async function holdIdea(tx: Queryable, id: string) {
  const idea = isRowId(id)
    ? await tx.first(
        openRow,
        sql`select status, merged_into from studio.ideas i
          where i.id = ${id} and ${isNotHidden('idea', sql`i.id`)} for update of i`,
      )
    : undefined;
  if (!idea) throw notFound();
  if (idea.merged_into !== null) throw new HttpError('FORBIDDEN', refusals.ideaMerged);
  return idea;
}

/** Votes for an idea, or takes that back. Throws HttpError NOT_FOUND where there is none, FORBIDDEN where it has shipped or was merged. */
export async function vote(tx: Queryable, member: string, id: string, isVoted: boolean, now: Date) {
  const { status } = await holdIdea(tx, id);
  if (status === 'shipped') throw new HttpError('FORBIDDEN', refusals.ideaShipped);
  if (isVoted) await addVote(tx, member, id, now);
  else await tx.run(sql`delete from studio.idea_votes where idea_id = ${id} and member = ${member}`);
  const { votes } = await ideaById(tx, member, id);
  return { votes, isVoted };
}
