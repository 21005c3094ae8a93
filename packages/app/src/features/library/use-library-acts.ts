import { type PromptSummary, promptsEndpoints } from '@mirror-studio/domain/contract';
import { type Notice, serverWords, textRef, toFailure } from '@mirror-studio/state-machines/shared';
import type { Labelled } from '@mirror-studio/ui/LibraryPage';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { libraryKey } from '../../api/library.ts';
import { mutate } from '../../api/mutate.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useToast } from '../../toasts/ToastProvider.tsx';

type Prompts = InfiniteData<{ readonly prompts: readonly PromptSummary[] }>;
type Said = 'promptsDeleted' | 'promptsRestored' | 'promptsLabelled';

const succeeded = (said: Said, count: number): Notice => ({
  tone: 'success',
  title: textRef('toasts', said, { count }),
});
const failed = (error: unknown): Notice => ({
  tone: 'error',
  title: textRef('toasts', 'promptsFailed'),
  description: serverWords(toFailure(error), textRef('toasts', 'promptsFailedHint')),
});

/** What can be done with prompts of the library. Each says what it did, and can be undone. */
export function useLibraryActs() {
  const { api } = useServices();
  const key = libraryKey(useUser().id);
  const queries = useQueryClient();
  const notify = useToast();

  /** Takes what to do, what is said of it, and how it is undone, which is done once and not offered for itself. */
  const act = async (run: () => Promise<{ ids: string[] }>, said: Said, undo?: (ids: string[]) => void) => {
    try {
      const { ids } = await mutate(queries, key, run);
      // A toast that was followed by another must not hear that one's press.
      const action = undo && {
        id: crypto.randomUUID(),
        label: textRef('toasts', 'undo'),
        run: () => undo(ids),
      };
      notify(succeeded(said, ids.length), action);
    } catch (error) {
      notify(failed(error));
    }
  };
  /** They leave at once: a list that is being read may have been answered before. */
  const gone = async (ids: readonly string[]) => {
    const lists = { queryKey: [...key, 'prompts'] };
    await queries.cancelQueries(lists);
    queries.setQueriesData<Prompts>(
      lists,
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            prompts: page.prompts.filter(({ id }) => !ids.includes(id)),
          })),
        },
    );
  };
  const remove = async (ids: readonly string[], undo?: (ids: string[]) => void) => {
    await gone(ids);
    return act(
      () => api.call(promptsEndpoints.deletePrompts, { body: { ids: [...ids] } }),
      'promptsDeleted',
      undo,
    );
  };
  const restore = (ids: readonly string[], undo?: (ids: string[]) => void) =>
    act(
      () => api.call(promptsEndpoints.restorePrompts, { body: { ids: [...ids] } }),
      'promptsRestored',
      undo,
    );
  const label = (prompts: readonly Labelled[], undo?: () => void) =>
    act(
      () =>
        api.call(promptsEndpoints.labelPrompts, { body: { prompts: prompts.map((one) => ({ ...one })) } }),
      'promptsLabelled',
      undo,
    );
  const idsOf = (prompts: readonly PromptSummary[]) => prompts.map(({ id }) => id);

  return {
    onDelete: (prompts: readonly PromptSummary[]) => void remove(idsOf(prompts), (ids) => void restore(ids)),
    onRestore: (prompts: readonly PromptSummary[]) => {
      const ids = idsOf(prompts);
      void gone(ids).then(() => restore(ids, (restored) => void remove(restored)));
    },
    /** Takes the new labels, and the prompts as they were. */
    onLabel: (changed: readonly Labelled[], before: readonly PromptSummary[]) => {
      const ids = new Set(changed.map(({ id }) => id));
      const were = before
        .filter(({ id }) => ids.has(id))
        .map(({ id, tags, collection }) => ({ id, tags, collection }));
      void label(changed, () => void label(were));
    },
  };
}
