import type { NewJob } from '@mirror-studio/domain/contract';
import {
  faultSeverity,
  faultText,
  type PromptLists,
  type PromptTree,
  parsePrompt,
  resolvePrompt,
  type SayPrompts,
} from '@mirror-studio/domain/prompts';
import { promptListsIn } from '@mirror-studio/domain/prompts/choices';
import { fallbackLanguage, formatText, type Language } from '@mirror-studio/domain/texts';
import { prompts as texts } from '@mirror-studio/domain/texts/en/prompts';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../database/index.ts';
import { HttpError } from '../http/answer/http-error.ts';
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

/** The seed of a picture: of its words, and of what is drawn. Takes its place in the job. */
export const seedAt = (job: Pick<JobRow, 'seed'>, position: number): number => job.seed + position;

/** The words of each picture of a job, every alternation and list resolved by the picture's seed. Returns a function of the seed. */
export function wordsOf(form: Pick<Form, 'prompt' | 'language'>): (seed: number) => string {
  const { tree } = parse(form);
  return (seed) => resolved(tree, form.prompt, seed);
}

/** A prompt in which nothing is to be resolved stays as it was written. */
function resolved(tree: PromptTree, prompt: string, seed: number): string {
  const isPlain = tree.nodes.every((node) => node.kind === 'text');
  const words = resolvePrompt(tree, seed);
  return isPlain && !prompt.includes('\\') ? prompt : words;
}

const say: SayPrompts = (key, ...params) => formatText(texts, key, 'en', ...params);

/**
 * Refuses a prompt whose grammar has a fault, or which would leave a picture of the job without words. Throws HttpError
 * INPUT_INVALID that says what is wrong.
 */
export function checkWords(form: Form, seed: number): void {
  const [fault] = parse(form).faults.filter(({ code }) => faultSeverity(code) === 'error');
  const refuse = (message: string) => {
    throw new HttpError('INPUT_INVALID', message, undefined, 'form.prompt');
  };
  if (fault) refuse(faultText(fault, say));
  const words = wordsOf(form);
  for (let position = 0; position < form.imageCount; position++)
    if (words(seedAt({ seed }, position)).trim() === '') refuse(refusals.promptBlank);
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
