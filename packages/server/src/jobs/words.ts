import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import type { NewJob } from '@mirror-studio/domain/contract';
import {
  combinationsOf,
  faultSeverity,
  faultText,
  type PromptLists,
  type PromptTree,
  parsePrompt,
  resolvePrompt,
  type SayPrompts,
} from '@mirror-studio/domain/prompts';
import { promptListsIn } from '@mirror-studio/domain/prompts/choices';
import { fallbackLanguage, type Language } from '@mirror-studio/domain/texts';
import { prompts as english } from '@mirror-studio/domain/texts/en/prompts';
import { prompts as spanish } from '@mirror-studio/domain/texts/es/prompts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../database/index.ts';
import { HttpError } from '../http/answer/http-error.ts';
import { refusals } from '../http/answer/refusals.ts';
import { phrase, type Words } from '../http/answer/words.ts';
import { isRowId } from '../http/request/ids.ts';
import type { JobRow } from './rows.ts';

type Form = Extract<NewJob, { kind: 'image_batch' }>['form'];

const known = new Map<Language, PromptLists>();
/** The built-in lists: the same ones each time, so that each is read once. */
function listsIn(language: Language): PromptLists {
  const lists = known.get(language) ?? promptListsIn(language);
  known.set(language, lists);
  return lists;
}

const parse = ({ prompt, language }: Pick<Form, 'prompt' | 'language'>) =>
  parsePrompt(prompt, listsIn(language ?? fallbackLanguage));

/** Of one picture: from its seed alone come its words, and what is drawn. */
interface Drawn {
  readonly seed: number;
  /** Every alternation and list resolved. */
  readonly words: string;
}

/** So many seeds are tried for words that no picture has yet: enough for every combination of as many as a job has pictures. */
const triedForEach = 200;

/**
 * The seed and the words of each picture of a job, in their order: the same each time. Seeds follow that of the job, less those whose words
 * another picture has while there are combinations that none has (pages: photo shoot).
 */
export function drawnIn(
  form: Pick<Form, 'prompt' | 'language'>,
  job: Pick<JobRow, 'seed'>,
  pictures: number,
): Drawn[] {
  const { tree } = parse(form);
  const different = combinationsOf(tree, pictures).length;
  const used = new Set<string>();
  const drawn: Drawn[] = [];
  for (let at = 0, left = triedForEach; drawn.length < pictures; at++) {
    const seed = (job.seed + at) % (photoShootLimits.largestSeed + 1);
    const words = resolved(tree, form.prompt, seed);
    left -= 1;
    if (used.has(words) && left > 0) continue;
    drawn.push({ seed, words });
    left = triedForEach;
    used.add(words);
    // Each has been had once: they begin again.
    if (used.size >= different) used.clear();
  }
  return drawn;
}

/** A prompt in which nothing is to be resolved stays as it was written. */
function resolved(tree: PromptTree, prompt: string, seed: number): string {
  const isPlain = tree.nodes.every((node) => node.kind === 'text');
  const words = resolvePrompt(tree, seed);
  return isPlain && !prompt.includes('\\') ? prompt : words;
}

const texts = { en: english, es: spanish };
const sayIn =
  (language: Language): SayPrompts =>
  (key, ...[params]) =>
    phrase(texts, key, params)(language);

/**
 * Refuses a prompt whose grammar has a fault, or which would leave a picture of the job without words. Throws HttpError
 * INPUT_INVALID that says what is wrong.
 */
export function checkWords(form: Form, seed: number): void {
  const [fault] = parse(form).faults.filter(({ code }) => faultSeverity(code) === 'error');
  const refuse = (words: Words) => {
    throw new HttpError('INPUT_INVALID', words, undefined, 'form.prompt');
  };
  if (fault) refuse((language) => faultText(fault, sayIn(language)));
  if (drawnIn(form, { seed }, form.imageCount).some(({ words }) => words.trim() === ''))
    refuse(refusals.promptBlank);
}

const version = v.object({ id: v.string(), text: v.string() });
const comparable = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/**
 * The version that a form says its words are of: null when it names none, or when they are others by now. Throws HttpError
 * INPUT_INVALID when the member has no such version.
 */
export async function versionOfWords(tx: Queryable, member: string, form: Form): Promise<string | null> {
  const id = form.promptVersionId ?? null;
  if (id === null) return null;
  const found =
    isRowId(id) &&
    (await tx.first(
      version,
      sql`select version.id, version.text from studio.prompt_versions version
        join studio.prompts on prompts.id = version.prompt_id
        where version.id = ${id} and prompts.member = ${member}`,
    ));
  if (!found)
    throw new HttpError('INPUT_INVALID', refusals.promptVersionGone, undefined, 'form.promptVersionId');
  return comparable(found.text) === comparable(form.prompt) ? found.id : null;
}
