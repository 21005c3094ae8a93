import { pathOf } from '@mirror-studio/domain/access';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { provideSignIn } from '@mirror-studio/state-machines/sign-in';
import { useTexts } from '@mirror-studio/ui/i18n';
import { PublicPage } from '@mirror-studio/ui/PublicPage';
import { useActor } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useServices, useSession } from '../../providers/services.tsx';
import { readStored } from '../../storage/storage.ts';
import { useInbox } from './inbox.ts';
import { SignInView } from './SignInView.tsx';
import { rememberLink, sendLink } from './send-link.ts';

/** The sign-in page. Somebody who is signed in already is taken on. */
export default function SignIn() {
  const { session } = useServices();
  const t = useTexts('signIn', signIn);
  const machine = useMemo(() => provideSignIn({ sendLink: sendLink(session) }), [session]);
  const [input] = useState(() => ({
    purpose: 'signIn' as const,
    email: readStored('userEmail') ?? '',
    lastRequestMs: null,
  }));
  const [snapshot, send, actor] = useActor(machine, { input });
  useEffect(() => {
    const heard = actor.on('link.sent', rememberLink);
    return () => heard.unsubscribe();
  }, [actor]);
  const inboxHref = useInbox();
  if (useSession().status === 'signedIn') return <Navigate to={pathOf('home')} replace />;
  return (
    <PublicPage title={t('title')} lead={t('lead')} homeHref={pathOf('home')} picture="/glass.webp">
      <SignInView snapshot={snapshot} send={send} inboxHref={inboxHref} />
    </PublicPage>
  );
}
