import { worksLimits } from '../constants/works.ts';
import { onOneLine, tagsOf } from '../prompts/library.ts';
import type { TextKey } from '../texts/index.ts';

/** What is said of a work when it is published (pages: publishing). */
export interface WorkForm {
  readonly title: string;
  readonly tags: readonly string[];
  /** Whether others see the prompt. */
  readonly sharesPrompt: boolean;
  /** Whether others may make works from it. */
  readonly allowsRemix: boolean;
}

/** What can be wrong with a title and with tags, each with the text of its name. */
export const workTitleProblems = ['titleEmpty', 'titleLong'] as const satisfies TextKey<'publishing'>[];
export const workTagProblems = ['tagsMany', 'tagLong'] as const satisfies TextKey<'publishing'>[];

/** The problem of each field that has one. */
export interface WorkProblems {
  readonly title?: (typeof workTitleProblems)[number];
  readonly tags?: (typeof workTagProblems)[number];
}

/** What a work is called before anybody has said it. The prompt is shared and remixed only where its author says so. */
export const emptyWork: WorkForm = { title: '', tags: [], sharesPrompt: false, allowsRemix: false };

/** A form as it is kept (decisions): titles on one line, tags each once and in lower case. Takes the form. */
export function tidyWork(form: WorkForm): WorkForm {
  return { ...form, title: onOneLine(form.title), tags: tagsOf(form.tags) };
}

/**
 * Checks what is said of a work (pages: publishing; decisions).
 *
 * @param form - As typed.
 * @returns The problem of each field that has one; an empty object when it can be published.
 */
export function checkWork(form: WorkForm): WorkProblems {
  const { title, tags } = tidyWork(form);
  const isLongTag = tags.some((tag) => tag.length > worksLimits.tagCharacters);
  return {
    ...(title === '' && { title: 'titleEmpty' as const }),
    ...(title.length > worksLimits.titleCharacters && { title: 'titleLong' as const }),
    ...(tags.length > worksLimits.tags && { tags: 'tagsMany' as const }),
    ...(isLongTag && { tags: 'tagLong' as const }),
  };
}
