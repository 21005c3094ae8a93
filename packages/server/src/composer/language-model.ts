import { languageModelLimits } from '@mirror-studio/domain/constants/prompts';
import type { Language } from '@mirror-studio/domain/texts';
import type { LanguageModel } from 'ai';
import type { LanguageModelAdapter, LanguageModelConfig } from '../config/index.ts';
import { refusals } from '../http/answer/refusals.ts';
import type { Words } from '../http/answer/words.ts';
import { HttpError } from '../http/index.ts';
import { boundedTo, patient } from '../models/exchange.ts';
import { causesOf, failureOf, type Refuser, refusalOf, refusalOfAnswer } from '../models/failures.ts';
import { type ComposedChange, changesIn, promptIn } from './answer.ts';
import { type ComposerRequest, instructionsOf, lookingInstructionsIn, questionOf } from './instructions.ts';

/** Whoever was asked wants to be left alone for so many seconds. */
export class BusyModel extends HttpError {
  readonly seconds: number;
  constructor(words: Words, seconds: number) {
    super('PROVIDER_RATE_LIMIT', words);
    this.seconds = seconds;
  }
}

interface Adapter {
  readonly name: string;
  /** Loaded with the first question. */
  open(config: LanguageModelConfig): Promise<LanguageModel>;
}

const settings = ({ url, key }: LanguageModelConfig) => ({
  ...(url === null ? {} : { baseURL: url }),
  ...(key === null ? {} : { apiKey: key }),
  fetch: boundedTo(languageModelLimits.answerBytes),
});

/** The decided models, for a key without a name of one: small ones that answer without long thought. */
const adapters: Readonly<Record<LanguageModelAdapter, Adapter>> = {
  openai: {
    name: 'OpenAI',
    open: async (config) =>
      (await import('@ai-sdk/openai')).createOpenAI(settings(config)).chat(config.model ?? 'gpt-4.1-mini'),
  },
  google: {
    name: 'Google',
    open: async (config) =>
      (await import('@ai-sdk/google'))
        .createGoogleGenerativeAI(settings(config))
        .chat(config.model ?? 'gemini-2.5-flash-lite'),
  },
  'openai-compatible': {
    name: 'The language model',
    open: async (config) =>
      (await import('@ai-sdk/openai-compatible'))
        .createOpenAICompatible({ name: 'composer', ...settings(config), baseURL: config.url ?? '' })
        .chatModel(config.model ?? ''),
  },
};

/** What is shown for a language model. */
export const labelOfModel = ({ label, adapter }: LanguageModelConfig): string =>
  label ?? adapters[adapter].name;

interface Question<Read> {
  readonly instructions: string;
  /** What stands for itself: the words of somebody, or a picture. */
  readonly content: string | { readonly image: Uint8Array; readonly mediaType: string };
  /** Reads the answer; null for one that cannot be used. */
  readonly read: (answer: string) => Read | null;
}

/**
 * Asks a language model for other words, once: whoever pressed the button can press it again.
 *
 * @param config - Which one.
 * @param request - The words of the slots, and what to do with them.
 * @param signal - Aborts when whoever asked has left.
 * @param patienceMs - How long it may think.
 * @throws HttpError with a PROVIDER_ code that says whose refusal it is.
 */
export function askLanguageModel(
  config: LanguageModelConfig,
  request: ComposerRequest,
  signal: AbortSignal,
  patienceMs?: number,
): Promise<readonly ComposedChange[]> {
  const read = (answer: string) => changesIn(answer, request);
  const question = { instructions: instructionsOf(request), content: questionOf(request), read };
  return ask(config, question, signal, patienceMs);
}

/**
 * Asks a language model what a picture shows, as a prompt.
 *
 * @param config - Which one.
 * @param picture - The picture, its media type, and the language in which it is described.
 * @param signal - Aborts when whoever asked has left.
 * @throws HttpError with a PROVIDER_ code that says whose refusal it is.
 */
export function promptOfPicture(
  config: LanguageModelConfig,
  { image, mediaType, language }: { image: Uint8Array; mediaType: string; language: Language },
  signal: AbortSignal,
): Promise<string> {
  const content = { image, mediaType };
  return ask(config, { instructions: lookingInstructionsIn(language), content, read: promptIn }, signal);
}

async function ask<Read>(
  config: LanguageModelConfig,
  { instructions, content, read }: Question<Read>,
  signal: AbortSignal,
  patienceMs: number = languageModelLimits.patienceMs,
): Promise<Read> {
  const refuser: Refuser = { name: labelOfModel(config), key: config.key, gives: 'words' };
  const { generateText, APICallError } = await import('ai');
  try {
    const { text, finishReason } = await generateText({
      model: await adapters[config.adapter].open(config),
      instructions,
      messages: [
        {
          role: 'user',
          content:
            typeof content === 'string'
              ? content
              : [{ type: 'file' as const, data: content.image, mediaType: content.mediaType }],
        },
      ],
      maxOutputTokens: languageModelLimits.outputTokens,
      maxRetries: 0,
      abortSignal: patient(signal, patienceMs),
    });
    if (finishReason === 'content-filter') throw refusalOf(refuser, 'PROVIDER_BAD_REQUEST');
    const answer = finishReason === 'length' ? null : read(text);
    if (answer === null) throw refusalOf(refuser, 'PROVIDER_DOWN');
    return answer;
  } catch (error) {
    if (signal.aborted) throw error;
    for (const cause of causesOf(error)) {
      if (APICallError.isInstance(cause) && cause.statusCode !== undefined && cause.statusCode >= 400)
        throw refused(refuser, cause.statusCode, cause.responseBody ?? '', cause.responseHeaders);
    }
    throw failureOf(refuser, error, signal);
  }
}

function refused(refuser: Refuser, status: number, body: string, headers: Record<string, string> = {}) {
  const refusal = refusalOfAnswer(refuser, status, body);
  const count = secondsOf(headers['retry-after']);
  if (refusal.code !== 'PROVIDER_RATE_LIMIT' || count === null) return refusal;
  return new BusyModel(refusals.providerBusyFor({ provider: refuser.name, count }), count);
}

/** A Retry-After in seconds, of an hour at most; null for a date and anything else. */
function secondsOf(given: string | undefined): number | null {
  if (given === undefined || !/^\d{1,4}$/.test(given.trim())) return null;
  return Math.min(Math.max(Number(given), 1), 3_600);
}
