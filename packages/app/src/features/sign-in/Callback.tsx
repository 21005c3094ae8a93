import { pathOf } from '@mirror-studio/domain/access';
import { providerProblems } from '@mirror-studio/domain/texts/en/providerProblems';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { CallbackView } from '@mirror-studio/flows/callback';
import { provideCallback } from '@mirror-studio/state-machines/callback';
import { useTexts } from '@mirror-studio/ui/i18n';
import { PublicPage } from '@mirror-studio/ui/PublicPage';
import { useEffect, useMemo, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useServerTime } from '../../clock/useServerTime.ts';
import { useFlow } from '../../flows/use-flow.ts';
import { useServices, useSession } from '../../providers/services.tsx';
import { Waiting } from '../../routes/fallbacks.tsx';
import { ReturnFromSignIn } from '../../routes/return-to.tsx';
import { forgetAuthParams, takenAuthParams } from '../../session/auth-params.ts';
import { useInbox } from '../../session/auth-settings.ts';
import type { SignedInUser } from '../../session/session.ts';
import { codePath, newPasswordPath } from '../../session/sign-in-methods.ts';
import { readStored, writeStored } from '../../storage/storage.ts';
import { openSession, readOwner } from './open-session.ts';
import { begunSignIn, rememberLink, sendLink } from './send-link.ts';

function titleOf(
  value: unknown,
): 'signingIn' | 'stoppedTitle' | 'identityTitle' | 'continueTitle' | 'linkTitle' {
  if (value === 'exchanging' || value === 'identifying') return 'signingIn';
  if (value === 'asking') return 'continueTitle';
  if (value === 'stopped') return 'stoppedTitle';
  return value === 'kept' ? 'identityTitle' : 'linkTitle';
}

/** `/auth/callback`: where sign-in links land. Whom it may sign in depends on who is signed in already. */
export default function Callback() {
  const session = useSession();
  // Asking the auth service for something may open the session anew; the page stays where it is.
  const [isKnown, setKnown] = useState(session.status !== 'unknown');
  if (!isKnown && session.status !== 'unknown') setKnown(true);
  const isTimeKnown = useServerTime(takenAuthParams().kind === 'session');
  if (!isKnown || !isTimeKnown) return <Waiting isForSession />;
  return <LandedCallback signedIn={session.status === 'signedIn' ? session.user : null} />;
}

function LandedCallback({ signedIn }: { signedIn: SignedInUser | null }) {
  const { session, clock } = useServices();
  const t = useTexts('signIn', signIn);
  const navigate = useNavigate();
  const p = useTexts('providerProblems', providerProblems);
  const machine = useMemo(
    () =>
      provideCallback({
        readOwner: readOwner(clock),
        openSession: openSession(session, clock),
        sendLink: sendLink(session),
        refuseSession: () => session.refuse(),
      }),
    [session, clock],
  );
  const { snapshot, send } = useFlow(machine, {
    input: () => ({
      landing: takenAuthParams(),
      email: readStored('userEmail') ?? '',
      begun: begunSignIn(),
      signedIn,
      now: clock.now,
    }),
    on: { 'link.sent': rememberLink },
  });
  useEffect(() => forgetAuthParams, []);
  useEffect(() => send({ type: 'visitor.changed', signedIn }), [send, signedIn]);
  const isDone = snapshot.matches('done');
  const isIn = isDone || snapshot.matches('recovered');
  useEffect(() => {
    if (isIn) writeStored('signInBegun', null);
  }, [isIn]);
  const inboxHref = useInbox();
  const { problem } = snapshot.context;
  const isOfProvider = problem !== null && problem in providerProblems && !snapshot.matches('kept');
  if (isDone) return <ReturnFromSignIn />;
  if (snapshot.matches('recovered')) return <Navigate to={newPasswordPath} replace />;
  if (snapshot.matches('declined')) return <Navigate to={pathOf('home')} replace />;
  return (
    <PublicPage
      title={isOfProvider ? p('providerTitle') : t(titleOf(snapshot.value))}
      homeHref={pathOf('home')}
      picture="/glass.webp"
    >
      <CallbackView
        snapshot={snapshot}
        send={send}
        inboxHref={inboxHref}
        onUseCode={() => void navigate(codePath)}
      />
    </PublicPage>
  );
}
