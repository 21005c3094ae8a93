import { roadmapLimits } from '../constants/roadmap.ts';
import { type IdeaStatus, ideaStatuses } from './statuses.ts';

export { type IdeaStatus, ideaStatuses } from './statuses.ts';

/** Decided: the parameters of the page's address: the idea that is open, and the column that a narrow screen shows. */
export const ideaParameter = 'idea';
export const columnParameter = 'column';

/**
 * The column of an address (pages: roadmap; decisions). Takes its parameters.
 *
 * @returns The first where it names none.
 */
export function columnOf(parameters: { get(name: string): string | null }): IdeaStatus {
  const asked = parameters.get(columnParameter);
  return ideaStatuses.find((known) => known === asked) ?? ideaStatuses[0];
}

/** Decided: where programs that read feeds find what has shipped, as RSS 2.0 (pages: roadmap). */
export const changelogPath = '/changelog.rss';

/** What is said of an idea when it is proposed. */
export interface IdeaForm {
  readonly title: string;
  readonly words: string;
}
export const emptyIdea: IdeaForm = { title: '', words: '' };

/** What can be wrong with an idea, by field: each is a key of the namespace `roadmap`. */
export interface IdeaProblems {
  readonly title?: 'titleMissing' | 'titleLong';
  readonly words?: 'wordsLong';
}

/**
 * Checks an idea (pages: roadmap; decisions). Takes it as typed.
 *
 * @returns What is wrong, by field; empty when it can be proposed.
 */
export function checkIdea({ title, words }: IdeaForm): IdeaProblems {
  const letters = title.trim().length;
  return {
    ...(letters === 0 && { title: 'titleMissing' as const }),
    ...(letters > roadmapLimits.titleCharacters && { title: 'titleLong' as const }),
    ...(words.trim().length > roadmapLimits.wordsCharacters && { words: 'wordsLong' as const }),
  };
}

/** What can be wrong with a comment: each is a key of the namespace `roadmap`. */
export type CommentProblem = 'commentMissing' | 'commentLong';

/**
 * Checks a comment (pages: roadmap; decisions). Takes it as typed.
 *
 * @returns What is wrong; null when it can be sent.
 */
export function checkComment(words: string): CommentProblem | null {
  if (words.trim() === '') return 'commentMissing';
  return words.trim().length > roadmapLimits.commentCharacters ? 'commentLong' : null;
}
