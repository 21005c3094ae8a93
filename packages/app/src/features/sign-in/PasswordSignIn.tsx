import { pathOf } from '@mirror-studio/domain/access';
import type { AuthProviderId } from '@mirror-studio/domain/auth';
import { providePassword } from '@mirror-studio/state-machines/password';
import { useActor } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useServices, useSession } from '../../providers/services.tsx';
import { Waiting } from '../../routes/fallbacks.tsx';
import type { SessionStore } from '../../session/session-store.ts';
import { readStored, writeStored } from '../../storage/storage.ts';
import { useInbox } from './inbox.ts';
import { PasswordView } from './PasswordView.tsx';
import { useProviders } from './providers.ts';

const landing = () => `${window.location.origin}${pathOf('authCallback')}`;

function actors(session: SessionStore): Parameters<typeof providePassword>[0] {
  let last: { email: string; password: string } | null = null;
  const signUp = async (credentials: { email: string; password: string }) => {
    last = credentials;
    const client = await session.client();
    const { data, error } = await client.signUp({ ...credentials, options: { emailRedirectTo: landing() } });
    if (error) throw error;
    return { signedIn: data.session !== null };
  };
  return {
    signIn: async (credentials) => {
      const { error } = await (await session.client()).signInWithPassword(credentials);
      if (error) throw error;
    },
    signUp,
    resend: async ({ email }) => {
      // A confirmation that is only sent again brings no password with it: anybody could have asked for it.
      if (last?.email === email) return signUp(last);
      const client = await session.client();
      const { error } = await client.resend({
        type: 'signup',
        email,
        options: { emailRedirectTo: landing() },
      });
      if (error) throw error;
      return {};
    },
    openProvider: async ({ provider }) => {
      const client = await session.client();
      const { error } = await client.signInWithOAuth({ provider, options: { redirectTo: landing() } });
      if (error) throw error;
    },
    refuseSession: () => session.refuse(),
  };
}

interface PasswordSignInProps {
  onUseLink: () => void;
}

/** Signing in and signing up by password or by a third party, with the auth service behind it (§1, §7). */
export default function PasswordSignIn({ onUseLink }: PasswordSignInProps) {
  const providers = useProviders();
  return providers ? <Form onUseLink={onUseLink} providers={providers} /> : <Waiting />;
}

function Form({ onUseLink, providers }: PasswordSignInProps & { providers: readonly AuthProviderId[] }) {
  const { session } = useServices();
  const machine = useMemo(() => providePassword(actors(session)), [session]);
  const [input] = useState(() => ({
    mode: 'signIn' as const,
    email: readStored('userEmail') ?? '',
    providers,
  }));
  const [snapshot, send] = useActor(machine, { input });
  const inboxHref = useInbox();
  const isKnown = snapshot.matches('unconfirmed') || snapshot.matches('done');
  const { email } = snapshot.context;
  useEffect(() => {
    if (isKnown) writeStored('userEmail', email);
  }, [isKnown, email]);
  const isSignedIn = useSession().status === 'signedIn';
  if (isSignedIn && !snapshot.hasTag('pending')) return <Navigate to={pathOf('home')} replace />;
  return <PasswordView snapshot={snapshot} send={send} onUseLink={onUseLink} inboxHref={inboxHref} />;
}
