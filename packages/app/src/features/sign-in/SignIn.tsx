import { pathOf } from '@mirror-studio/domain/access';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { provideSignIn } from '@mirror-studio/state-machines/sign-in';
import { useTexts } from '@mirror-studio/ui/i18n';
import { PublicPage } from '@mirror-studio/ui/PublicPage';
import { useActor } from '@xstate/react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { lazily } from '../../parts/lazily.ts';
import { useServices, useSession } from '../../providers/services.tsx';
import { Waiting } from '../../routes/fallbacks.tsx';
import { readStored } from '../../storage/storage.ts';
import { useInbox } from './inbox.ts';
import { SessionExpired } from './SessionExpired.tsx';
import { SignInView } from './SignInView.tsx';
import { rememberLink, sendLink } from './send-link.ts';

const PasswordSignIn = lazily(() => import('./PasswordSignIn.tsx'));

/** In the address, so that a reload and a bookmark keep the way that was chosen. */
const way = { name: 'with', password: 'password' } as const;

/** The sign-in page: by link, or by password. Somebody who is signed in already is taken on. */
export default function SignIn() {
  const t = useTexts('signIn', signIn);
  const [search, setSearch] = useSearchParams();
  const isPassword = search.get(way.name) === way.password;
  const session = useSession();
  const isSignedIn = session.status === 'signedIn';
  // By password, the flow itself leads on: leaving it before its answer has come would refuse the session.
  if (isSignedIn && !isPassword) return <Navigate to={pathOf('home')} replace />;
  return (
    <PublicPage
      title={t('title')}
      lead={isPassword ? undefined : t('lead')}
      homeHref={pathOf('home')}
      picture="/glass.webp"
    >
      {session.status === 'signedOut' && session.isExpired && <SessionExpired />}
      {isPassword ? (
        <Suspense fallback={<Waiting />}>
          <PasswordSignIn onUseLink={() => setSearch({}, { replace: true })} />
        </Suspense>
      ) : (
        <LinkSignIn onUsePassword={() => setSearch({ [way.name]: way.password }, { replace: true })} />
      )}
    </PublicPage>
  );
}

function LinkSignIn({ onUsePassword }: { onUsePassword: () => void }) {
  const { session } = useServices();
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
  return <SignInView snapshot={snapshot} send={send} onUsePassword={onUsePassword} inboxHref={inboxHref} />;
}
