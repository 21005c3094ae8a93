import { type Api, savedEndpoints, type Work } from '@mirror-studio/domain/contract';
import { textRef } from '@mirror-studio/state-machines/shared';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../providers/services.tsx';
import { useToast } from '../toasts/ToastProvider.tsx';
import { savedKey } from './saved.ts';
import { workDone, workFailed } from './work-notices.ts';
import { changeShownWork } from './works.ts';

/** What a work is shown as saved as, until the server has said it. */
const coming = 'coming';

/** Saves a work of somebody for the user, or takes it out again, which can be undone. It is shown at once, and taken back where it fails. */
export function useSaving(): (work: Pick<Work, 'id' | 'savedId'>, isSaved: boolean) => void {
  const { api } = useServices();
  const queries = useQueryClient();
  const notify = useToast();
  const act = async (
    work: Pick<Work, 'id' | 'savedId'>,
    shown: string | null,
    run: () => Promise<string | null>,
    after: () => void,
  ) => {
    changeShownWork(queries, work.id, { savedId: shown });
    try {
      changeShownWork(queries, work.id, { savedId: await run() });
      after();
    } catch (error) {
      changeShownWork(queries, work.id, { savedId: work.savedId });
      notify(workFailed(error));
    } finally {
      void queries.invalidateQueries({ queryKey: savedKey });
    }
  };
  const save = (work: Pick<Work, 'id' | 'savedId'>) =>
    act(
      work,
      work.savedId ?? coming,
      async () => (await api.call(savedEndpoints.saveWork, { body: { workId: work.id } })).saved.id,
      () => notify(workDone('workSaved')),
    );
  return (work, isSaved) => {
    if (isSaved) return void save(work);
    const { savedId } = work;
    if (savedId === null || savedId === coming) return undefined;
    return void act(
      work,
      null,
      async () => {
        await api.call(savedEndpoints.removeSaved, { params: { id: savedId } });
        return null;
      },
      () =>
        notify(workDone('workUnsaved'), {
          id: crypto.randomUUID(),
          label: textRef('toasts', 'undo'),
          run: () =>
            void putBack({ api, queries }, work, savedId).catch((error: unknown) =>
              notify(workFailed(error)),
            ),
        }),
    );
  };
}

/** Puts back what was taken out, with its note. */
async function putBack(
  { api, queries }: { readonly api: Api; readonly queries: QueryClient },
  work: Pick<Work, 'id'>,
  savedId: string,
): Promise<void> {
  const { saved } = await api.call(savedEndpoints.putBackSaved, { params: { id: savedId } });
  changeShownWork(queries, work.id, { savedId: saved.id });
  void queries.invalidateQueries({ queryKey: savedKey });
}
