import { worksEndpoints } from '@mirror-studio/domain/contract';
import { textRef } from '@mirror-studio/state-machines/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices, useUser } from '../providers/services.tsx';
import { promptPath } from '../routes/prompt-address.ts';
import { useToast } from '../toasts/ToastProvider.tsx';
import { libraryKey } from './library.ts';
import { workFailed } from './work-notices.ts';

/** Forks a published prompt into the library of the user, who hears of it and can go there. */
export function useForkWork(): { readonly fork: (workId: string) => void; readonly isForking: boolean } {
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const notify = useToast();
  // Pressed again, or answered too late, it is one fork.
  const [intent, setIntent] = useState({ id: '', key: '' });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, key }: typeof intent) =>
      api.call(worksEndpoints.forkWork, { params: { id }, idempotencyKey: key }),
    onSuccess: ({ promptId }) => {
      void queries.invalidateQueries({ queryKey: libraryKey(userId) });
      notify(
        { tone: 'success', title: textRef('toasts', 'promptSaved') },
        {
          id: promptId,
          label: textRef('toasts', 'promptOpen'),
          run: () => void navigate(promptPath(promptId)),
        },
      );
    },
    onError: (error) => notify(workFailed(error)),
  });
  const fork = (id: string) => {
    const next = intent.id === id ? intent : { id, key: crypto.randomUUID() };
    setIntent(next);
    mutate(next);
  };
  return { fork, isForking: isPending };
}
