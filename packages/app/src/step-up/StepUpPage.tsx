import { pathOf } from '@mirror-studio/domain/access';
import { secondFactor } from '@mirror-studio/domain/texts/en/secondFactor';
import { StepUpView } from '@mirror-studio/flows/step-up';
import { useTexts } from '@mirror-studio/ui/i18n';
import { PublicPage } from '@mirror-studio/ui/PublicPage';
import { useEffect, useEffectEvent } from 'react';
import { useServices, useSession } from '../providers/services.tsx';
import { useSignOut } from '../session/useSignOut.ts';
import { useStepUp } from './use-step-up.ts';

interface StepUpPageProps {
  /** The session has the second level, and nothing more is to be told. */
  onEnd: () => void;
}

/** In place of what somebody asked for, until they have proved their second factor (§4), here or in another tab. */
export default function StepUpPage({ onEnd }: StepUpPageProps) {
  const { session } = useServices();
  const current = useSession();
  const t = useTexts('secondFactor', secondFactor);
  const signOut = useSignOut();
  const { snapshot, send } = useStepUp({ canRemember: true });
  const isDone = snapshot.matches('done');
  const hadFactors = snapshot.context.factors.length > 0;
  useEffect(() => {
    // The session was of a time when there was a factor: the next one knows that there is none.
    if (isDone && !hadFactors) void session.client().then((client) => client.refreshSession());
  }, [isDone, hadFactors, session]);
  const isDue = current.status === 'signedIn' && current.isStepUpDue;
  const isOver = !isDue && !snapshot.matches('proving');
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <PublicPage
      title={t('stepUpTitle')}
      lead={t('stepUpLead')}
      homeHref={pathOf('home')}
      picture="/glass.webp"
    >
      <StepUpView snapshot={snapshot} send={send} onSignOut={signOut.run} />
    </PublicPage>
  );
}
