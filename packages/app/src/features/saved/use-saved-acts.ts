import { type SavedWork, savedEndpoints } from '@mirror-studio/domain/contract';
import { saved as texts } from '@mirror-studio/domain/texts/en/saved';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { textRef, toFailure } from '@mirror-studio/state-machines/shared';
import { useTexts } from '@mirror-studio/ui/i18n';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { savedKey } from '../../api/saved.ts';
import { workDone, workFailed } from '../../api/work-notices.ts';
import { readWorksAgain } from '../../api/works.ts';
import { useServices } from '../../providers/services.tsx';
import { useToast } from '../../toasts/ToastProvider.tsx';

type Pages = InfiniteData<{ saved: SavedWork[]; nextCursor: string | null }>;
const isPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

/** What can be done with what was saved. It is shown at once; where it fails that is said, and what is there is read again. A note stays in its dialog until it is kept. */
export function useSavedActs() {
  const { api } = useServices();
  const queries = useQueryClient();
  const notify = useToast();
  const t = useTexts('saved', texts);
  const words = useFailureWords();
  const changeShown = (id: string, change: (saved: SavedWork) => SavedWork | null) =>
    queries.setQueriesData(
      { queryKey: savedKey, predicate: ({ state }) => isPages(state.data) },
      (data: unknown) =>
        isPages(data)
          ? {
              ...data,
              pages: data.pages.map((page) => ({
                ...page,
                saved: page.saved.flatMap((one) => (one.id === id ? (change(one) ?? []) : one)),
              })),
            }
          : data,
    );
  const readAgain = () => {
    void queries.invalidateQueries({ queryKey: savedKey });
    void readWorksAgain(queries);
  };
  const act = async (run: () => Promise<unknown>, done: () => void) => {
    try {
      await run();
      done();
    } catch (error) {
      notify(workFailed(error));
    }
    readAgain();
  };
  return {
    onChange: async (id: string, said: { note: string; collection: string | null }) => {
      try {
        await api.call(savedEndpoints.changeSaved, { params: { id }, body: said });
      } catch (error) {
        return words(toFailure(error), t('keepFailed')) ?? t('keepFailed');
      }
      changeShown(id, (saved) => ({ ...saved, ...said }));
      notify(workDone('savedChanged'));
      readAgain();
      return null;
    },
    onRemove: (id: string) => {
      changeShown(id, () => null);
      void act(
        () => api.call(savedEndpoints.removeSaved, { params: { id } }),
        () =>
          notify(workDone('workUnsaved'), {
            id: crypto.randomUUID(),
            label: textRef('toasts', 'undo'),
            run: () =>
              void act(
                () => api.call(savedEndpoints.putBackSaved, { params: { id } }),
                () => notify(workDone('workSaved')),
              ),
          }),
      );
    },
  };
}
