import { pathOf } from '@mirror-studio/domain/access';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../providers/services.tsx';

/** Signs out and goes to the landing page; the session itself says how it ended (§2). */
export function useSignOut() {
  const { session } = useServices();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => session.signOut(),
    onSuccess: () => navigate(pathOf('home'), { replace: true }),
    retry: false,
  });
  return { run: () => mutate(), isPending };
}
