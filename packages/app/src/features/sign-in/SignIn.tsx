import { pathOf } from '@mirror-studio/domain/access';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { SignInView } from '@mirror-studio/flows/sign-in';
import type { MailCodePurpose } from '@mirror-studio/state-machines/mail-code';
import { provideSignIn } from '@mirror-studio/state-machines/sign-in';
import { Button } from '@mirror-studio/ui/Button';
import { useTexts } from '@mirror-studio/ui/i18n';
import { PublicPage } from '@mirror-studio/ui/PublicPage';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFlow } from '../../flows/use-flow.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { useServices, useSession } from '../../providers/services.tsx';
import { Waiting } from '../../routes/fallbacks.tsx';
import { ReturnFromSignIn } from '../../routes/return-to.tsx';
import { readStored } from '../../storage/storage.ts';
import { CodePart } from './CodePart.tsx';
import { useInbox } from './inbox.ts';
import { signInMethod } from './methods.ts';
import { SessionExpired } from './SessionExpired.tsx';
import { rememberLink, sendLink, sendRecovery } from './send-link.ts';
import type { SignedInByCode } from './use-code.ts';

const titles: Readonly<Record<string, 'newPasswordTitle' | 'recoverTitle' | 'codeTitle'>> = {
  [signInMethod.newPassword]: 'newPasswordTitle',
  [signInMethod.recovery]: 'recoverTitle',
  [signInMethod.code]: 'codeTitle',
};

const PasswordSignIn = lazyWithRetry(() => import('./PasswordSignIn.tsx'));

/** The sign-in page: by link, by its code, or by password. Somebody who is signed in already is taken on. */
export default function SignIn() {
  const t = useTexts('signIn', signIn);
  const [search, setSearch] = useSearchParams();
  const chosen = search.get(signInMethod.name);
  const isPassword = chosen === signInMethod.password;
  const session = useSession();
  const isSignedIn = session.status === 'signedIn';
  const isNewPassword = chosen === signInMethod.newPassword && isSignedIn;
  const isRecovery = chosen === signInMethod.recovery;
  if (chosen === signInMethod.newPassword && session.status === 'unknown') return <Waiting />;
  // By password, the flow itself leads on: leaving it before its answer has come would refuse the session.
  // So does a code: what is still to be done with its session comes first.
  const [isProving, setProving] = useState(false);
  const go = useCallback(
    (to?: string) => setSearch(to === undefined ? {} : { [signInMethod.name]: to }, { replace: true }),
    [setSearch],
  );
  const lead = useCallback(
    (purpose: MailCodePurpose) => purpose === 'recovery' && go(signInMethod.newPassword),
    [go],
  );
  if (isSignedIn && !isPassword && !isNewPassword && !isProving) return <ReturnFromSignIn />;
  const isCode = chosen === signInMethod.code;
  return (
    <PublicPage
      title={t(titles[chosen ?? ''] ?? 'title')}
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
        <>
          <CodePart purpose="signIn" onProving={setProving} />
          <Button variant="ghost" isFullWidth onPress={() => go()}>
            {t('useLink')}
          </Button>
        </>
      ) : (
        <LinkSignIn
          key={isRecovery ? signInMethod.recovery : ''}
          purpose={isRecovery ? 'recovery' : 'signIn'}
          onUsePassword={() => go(signInMethod.password)}
          onUseCode={isRecovery ? undefined : () => go(signInMethod.code)}
          onProving={setProving}
          onSignedIn={lead}
        />
      )}
    </PublicPage>
  );
}

interface LinkSignInProps extends SignedInByCode {
  purpose: MailCodePurpose;
  onUsePassword: () => void;
  onUseCode: (() => void) | undefined;
}

function LinkSignIn({ purpose, onUsePassword, onUseCode, onProving, onSignedIn }: LinkSignInProps) {
  const { session } = useServices();
  const machine = useMemo(
    () => provideSignIn({ sendLink: (purpose === 'recovery' ? sendRecovery : sendLink)(session) }),
    [purpose, session],
  );
  const { snapshot, send } = useFlow(machine, {
    input: () => ({ purpose, email: readStored('userEmail') ?? '', lastRequestMs: null }),
    on: { 'link.sent': rememberLink },
  });
  const inboxHref = useInbox();
  const { email } = snapshot.context;
  return (
    <SignInView
      snapshot={snapshot}
      send={send}
      onUsePassword={onUsePassword}
      onUseCode={onUseCode}
      inboxHref={inboxHref}
      codeField={
        snapshot.matches('sent') && (
          <CodePart purpose={purpose} email={email} onProving={onProving} onSignedIn={onSignedIn} />
        )
      }
    />
  );
}
