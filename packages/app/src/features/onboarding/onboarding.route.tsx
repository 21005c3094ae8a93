import { pathOf } from '@mirror-studio/domain/access';
import { isProfileComplete } from '@mirror-studio/domain/profile';
import { onboarding } from '@mirror-studio/domain/texts/en/onboarding';
import { OnboardingView } from '@mirror-studio/flows/onboarding';
import { provideOnboarding } from '@mirror-studio/state-machines/onboarding';
import { useTexts } from '@mirror-studio/ui/i18n';
import { PublicPage } from '@mirror-studio/ui/PublicPage';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useFlow } from '../../flows/use-flow.ts';
import { useServices, useSession, useUser } from '../../providers/services.tsx';
import { useRereadProfile } from '../../routes/Guarded.tsx';
import { forgetReturnTo, useReturnTo } from '../../routes/return-to.tsx';
import { profileQuery, useProfile } from '../../session/profile.ts';
import { writeStored } from '../../storage/storage.ts';

/** Onboarding is in a public layout, but it is somebody's: a visitor signs in first. */
export default function Onboarding() {
  const { status } = useSession();
  if (status === 'unknown') return null;
  return status === 'signedIn' ? <OwnOnboarding /> : <Navigate to={pathOf('login')} replace />;
}

function OwnOnboarding() {
  const services = useServices();
  const user = useUser();
  const t = useTexts('onboarding', onboarding);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { rereadProfile } = useRereadProfile();
  const machine = useMemo(
    () =>
      provideOnboarding({
        loadProfile: () => queries.fetchQuery(profileQuery(services, user.id)),
        saveProfile: async ({ displayName, useType, termsAccepted, complianceConfirmed }, signal) => {
          const row = {
            id: user.id,
            display_name: displayName.trim(),
            use_type: useType,
            terms_accepted: termsAccepted,
            compliance_confirmed: complianceConfirmed,
          };
          await services.profiles.write(row, signal);
        },
      }),
    [queries, services, user.id],
  );
  const { snapshot, send } = useFlow(machine);
  const returnTo = useReturnTo();
  // Terms that are accepted at their gate may have been all that was missing.
  const answer = useProfile();
  const isComplete = answer.status === 'loaded' && isProfileComplete(answer.profile);
  useEffect(() => {
    if (isComplete) send({ type: 'profile.completed' });
  }, [isComplete, send]);
  const isDone = snapshot.matches('done');
  useEffect(() => {
    if (!isDone) return;
    writeStored('onboardingDone', 'true');
    queries
      .invalidateQueries({ queryKey: profileQuery(services, user.id).queryKey, refetchType: 'none' })
      .then(rereadProfile)
      .then(() => {
        forgetReturnTo();
        return navigate(returnTo ?? pathOf('promptStudio'), { replace: true });
      })
      .catch(console.error);
  }, [isDone, navigate, queries, rereadProfile, returnTo, services, user.id]);
  return (
    <PublicPage title={t('title')} lead={t('lead')} homeHref={pathOf('home')} picture="/glass.webp">
      <OnboardingView snapshot={snapshot} send={send} />
    </PublicPage>
  );
}
