import { type Api, promptsEndpoints } from '@mirror-studio/domain/contract';

/** Keeps a text as a prompt of its own. The same text under the same key is kept once. Takes both, and the API. */
export const keepInLibrary = async (api: Api, text: string, idempotencyKey: string) =>
  (await api.call(promptsEndpoints.createPrompt, { body: { text }, idempotencyKey })).prompt;
