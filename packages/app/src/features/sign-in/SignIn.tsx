import { pathOf } from '@mirror-studio/domain/access';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { SignInView } from '@mirror-studio/flows/sign-in';
import type { MailCodePurpose } from '@mirror-studio/state-machines/mail-code';
import { provideSignIn } from '@mirror-studio/state-machines/sign-in';
import { useTexts } from '@mirror-studio/ui/i18n';
import { PublicPage } from '@mirror-studio/ui/PublicPage';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFlow } from '../../flows/use-flow.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { useServices, useSession } from '../../providers/services.tsx';
import { Waiting } from '../../routes/fallbacks.tsx';
import { ReturnFromSignIn } from '../../routes/return-to.tsx';
import { useInbox, useProviders } from '../../session/auth-settings.ts';
import { openProvider } from '../../session/open-provider.ts';
import { signInMethod } from '../../session/sign-in-methods.ts';
import { readStored } from '../../storage/storage.ts';
import { ProvidersUnknown } from './ProvidersUnknown.tsx';
import { SessionExpired } from './SessionExpired.tsx';
import { rememberLink, sendLink, sendRecovery } from './send-link.ts';

const PasswordSignIn = lazyWithRetry(() => import('./PasswordSignIn.tsx'));
/** It comes when a mail was sent, or with its own address: the form that asks for one does not wait for it. */
const CodeSignIn = lazyWithRetry(() => import('./CodeSignIn.tsx'));

/** The sign-in page: by link, by its code, or by password. Somebody who is signed in already is taken on. */
export default function SignIn() {
  const t = useTexts('signIn', signIn);
  const [search, setSearch] = useSearchParams();
  const [isProving, setProving] = useState(false);
  const chosen = search.get(signInMethod.name);
  const isPassword = chosen === signInMethod.password;
  const session = useSession();
  const isSignedIn = session.status === 'signedIn';
  const isNewPassword = chosen === signInMethod.newPassword && isSignedIn;
  const isRecovery = chosen === signInMethod.recovery;
  if (chosen === signInMethod.newPassword && session.status === 'unknown') return <Waiting isForSession />;
  // By password, the flow itself leads on: leaving it before its answer has come would refuse the session.
  // So does a code: what is still to be done with its session comes first.
  if (isSignedIn && !isPassword && !isNewPassword && !isProving) return <ReturnFromSignIn />;
  const isCode = chosen === signInMethod.code;
  const go = (to?: string) =>
    setSearch(to === undefined ? {} : { [signInMethod.name]: to }, { replace: true });
  const codeOf = (purpose: MailCodePurpose, email?: string) => (
    <Suspense fallback={<Waiting />}>
      <CodeSignIn
        purpose={purpose}
        email={email}
        onProving={setProving}
        onUseLink={isCode ? () => go() : undefined}
      />
    </Suspense>
  );
  return (
    <PublicPage
      title={t(
        isNewPassword ? 'newPasswordTitle' : isRecovery ? 'recoverTitle' : isCode ? 'useCode' : 'title',
      )}
      lead={isPassword || isNewPassword || isCode ? undefined : t(isRecovery ? 'recoverLead' : 'lead')}
      homeHref={pathOf('home')}
      picture="/glass.webp"
    >
      {session.status === 'signedOut' && session.isExpired && <SessionExpired />}
      {isPassword || isNewPassword ? (
        <Suspense fallback={<Waiting />}>
          <PasswordSignIn
            key={chosen}
            mode={isNewPassword ? 'newPassword' : 'signIn'}
            onUseLink={isNewPassword ? undefined : () => go()}
            onForgotPassword={() => go(signInMethod.recovery)}
          />
        </Suspense>
      ) : isCode ? (
        codeOf('signIn')
      ) : (
        <LinkSignIn
          key={isRecovery ? signInMethod.recovery : ''}
          purpose={isRecovery ? 'recovery' : 'signIn'}
          onUsePassword={() => go(signInMethod.password)}
          onUseCode={isRecovery ? undefined : () => go(signInMethod.code)}
          codeOf={codeOf}
        />
      )}
    </PublicPage>
  );
}

interface LinkSignInProps {
  purpose: MailCodePurpose;
  onUsePassword: () => void;
  onUseCode: (() => void) | undefined;
  codeOf: (purpose: MailCodePurpose, email: string) => ReactNode;
}

function LinkSignIn({ purpose, onUsePassword, onUseCode, codeOf }: LinkSignInProps) {
  const { session } = useServices();
  const machine = useMemo(
    () =>
      provideSignIn({
        sendLink: (purpose === 'recovery' ? sendRecovery : sendLink)(session),
        openProvider: openProvider(session),
      }),
    [purpose, session],
  );
  const { snapshot, send } = useFlow(machine, {
    input: () => ({ purpose, email: readStored('userEmail') ?? '', lastRequestMs: null }),
    on: { 'link.sent': rememberLink },
  });
  const inboxHref = useInbox();
  const isSignIn = purpose === 'signIn';
  const { providers, unknown } = useProviders();
  useEffect(() => {
    if (isSignIn && providers && providers.length > 0) send({ type: 'providers.found', providers });
  }, [isSignIn, providers, send]);
  return (
    <>
      <SignInView
        snapshot={snapshot}
        send={send}
        onUsePassword={onUsePassword}
        onUseCode={onUseCode}
        inboxHref={inboxHref}
        codeField={snapshot.matches('sent') && codeOf(purpose, snapshot.context.email)}
        keepsRoom={isSignIn && !unknown}
      />
      {isSignIn && unknown && !snapshot.matches('sent') && <ProvidersUnknown {...unknown} />}
    </>
  );
}
