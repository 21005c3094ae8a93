import type { AuthProviderId } from '@mirror-studio/domain/auth';
import { PasswordView } from '@mirror-studio/flows/password';
import { providePassword } from '@mirror-studio/state-machines/password';
import { useEffect, useMemo } from 'react';
import { useFlow } from '../../flows/use-flow.ts';
import { useServices, useSession } from '../../providers/services.tsx';
import { Waiting } from '../../routes/fallbacks.tsx';
import { ReturnFromSignIn } from '../../routes/return-to.tsx';
import { useInbox, useProviders } from '../../session/auth-settings.ts';
import { beginSignIn, landingUrl } from '../../session/begin.ts';
import { openProvider } from '../../session/open-provider.ts';
import type { SessionStore } from '../../session/session-store.ts';
import { readStored, writeStored } from '../../storage/storage.ts';

function actors(session: SessionStore): Parameters<typeof providePassword>[0] {
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
  };
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
  const machine = useMemo(() => providePassword(actors(session)), [session]);
  const { snapshot, send } = useFlow(machine, {
    input: () => ({
      mode,
      email: readStored('userEmail') ?? '',
      providers: mode === 'signIn' ? providers : [],
    }),
  });
  const inboxHref = useInbox();
  const isKnown = snapshot.matches('unconfirmed') || snapshot.matches('done');
  const { email } = snapshot.context;
  useEffect(() => {
    if (isKnown) writeStored('userEmail', email);
  }, [isKnown, email]);
  const isSignedIn = useSession().status === 'signedIn';
  // Somebody who sets another password is in already: that is the end of it.
  const isThere = mode === 'newPassword' ? snapshot.matches('done') : isSignedIn;
  if (isThere && !snapshot.hasTag('pending')) return <ReturnFromSignIn />;
  return (
    <PasswordView
      snapshot={snapshot}
      send={send}
      onUseLink={onUseLink}
      onForgotPassword={onForgotPassword}
      inboxHref={inboxHref}
    />
  );
}
