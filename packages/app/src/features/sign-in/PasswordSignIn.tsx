import { type AuthProviderId, levelNeededCode } from '@mirror-studio/domain/auth';
import { PasswordView } from '@mirror-studio/flows/password';
import { providePassword } from '@mirror-studio/state-machines/password';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useFlow } from '../../flows/use-flow.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { useServices, useSession } from '../../providers/services.tsx';
import { Waiting } from '../../routes/fallbacks.tsx';
import { ReturnFromSignIn } from '../../routes/return-to.tsx';
import { useInbox, useProviders } from '../../session/auth-settings.ts';
import { readStored, writeStored } from '../../storage/storage.ts';
import CodeSignIn from './CodeSignIn.tsx';
import { ProvidersUnknown } from './ProvidersUnknown.tsx';
import { passwordActors } from './password-actors.ts';

const StepUpDialog = lazyWithRetry(async () => ({
  default: (await import('../../step-up/StepUpDialog.tsx')).StepUpDialog,
}));

interface PasswordSignInProps {
  /** Default signing in; somebody who came by a recovery link sets another password. */
  mode?: 'signIn' | 'newPassword';
  onUseLink?: (() => void) | undefined;
  onForgotPassword?: () => void;
}

/** Signing in and signing up by password or by a third party, with the auth service behind it (§1, §7). */
export default function PasswordSignIn(props: PasswordSignInProps) {
  const { providers, unknown } = useProviders();
  if (!providers) return <Waiting />;
  return (
    <>
      <Form {...props} providers={providers} />
      {unknown && props.mode !== 'newPassword' && <ProvidersUnknown {...unknown} />}
    </>
  );
}

interface FormProps extends PasswordSignInProps {
  providers: readonly AuthProviderId[];
}

function Form({ mode = 'signIn', onUseLink, onForgotPassword, providers }: FormProps) {
  const { session } = useServices();
  const given = useMemo(() => passwordActors(session), [session]);
  const machine = useMemo(() => providePassword(given), [given]);
  const [isProving, setProving] = useState(false);
  const { snapshot, send } = useFlow(machine, {
    input: () => ({
      mode,
      email: readStored('userEmail') ?? '',
      providers: mode === 'signIn' ? providers : [],
    }),
  });
  useEffect(() => {
    if (providers.length > 0) send({ type: 'providers.found', providers });
  }, [providers, send]);
  const inboxHref = useInbox();
  const [declined, setDeclined] = useState<unknown>(null);
  const isKnown = snapshot.matches('unconfirmed') || snapshot.matches('done');
  const { email } = snapshot.context;
  useEffect(() => {
    if (isKnown) writeStored('userEmail', email);
  }, [isKnown, email]);
  const current = useSession();
  const isSignedIn = current.status === 'signedIn';
  // Somebody who sets another password is in already: that is the end of it.
  const isThere = mode === 'newPassword' ? snapshot.matches('done') : isSignedIn;
  if (isThere && !snapshot.hasTag('pending') && !isProving) return <ReturnFromSignIn />;
  const { failure } = snapshot.context;
  const isRefused = snapshot.matches('refused') || snapshot.matches('proving');
  const needsProof = isRefused && failure?.code === levelNeededCode && failure !== declined;
  return (
    <>
      <PasswordView
        snapshot={snapshot}
        send={send}
        onUseLink={onUseLink}
        onForgotPassword={onForgotPassword}
        inboxHref={inboxHref}
        codeChannel={isSignedIn && current.user.email === '' ? 'text' : 'email'}
        codeField={
          snapshot.matches('unconfirmed') && (
            <CodeSignIn
              purpose="signIn"
              email={email}
              onProving={setProving}
              onSignedIn={given.takePassword}
            />
          )
        }
      />
      {needsProof && (
        <Suspense>
          <StepUpDialog
            onPassed={() => send({ type: 'credentials.submitted' })}
            onCancel={() => setDeclined(failure)}
          />
        </Suspense>
      )}
    </>
  );
}
