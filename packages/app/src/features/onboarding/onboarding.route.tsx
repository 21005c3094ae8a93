import { newestTerms } from '@mirror-studio/domain/acceptances';
import { pathOf } from '@mirror-studio/domain/access';
import { accountEndpoints } from '@mirror-studio/domain/contract';
import { isProfileComplete } from '@mirror-studio/domain/profile';
import { onboarding } from '@mirror-studio/domain/texts/en/onboarding';
import { InvitationView } from '@mirror-studio/flows/invitation';
import { OnboardingView } from '@mirror-studio/flows/onboarding';
import { provideOnboarding } from '@mirror-studio/state-machines/onboarding';
import { useTexts } from '@mirror-studio/ui/i18n';
import { PublicPage } from '@mirror-studio/ui/PublicPage';
import { Stack } from '@mirror-studio/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useFlow } from '../../flows/use-flow.ts';
import { useServices, useSession, useUser } from '../../providers/services.tsx';
import { useRereadProfile } from '../../routes/Guarded.tsx';
import { forgetReturnTo, useReturnTo } from '../../routes/return-to.tsx';
import { profileQuery, useProfile } from '../../session/profile.ts';
import { keepOnboardingDraft, readOnboardingDraft } from '../../storage/onboarding-draft.ts';
import { writeStored } from '../../storage/storage.ts';
import { useLanguage } from '../../texts/AppTexts.tsx';
import { useInvitation, useInviteOfAddress } from './use-invitation.ts';

/** Onboarding is in a public layout, but it is somebody's: a visitor signs in first. */
export default function Onboarding() {
  const { status } = useSession();
  useInviteOfAddress(status === 'signedIn');
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
  const [language] = useLanguage();
  const machine = useMemo(
    () =>
      provideOnboarding({
        loadProfile: () => queries.fetchQuery(profileQuery(services, user.id)),
        saveProfile: async ({ displayName, useType, termsAccepted, complianceConfirmed }, signal) => {
          const row = {
            id: user.id,
            display_name: displayName,
            use_type: useType,
            terms_accepted: termsAccepted,
            compliance_confirmed: complianceConfirmed,
          };
          // What is accepted is kept by version before the profile says that it is complete.
          await services.api.call(accountEndpoints.acceptTerms, {
            body: { ...newestTerms(), language },
            signal,
          });
          await services.profiles.write(row, signal);
        },
      }),
    [queries, services, user.id, language],
  );
  const { snapshot, send } = useFlow(machine);
  const returnTo = useReturnTo();
  // Terms that are accepted at their gate may have been all that was missing.
  const answer = useProfile();
  const isComplete = answer.status === 'loaded' && isProfileComplete(answer.profile);
  useEffect(() => {
    if (isComplete) send({ type: 'profile.completed' });
  }, [isComplete, send]);
  const hasAgreed =
    answer.status === 'loaded' &&
    answer.profile?.terms_accepted === true &&
    answer.profile.compliance_confirmed === true;
  const isForm = snapshot.matches('editing');
  useEffect(() => {
    // Accepted at their gate while the form stood behind it: they are not asked for once more.
    if (isForm && hasAgreed)
      send({ type: 'field.changed', change: { termsAccepted: true, complianceConfirmed: true } });
  }, [isForm, hasAgreed, send]);
  useEffect(() => {
    const kept = isForm ? readOnboardingDraft(user.id) : null;
    if (kept) send({ type: 'field.changed', change: kept });
  }, [isForm, send, user.id]);
  const type: typeof send = (event) => {
    if (event.type === 'field.changed')
      keepOnboardingDraft(user.id, { ...snapshot.context.form, ...event.change });
    send(event);
  };
  const isDone = snapshot.matches('done');
  const invitation = useInvitation({ isAlone: isDone });
  const isOver = isDone && !invitation.isPending;
  useEffect(() => {
    if (!isOver) return;
    writeStored('onboardingDone', 'true');
    keepOnboardingDraft(user.id, null);
    queries
      .invalidateQueries({ queryKey: profileQuery(services, user.id).queryKey, refetchType: 'none' })
      .then(rereadProfile)
      .then(() => {
        forgetReturnTo();
        return navigate(returnTo ?? pathOf('promptStudio'), { replace: true });
      })
      .catch(console.error);
  }, [isOver, navigate, queries, rereadProfile, returnTo, services, user.id]);
  return (
    <PublicPage title={t('title')} lead={t('lead')} homeHref={pathOf('home')} picture="/glass.webp">
      <Stack gap="x6">
        <OnboardingView snapshot={snapshot} send={type} />
        {snapshot.hasTag('form') && !invitation.isOver && (
          <InvitationView snapshot={invitation.snapshot} send={invitation.send} />
        )}
      </Stack>
    </PublicPage>
  );
}
