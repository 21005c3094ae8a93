import { type AuthProviderId, levelNeededCode } from '@mirror-studio/domain/auth';
import { PasswordView } from '@mirror-studio/flows/password';
import { type PasswordActors, providePassword } from '@mirror-studio/state-machines/password';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useFlow } from '../../flows/use-flow.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { useServices, useSession } from '../../providers/services.tsx';
import { Waiting } from '../../routes/fallbacks.tsx';
import { ReturnFromSignIn } from '../../routes/return-to.tsx';
import { useInbox, useProviders } from '../../session/auth-settings.ts';
import { beginSignIn, landingUrl } from '../../session/begin.ts';
import { openProvider } from '../../session/open-provider.ts';
import type { SessionStore } from '../../session/session-store.ts';
import { readStored, writeStored } from '../../storage/storage.ts';
import CodeSignIn from './CodeSignIn.tsx';

const StepUpDialog = lazyWithRetry(async () => ({
  default: (await import('../../step-up/StepUpDialog.tsx')).StepUpDialog,
}));

function actors(session: SessionStore): PasswordActors & WithPassword {
  let last: { email: string; password: string } | null = null;
  const signUp = async (credentials: { email: string; password: string }) => {
    last = credentials;
    const client = await session.client();
    beginSignIn(credentials.email);
    const { data, error } = await client.signUp({
      ...credentials,
      options: { emailRedirectTo: landingUrl() },
    });
    if (error) throw error;
    return { signedIn: data.session !== null };
  };
  return {
    signIn: async (credentials) => {
      const { error } = await (await session.client()).signInWithPassword(credentials);
      if (error) throw error;
    },
    signUp,
    setPassword: async ({ password }) => {
      const { error } = await (await session.client()).updateUser({ password });
      if (error) throw error;
    },
    resend: async ({ email }) => {
      // A confirmation that is only sent again brings no password with it: anybody could have asked for it.
      if (last?.email === email) return signUp(last);
      const client = await session.client();
      beginSignIn(email);
      const { error } = await client.resend({
        type: 'signup',
        email,
        options: { emailRedirectTo: landingUrl() },
      });
      if (error) throw error;
      return {};
    },
    openProvider: openProvider(session),
    refuseSession: () => session.refuse(),
    takePassword: async () => {
      if (last === null) return;
      const { error } = await (await session.client()).updateUser({ password: last.password });
      // The hosted service has it already; and where it cannot be set the person is in all the same, and can choose another.
      if (error) console.warn('The password was not taken over', error.code);
      last = null;
    },
  };
}

interface WithPassword {
  /** After a code proved the address here: the password that was typed here with the sign-up comes into force. */
  readonly takePassword: () => Promise<void>;
}

interface PasswordSignInProps {
  /** Default signing in; somebody who came by a recovery link sets another password. */
  mode?: 'signIn' | 'newPassword';
  onUseLink?: (() => void) | undefined;
  onForgotPassword?: () => void;
}

/** Signing in and signing up by password or by a third party, with the auth service behind it (§1, §7). */
export default function PasswordSignIn(props: PasswordSignInProps) {
  const providers = useProviders();
  return providers ? <Form {...props} providers={providers} /> : <Waiting />;
}

interface FormProps extends PasswordSignInProps {
  providers: readonly AuthProviderId[];
}

function Form({ mode = 'signIn', onUseLink, onForgotPassword, providers }: FormProps) {
  const { session } = useServices();
  const given = useMemo(() => actors(session), [session]);
  const machine = useMemo(() => providePassword(given), [given]);
  const [isProving, setProving] = useState(false);
  const { snapshot, send } = useFlow(machine, {
    input: () => ({
      mode,
      email: readStored('userEmail') ?? '',
      providers: mode === 'signIn' ? providers : [],
    }),
  });
  const inboxHref = useInbox();
  const [declined, setDeclined] = useState<unknown>(null);
  const isKnown = snapshot.matches('unconfirmed') || snapshot.matches('done');
  const { email } = snapshot.context;
  useEffect(() => {
    if (isKnown) writeStored('userEmail', email);
  }, [isKnown, email]);
  const isSignedIn = useSession().status === 'signedIn';
  // Somebody who sets another password is in already: that is the end of it.
  const isThere = mode === 'newPassword' ? snapshot.matches('done') : isSignedIn;
  if (isThere && !snapshot.hasTag('pending') && !isProving) return <ReturnFromSignIn />;
  const { failure } = snapshot.context;
  const needsProof = snapshot.matches('refused') && failure?.code === levelNeededCode && failure !== declined;
  return (
    <>
      <PasswordView
        snapshot={snapshot}
        send={send}
        onUseLink={onUseLink}
        onForgotPassword={onForgotPassword}
        inboxHref={inboxHref}
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
