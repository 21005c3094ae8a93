import { promptEditorLimits } from '@mirror-studio/domain/constants/prompt-editor';
import { type Api, detailsConflict, promptsEndpoints, versionConflict } from '@mirror-studio/domain/contract';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import type {
  PromptDetails,
  PromptEditorActors,
  SaveAnswer,
  SaveRequest,
} from '@mirror-studio/state-machines/prompt-editor';
import * as v from 'valibot';
import { fetchPart } from '../../lazy/fetch-module.ts';

/** Fetches what reads a file into the editor. */
export const fetchReader = () => fetchPart(() => import('./read-file.ts'), false);

const bodyOf = ({ tags, ...details }: PromptDetails) => ({ ...details, tags: [...tags] });

const given = ({ tags, ...others }: Partial<PromptDetails>) => ({
  ...others,
  ...(tags && { tags: [...tags] }),
});

/** Keeps what has changed of what is said of a prompt. Takes the API. */
export const changeDetailsBy =
  (api: Api): PromptEditorActors['changeDetails'] =>
  ({ id, details, from }, signal) =>
    api
      .call(promptsEndpoints.changePrompt, {
        params: { id },
        body: { ...given(details), from: given(from) },
        ...(signal && { signal }),
      })
      .then(
        ({ prompt }) => ({ outcome: 'kept', prompt }) as const,
        (error: unknown) => ({ outcome: 'conflict', ...conflictOf(error, detailsConflict) }) as const,
      );

/** What somebody else kept meanwhile is an answer: the machine shows both. Throws any other failure. */
function conflictOf<Schema extends v.GenericSchema>(error: unknown, schema: Schema): v.InferOutput<Schema> {
  const body = error instanceof ApiError && error.code === 'CONFLICT' ? error.body : undefined;
  const read = v.safeParse(schema, body);
  if (!read.success) throw error;
  return read.output;
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
    return saving.then(
      (kept) => ({ outcome: 'kept', ...kept }) as const,
      (error: unknown) => ({ outcome: 'conflict', ...conflictOf(error, versionConflict) }) as const,
    );
  };

/** The editor's effects with the real API behind them. Takes the API. */
export const actorsBy = (api: Api): PromptEditorActors => ({
  readPrompt: (params, signal) => api.call(promptsEndpoints.prompt, { params, signal }),
  saveVersion: saveVersionBy(api),
  changeDetails: changeDetailsBy(api),
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
    const { readPromptFile } = await fetchReader().catch((cause: unknown) => {
      throw networkError(0, cause);
    });
    const read =
      file.size > promptEditorLimits.importBytes ? 'unreadable' : readPromptFile(await file.text());
    if (typeof read === 'string') throw new Error(read);
    return read;
  },
  newKey: () => crypto.randomUUID(),
});
