import { sessions as texts } from '@mirror-studio/domain/texts/en/sessions';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { useTexts } from '@mirror-studio/ui/i18n';
import { SessionList } from '@mirror-studio/ui/SessionList';
import { useQuery } from '@tanstack/react-query';
import { sessionsQuery } from '../../api/sessions.ts';
import type { ProfileSection } from '../../profile-sections/profile-section.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useSignOut } from '../../session/useSignOut.ts';
import { useEndSessions } from './use-end-sessions.ts';

/** Where somebody is signed in. The end of this session is the sign-out. */
function SignIns() {
  const { api } = useServices();
  const { id: userId } = useUser();
  const t = useTexts('sessions', texts);
  const failureState = useFailureState();
  const query = useQuery(sessionsQuery(api, userId));
  const { end, refused, pendingIds, isEndingOthers } = useEndSessions();
  const signOut = useSignOut();
  const acts = { onEnd: (what: Parameters<typeof end>[0]) => void end(what), onSignOut: signOut.run };
  const { data, error, isFetching } = query;
  if (!data) {
    if (!error) return <SessionList {...acts} state="loading" sessions={[]} />;
    const retry = { onRetry: () => void query.refetch(), isRetrying: isFetching };
    const failure = failureState(error, { ...retry, serverFailed: t('failedToLoad') });
    return <SessionList {...acts} state="failed" sessions={[]} failure={failure} />;
  }
  if (!data.isAvailable) return <SessionList {...acts} state="unavailable" sessions={[]} />;
  const current = data.sessions.find(({ isCurrent }) => isCurrent);
  return (
    <SessionList
      {...acts}
      sessions={data.sessions}
      total={data.total}
      pendingIds={signOut.isPending && current ? [...pendingIds, current.id] : pendingIds}
      isEndingOthers={isEndingOthers}
      {...(refused && { refused })}
    />
  );
}

export const profileSection: ProfileSection = { order: 30, Section: SignIns };
