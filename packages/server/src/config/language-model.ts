import * as v from 'valibot';
import { StartError } from './start-error.ts';
import { text, web } from './variables.ts';

/** Adapters of the library; the last is what servers of others speak, with an address of their own and without a key. */
export const languageModelAdapters = ['openai', 'google', 'openai-compatible'] as const;
export type LanguageModelAdapter = (typeof languageModelAdapters)[number];

/** A language model that varies and improves prompts, and may say what a picture shows. */
export interface LanguageModelConfig {
  readonly adapter: LanguageModelAdapter;
  /** Null: the provider's own. */
  readonly url: string | null;
  readonly key: string | null;
  /** The provider's own name of the model; null: a decided one. */
  readonly model: string | null;
  /** What is shown, and whose refusals these are; null: the provider's name. */
  readonly label: string | null;
  /** It takes pictures, and is asked what they show. */
  readonly seesPictures: boolean;
}

export const languageModelVariables = {
  LANGUAGE_MODEL_ADAPTER: v.optional(
    v.picklist(
      languageModelAdapters,
      `must be ${languageModelAdapters.join(', ').replace(/, ([^,]*)$/, ' or $1')}`,
    ),
  ),
  LANGUAGE_MODEL_URL: web(),
  LANGUAGE_MODEL_KEY: text,
  LANGUAGE_MODEL_NAME: text,
  LANGUAGE_MODEL_LABEL: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(60, 'must have at most 60 characters')),
  ),
  LANGUAGE_MODEL_SEES_PICTURES: v.optional(v.picklist(['true', 'false'], 'must be true or false')),
};
const variables = v.object(languageModelVariables);

/** The language model, or null where none is set up. Throws StartError for one that could never answer. */
export function readLanguageModel(env: v.InferOutput<typeof variables>): LanguageModelConfig | null {
  const {
    LANGUAGE_MODEL_ADAPTER: adapter = 'openai',
    LANGUAGE_MODEL_URL: url,
    LANGUAGE_MODEL_KEY: key,
    LANGUAGE_MODEL_NAME: model,
  } = env;
  const isNamed = env.LANGUAGE_MODEL_ADAPTER !== undefined || url !== undefined || model !== undefined;
  if (key === undefined && !isNamed) return null;
  if (adapter === 'openai-compatible') {
    if (url === undefined) throw new StartError('LANGUAGE_MODEL_URL must be given for openai-compatible.');
    if (model === undefined) throw new StartError('LANGUAGE_MODEL_NAME must be given for openai-compatible.');
  } else if (key === undefined) {
    throw new StartError(`LANGUAGE_MODEL_KEY must be given for ${adapter}.`);
  }
  return {
    adapter,
    url: url?.replace(/\/+$/, '') ?? null,
    key: key ?? null,
    model: model ?? null,
    label: env.LANGUAGE_MODEL_LABEL ?? null,
    seesPictures: env.LANGUAGE_MODEL_SEES_PICTURES === 'true',
  };
}
