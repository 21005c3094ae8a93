import { promptEditorLimits } from '@mirror-studio/domain/constants/prompt-editor';
import { type Api, promptsEndpoints, versionConflict } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { readPromptFile } from '@mirror-studio/domain/prompts/file';
import type {
  PromptDetails,
  PromptEditorActors,
  SaveAnswer,
  SaveRequest,
} from '@mirror-studio/state-machines/prompt-editor';
import * as v from 'valibot';

const bodyOf = ({ tags, ...details }: PromptDetails) => ({ ...details, tags: [...tags] });

/** A version that somebody else kept meanwhile is an answer: the machine shows both texts. */
function conflictOf(error: unknown): SaveAnswer {
  const body = error instanceof ApiError && error.code === 'CONFLICT' ? error.body : undefined;
  const read = v.safeParse(versionConflict, body);
  if (!read.success) throw error;
  return { outcome: 'conflict', current: read.output.current };
}

/** Keeps a text: as the next version of its prompt, or as a prompt of its own. Takes the API. */
export const saveVersionBy =
  (api: Api) =>
  async (
    { id, text, basedOn, details, idempotencyKey }: SaveRequest,
    signal?: AbortSignal,
  ): Promise<SaveAnswer> => {
    const saving =
      id === null
        ? api.call(promptsEndpoints.createPrompt, {
            body: { text, ...bodyOf(details) },
            idempotencyKey,
            ...(signal && { signal }),
          })
        : api.call(promptsEndpoints.savePromptVersion, {
            params: { id },
            body: { text, basedOn },
            ...(signal && { signal }),
          });
    return saving.then((kept) => ({ outcome: 'kept', ...kept }) as const, conflictOf);
  };

/** The editor's effects with the real API behind them. Takes the API. */
export const actorsBy = (api: Api): PromptEditorActors => ({
  readPrompt: (params, signal) => api.call(promptsEndpoints.prompt, { params, signal }),
  saveVersion: saveVersionBy(api),
  changeDetails: async ({ id, details }, signal) =>
    (await api.call(promptsEndpoints.changePrompt, { params: { id }, body: bodyOf(details), signal })).prompt,
  fork: async ({ id, versionId, idempotencyKey }, signal) =>
    (
      await api.call(promptsEndpoints.forkPrompt, {
        params: { id },
        body: { versionId },
        idempotencyKey,
        signal,
      })
    ).prompt,
  listVersions: ({ id, cursor }, signal) =>
    api.call(promptsEndpoints.promptVersions, {
      params: { id },
      query: { cursor: cursor ?? undefined },
      signal,
    }),
  listPictures: ({ id, versionId, cursor }, signal) =>
    api.call(promptsEndpoints.promptPictures, {
      params: { id },
      query: { version: versionId ?? undefined, cursor: cursor ?? undefined },
      signal,
    }),
  readFile: async ({ file }) => {
    const read =
      file.size > promptEditorLimits.importBytes ? 'unreadable' : readPromptFile(await file.text());
    if (typeof read === 'string') throw new Error(read);
    return read;
  },
  newKey: () => crypto.randomUUID(),
});
