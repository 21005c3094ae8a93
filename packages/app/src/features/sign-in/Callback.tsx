import { pathOf } from '@mirror-studio/domain/access';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { type Landing, provideCallback } from '@mirror-studio/state-machines/callback';
import { useTexts } from '@mirror-studio/ui/i18n';
import { PublicPage } from '@mirror-studio/ui/PublicPage';
import { useActor } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useServices } from '../../providers/services.tsx';
import type { SessionStore } from '../../session/session-store.ts';
import { readStored } from '../../storage/storage.ts';
import { CallbackView } from './CallbackView.tsx';
import { useInbox } from './inbox.ts';
import { rememberLink, sendLink } from './send-link.ts';

/** What the address carries; the machine decides what it means. */
function readLanding({ search, hash }: Location): Landing {
  const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  const code = query.get('code');
  if (code) return { kind: 'code', code };
  if (fragment.has('access_token')) return { kind: 'session', fragment: hash.slice(1) };
  if (query.has('error') || fragment.has('error')) {
    return { kind: 'error', code: query.get('error_code') ?? fragment.get('error_code') };
  }
  return { kind: 'none' };
}

const openSession = (session: SessionStore) => async (landing: Landing) => {
  const client = await session.client();
  if (landing.kind === 'code') {
    const { error } = await client.exchangeCodeForSession(landing.code);
    if (error) throw error;
  }
  if (landing.kind === 'session') {
    const tokens = new URLSearchParams(landing.fragment);
    const { error } = await client.setSession({
      access_token: tokens.get('access_token') ?? '',
      refresh_token: tokens.get('refresh_token') ?? '',
    });
    if (error) throw error;
  }
};

function titleOf(value: unknown): 'signingIn' | 'stoppedTitle' | 'identityTitle' | 'linkTitle' {
  if (value === 'exchanging') return 'signingIn';
  if (value === 'stopped') return 'stoppedTitle';
  return value === 'kept' ? 'identityTitle' : 'linkTitle';
}

/** `/auth/callback`: where sign-in links land. */
export default function Callback() {
  const { session } = useServices();
  const t = useTexts('signIn', signIn);
  const machine = useMemo(
    () =>
      provideCallback({
        openSession: openSession(session),
        sendLink: sendLink(session),
        refuseSession: () => session.refuse(),
      }),
    [session],
  );
  const [input] = useState(() => ({
    landing: readLanding(window.location),
    email: readStored('userEmail') ?? '',
  }));
  const [snapshot, send, actor] = useActor(machine, { input });
  useEffect(() => {
    const heard = actor.on('link.sent', rememberLink);
    return () => heard.unsubscribe();
  }, [actor]);
  const { kind } = snapshot.context.landing;
  const mayTryAgain = ['exchanging', 'unreachable', 'stopped'].some((value) => value === snapshot.value);
  useEffect(() => {
    // What was in the address is used up: it must not stay in the history. A whole session never may.
    if (kind === 'session' || !mayTryAgain) window.history.replaceState(null, '', pathOf('authCallback'));
  }, [kind, mayTryAgain]);
  const inboxHref = useInbox();
  if (snapshot.matches('done')) return <Navigate to={pathOf('home')} replace />;
  return (
    <PublicPage title={t(titleOf(snapshot.value))} homeHref={pathOf('home')} picture="/glass.webp">
      <CallbackView snapshot={snapshot} send={send} inboxHref={inboxHref} />
    </PublicPage>
  );
}
