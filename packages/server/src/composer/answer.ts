import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import { languageModelLimits, libraryLimits, promptLimits } from '@mirror-studio/domain/constants/prompts';
import type { endpoints, ResponseOf } from '@mirror-studio/domain/contract';
import { faultSeverity, type PromptSlots, parsePrompt, promptSlots } from '@mirror-studio/domain/prompts';
import { promptListsIn } from '@mirror-studio/domain/prompts/choices';
import { composePrompt } from '@mirror-studio/domain/prompts/composer';
import { cutText } from '@mirror-studio/domain/texts';
import * as v from 'valibot';
import type { ComposerRequest } from './instructions.ts';

export type ComposedChange = ResponseOf<typeof endpoints.composePrompt>['changes'][number];

const answered = v.object({
  changes: v.array(v.object({ slot: v.string(), words: v.string(), reason: v.optional(v.string(), '') })),
});

/**
 * What a language model proposes, of an answer that is not trusted: plain words of known slots that the grammar reads,
 * no longer than a prompt may be, with everything that alternated before.
 *
 * @returns The changes, none for an improvement of which nothing is missing; null for an answer that cannot be used.
 */
export function changesIn(answer: string, request: ComposerRequest): readonly ComposedChange[] | null {
  const read = v.safeParse(answered, jsonIn(answer));
  if (!read.success) return null;
  const proposed = read.output.changes;
  const known = promptListsIn(request.language);
  const words: Partial<Record<ComposedChange['slot'], string>> = { ...request.slots };
  const changes: ComposedChange[] = [];
  for (const one of proposed.slice(0, languageModelLimits.changes)) {
    const change = changeOf(one, request, known);
    if (change === null || changes.some(({ slot }) => slot === change.slot)) continue;
    const next = { ...words, [change.slot]: change.words };
    if (lengthOf(next, request) > promptLimits.templateCharacters) continue;
    Object.assign(words, next);
    changes.push(change);
  }
  const isUnused = changes.length === 0 && (proposed.length > 0 || request.task === 'vary');
  return isUnused ? null : changes;
}

function changeOf(
  { slot: named, words: said, reason }: { slot: string; words: string; reason: string },
  { slots, task }: ComposerRequest,
  known: ReturnType<typeof promptListsIn>,
): ComposedChange | null {
  const slot = promptSlots.find((one) => one === named);
  if (slot === undefined) return null;
  const before = slots[slot]?.trim() ?? '';
  // What is varied is a picture of the same subject.
  if (task === 'vary' && before !== '' && (slot === 'subject' || slot === 'exclude')) return null;
  const words = plain(said, libraryLimits.slotCharacters);
  if (words === '' || words === before) return null;
  if (parsePrompt(words, known).faults.some(({ code }) => faultSeverity(code) === 'error')) return null;
  if (task === 'improve' && !alternatingIn(before, known).every((part) => words.includes(part))) return null;
  return { slot, words, reason: plain(reason, languageModelLimits.reasonCharacters) };
}

/** What alternates in words, as it is written. */
function alternatingIn(words: string, known: ReturnType<typeof promptListsIn>): string[] {
  const { nodes } = parsePrompt(words, known).tree;
  return nodes.filter(({ kind }) => kind !== 'text').map(({ from, to }) => words.slice(from, to));
}

function lengthOf(
  words: Readonly<Record<string, string | undefined>>,
  { language }: ComposerRequest,
): number {
  const slots = Object.entries(words).map(([slot, text]) => [slot, { text: text ?? '' }]);
  return composePrompt(Object.fromEntries(slots) as PromptSlots, language).length;
}

const described = v.object({ prompt: v.string() });

/** The words for a picture, of an answer that is not trusted: one line in which nothing alternates; null without any. */
export function promptIn(answer: string): string | null {
  const read = v.safeParse(described, jsonIn(answer));
  if (!read.success) return null;
  const words = plain(read.output.prompt.replaceAll(/[{}|]|_{2,}/g, ' '), photoShootLimits.promptCharacters);
  // Where a brace has gone.
  return words.replaceAll(/ (?=[,.;:])/g, '') || null;
}

/** One line without markup or anything that a screen would act on, cut between two characters. */
function plain(text: string, most: number): string {
  const line = text
    .slice(0, languageModelLimits.answerCharacters)
    .normalize('NFC')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[<>`*#]/g, ' ')
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return cutText(line, most).trim();
}

/** The object in an answer, which some models put into a fence or a sentence. */
function jsonIn(answer: string): unknown {
  if (answer.length > languageModelLimits.answerCharacters) return null;
  try {
    return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
