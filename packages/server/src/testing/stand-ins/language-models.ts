import type { LanguageModelAdapter } from '../../config/index.ts';
import { type Answer, sendJson } from './stand-in.ts';

/** The protocol of a language model, spoken on this machine. */
export interface LanguageProtocol {
  /** Where it begins, below the address of the stand-in. */
  readonly base: string;
  /** Says these words, and why it stopped: at the end, or before it. */
  readonly says: (text: string, end?: 'whole' | 'tooLong' | 'refused') => Answer;
  /** How it refuses with a status. */
  readonly refusal: (message: string) => unknown;
}

const openAiEnds = { whole: 'stop', tooLong: 'length', refused: 'content_filter' } as const;
const openAi: LanguageProtocol = {
  base: '/v1',
  says:
    (content, end = 'whole') =>
    (_, reply) =>
      sendJson(reply, {
        id: 'c1',
        object: 'chat.completion',
        created: 1,
        model: 'ink',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: openAiEnds[end] }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
  refusal: (message) => ({ error: { message, type: 'invalid_request_error', param: null, code: null } }),
};

const googleEnds = { whole: 'STOP', tooLong: 'MAX_TOKENS', refused: 'SAFETY' } as const;
const google: LanguageProtocol = {
  base: '/v1beta',
  says:
    (text, end = 'whole') =>
    (_, reply) =>
      sendJson(reply, {
        candidates: [
          { content: { role: 'model', parts: [{ text }] }, finishReason: googleEnds[end], index: 0 },
        ],
        usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
      }),
  refusal: (message) => ({ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }),
};

/** The protocols of language models, by the adapters that speak them. */
export const languageProtocols: Readonly<Record<LanguageModelAdapter, LanguageProtocol>> = {
  openai: openAi,
  'openai-compatible': openAi,
  google,
};
