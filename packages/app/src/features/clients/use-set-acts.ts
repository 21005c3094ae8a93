import { clientsEndpoints } from '@mirror-studio/domain/contract';
import { type Notice, serverWords, textRef, toFailure } from '@mirror-studio/state-machines/shared';
import { useQueryClient } from '@tanstack/react-query';
import { proofsKey } from '../../api/clients.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useToast } from '../../toasts/ToastProvider.tsx';

type Said = 'proofSaved' | 'proofsDeleted' | 'proofsRestored' | 'proofRevoked';

const succeeded = (said: Said): Notice => ({ tone: 'success', title: textRef('toasts', said) });
const failed = (error: unknown): Notice => ({
  tone: 'error',
  title: textRef('toasts', 'proofFailed'),
  description: serverWords(toFailure(error), textRef('toasts', 'proofFailedHint')),
});

/** What can be done with sets. Each says what it did; what is read of them is read again. */
export function useSetActs() {
  const { api } = useServices();
  const key = proofsKey(useUser().id);
  const queries = useQueryClient();
  const notify = useToast();
  const readAgain = () => queries.invalidateQueries({ queryKey: key });
  const act = async <Answer>(run: () => Promise<Answer>, said?: Said, undo?: () => void) => {
    try {
      const answer = await run();
      if (said)
        notify(
          succeeded(said),
          undo && { id: crypto.randomUUID(), label: textRef('toasts', 'undo'), run: undo },
        );
      return answer;
    } catch (error) {
      notify(failed(error));
      return null;
    } finally {
      void readAgain();
    }
  };
  const restore = (id: string) =>
    void act(() => api.call(clientsEndpoints.restoreProofs, { body: { ids: [id] } }), 'proofsRestored');
  return {
    said: (said: Said) => notify(succeeded(said)),
    readAgain,
    /** Makes a link; returns its address, or null when that failed. */
    link: async (id: string) => {
      const made = await act(() => api.call(clientsEndpoints.linkProof, { params: { id } }));
      return made?.token ?? null;
    },
    revoke: (id: string) =>
      act(() => api.call(clientsEndpoints.revokeProof, { params: { id } }), 'proofRevoked'),
    remove: (id: string) =>
      act(
        () => api.call(clientsEndpoints.deleteProofs, { body: { ids: [id] } }),
        'proofsDeleted',
        () => restore(id),
      ),
  };
}
