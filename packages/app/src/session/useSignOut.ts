import { pathOf } from '@mirror-studio/domain/access';
import { notice, say } from '@mirror-studio/state-machines/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../notices/notices.tsx';
import { useServices } from '../providers/services.tsx';
import { forgetPerson } from '../storage/storage.ts';

/** Signs out, forgets the person, and goes to the landing page; says so, or says that it failed (§2). */
export function useSignOut() {
  const { session } = useServices();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => session.signOut(),
    onSuccess: async () => {
      notify(notice('success', say('toasts', 'signedOutTitle'), say('toasts', 'signedOut')).notice);
      await navigate(pathOf('home'), { replace: true });
      forgetPerson();
      queries.clear();
    },
    onError: () =>
      notify(notice('error', say('toasts', 'signOutFailedTitle'), say('toasts', 'signOutFailed')).notice),
  });
  return { run: () => mutate(), isPending };
}
