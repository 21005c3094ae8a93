import { pathOf } from '@mirror-studio/domain/access';
import { passesAdminGuard } from '@mirror-studio/domain/profile';
import { ErrorState } from '@mirror-studio/ui/ErrorState';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProfile } from '../session/profile.ts';
import { Waiting } from './fallbacks.tsx';

/** A page of administration, for administrators and operators. Others are told that it is not theirs; the server refuses them too. */
export default function RequireAdminRole({ children }: { children: ReactNode }) {
  const profile = useProfile();
  const navigate = useNavigate();
  if (profile.status === 'loading') return <Waiting />;
  if (profile.status === 'failed')
    return <ErrorState kind="network" level={1} size="page" onAction={{ reload: () => location.reload() }} />;
  if (passesAdminGuard(profile.profile?.role)) return children;
  return (
    <ErrorState
      kind="unauthorized"
      level={1}
      size="page"
      onAction={{
        goBack: () => void navigate(-1),
        goHome: () => void navigate(pathOf('promptStudio')),
      }}
    />
  );
}
