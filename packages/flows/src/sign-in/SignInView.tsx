import { pathOf } from '@mirror-studio/domain/access';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { useTexts } from '@mirror-studio/ui/i18n';
import { LinkSent, SignInForm } from '@mirror-studio/ui/SignInForm';
import type { ReactNode } from 'react';
import { useAuthFailureWords } from '../texts/auth-failure-words.ts';
import { useProviderName } from '../texts/provider-name.ts';
import { ReAuthView, type ReAuthViewProps } from './ReAuthView.tsx';

export interface SignInViewProps extends ReAuthViewProps {
  /** On to a password instead. */
  onUsePassword?: () => void;
  /** On to the code of a mail that was asked for elsewhere. */
  onUseCode?: () => void;
  /** The field for the code of the mail that was sent, as `MailCode`. Default none. */
  codeField?: ReactNode;
  /** The local inbox, on a machine without a mail server. */
  inboxHref?: string;
  /** Third parties may come yet: room is kept for them, so that they move nothing. Default false. */
  keepsRoom?: boolean;
}

/** Signing in by a link as its machine stands: the form, or for somebody whose session has ended, one button. */
export function SignInView({
  snapshot,
  send,
  onUsePassword,
  onUseCode,
  codeField,
  inboxHref,
  keepsRoom,
}: SignInViewProps) {
  const t = useTexts('signIn', signIn);
  const inWords = useAuthFailureWords();
  const { email, secondsLeft, failure, providers } = snapshot.context;
  const nameOf = useProviderName();
  if (snapshot.context.purpose === 'reAuth') return <ReAuthView snapshot={snapshot} send={send} />;
  const isRecovery = snapshot.context.purpose === 'recovery';
  const isRateLimited = snapshot.matches('rateLimited');
  if (snapshot.matches('sent')) {
    return (
      <LinkSent
        email={email}
        message={isRecovery ? t('recoverSent', { email }) : undefined}
        secondsLeft={snapshot.matches({ sent: 'ready' }) ? 0 : secondsLeft}
        onSendAgain={() => send({ type: 'link.requested' })}
        onOtherEmail={() => send({ type: 'email.edited' })}
        inboxHref={inboxHref}
      >
        {codeField}
      </LinkSent>
    );
  }
  return (
    <SignInForm
      mode="link"
      sendLabel={isRecovery ? t('recoverSend') : undefined}
      modes={onUsePassword ? ['link', 'signIn'] : ['link']}
      onModeChange={onUsePassword}
      onUseCode={onUseCode}
      email={email}
      onEmailChange={(typed) => send({ type: 'email.changed', email: typed })}
      isInvalid={snapshot.matches({ editing: 'invalid' })}
      isPending={snapshot.hasTag('pending')}
      secondsLeft={isRateLimited ? secondsLeft : 0}
      failure={isRateLimited ? t('tooManyLinks') : snapshot.matches('failed') ? inWords(failure) : undefined}
      providers={providers.map((id) => ({
        name: nameOf(id),
        onPress: () => send({ type: 'provider.chosen', provider: id }),
      }))}
      keepsRoom={keepsRoom}
      termsHref={pathOf('terms')}
      privacyHref={pathOf('privacy')}
      onSubmit={() => send({ type: 'link.requested' })}
      onCancel={() => send({ type: 'request.cancelled' })}
    />
  );
}
