import { pathOf } from '@mirror-studio/domain/access';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../providers/services.tsx';

/**
 * Signs out and goes to the landing page; the session itself says how it ended (§2). In demo mode `/` would open a
 * demonstration at once: there the sign-in page follows.
 */
export function useSignOut() {
  const { session, flags } = useServices();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => session.signOut(),
    onSuccess: () => navigate(pathOf(flags.demo ? 'login' : 'home'), { replace: true }),
    retry: false,
  });
  return { run: () => mutate(), isPending };
}
