import { languageModelLimits } from '@mirror-studio/domain/constants/prompts';
import { type Api, composerEndpoints, type RequestOf } from '@mirror-studio/domain/contract';
import { type PromptSlots, promptSlots } from '@mirror-studio/domain/prompts';
import type { ProposedSlots } from '@mirror-studio/domain/prompts/composer';
import type {
  DoneInstead,
  PromptStudioActors,
  ReadRequest,
} from '@mirror-studio/state-machines/prompt-studio';
import { toFailure } from '@mirror-studio/state-machines/shared';
import type { QueryClient } from '@tanstack/react-query';
import { composerQuery } from '../../api/composer.ts';
import { fetchPart } from '../../lazy/fetch-module.ts';

/** With all the choices, of both languages: only once there is something to say. */
const composer = () => fetchPart(() => import('@mirror-studio/domain/prompts/composer'));

type Task = RequestOf<typeof composerEndpoints.composePrompt>['task'];

/**
 * What varies and improves a prompt: the language model where one is set up, else the built-in composer. It does it too when
 * the model did not, and the failure goes along. Takes the API, and what is known of the server.
 */
export function actorsBy(api: Api, queries: QueryClient): PromptStudioActors {
  async function ask(task: Task, { slots, language }: ReadRequest, signal: AbortSignal) {
    const { slotWords } = await composer();
    const words = promptSlots.map((slot) => [slot, slotWords(slot, slots[slot], language)] as const);
    const { changes, model } = await api.call(composerEndpoints.composePrompt, {
      body: { task, language, slots: Object.fromEntries(words.filter(([, said]) => said !== '')) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(languageModelLimits.answerMs)]),
    });
    const changed = Object.fromEntries(changes.map(({ slot, words: text }) => [slot, { text }]));
    return { slots: { ...slots, ...changed } as PromptSlots, changes, model };
  }

  /** Takes who may be asked, and who does it otherwise. */
  async function orInstead<Done extends object>(
    signal: AbortSignal,
    byModel: () => Promise<Done>,
    builtIn: () => Promise<Done>,
  ): Promise<Done & DoneInstead> {
    const known = await queries.ensureQueryData(composerQuery(api)).catch(() => null);
    if (!known?.model) return builtIn();
    try {
      return await byModel();
    } catch (error) {
      if (signal.aborted) throw error;
      return { ...(await builtIn()), refusal: toFailure(error) };
    }
  }

  return {
    readPrompt: async ({ slots, seed, language }) => (await composer()).readPrompt(slots, seed, language),
    varyPrompt: (request, signal) =>
      orInstead(
        signal,
        async () => ({ slots: (await ask('vary', request, signal)).slots }),
        async () => ({ slots: (await composer()).varyOrDraw(request.slots, request.seed) }),
      ),
    improvePrompt: (request, signal) =>
      orInstead<ProposedSlots>(
        signal,
        async () => {
          const { composePrompt } = await composer();
          const asked = await ask('improve', request, signal);
          const textOf = (slots: PromptSlots) => composePrompt(slots, request.language);
          return { ...asked, before: textOf(request.slots), text: textOf(asked.slots) };
        },
        async () => (await composer()).improvePrompt(request.slots, request.seed, request.language),
      ),
  };
}
