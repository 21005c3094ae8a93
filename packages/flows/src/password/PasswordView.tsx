import {
  authErrorText,
  authProviders,
  isAboutPassword,
  isEmail,
  isPasswordAccepted,
  mailCodeProblem,
} from '@mirror-studio/domain/auth';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import type { passwordMachine } from '@mirror-studio/state-machines/password';
import { useTexts } from '@mirror-studio/ui/i18n';
import { PasswordForm } from '@mirror-studio/ui/PasswordForm';
import { LinkSent } from '@mirror-studio/ui/SignInForm';
import { Spinner } from '@mirror-studio/ui/Spinner';
import type { ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { useAuthFailureWords } from '../texts/auth-failure-words.ts';
import { useProviderName } from '../texts/provider-name.ts';
import { type CodeChannel, CodeOfMail } from './CodeOfMail.tsx';

export interface PasswordViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof passwordMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof passwordMachine>) => void;
  /** Back to a sign-in link. */
  onUseLink?: (() => void) | undefined;
  /** On to a link for another password. */
  onForgotPassword?: (() => void) | undefined;
  /** The local inbox, on a machine without a mail server. */
  inboxHref?: string;
  /** The field for the code of the confirmation that was sent, as `MailCode`. Default none. */
  codeField?: ReactNode;
  /** Where the code goes that another password may ask for: to the address, or as a text message. Default `email`. */
  codeChannel?: CodeChannel;
  /** Offers an account to whoever has none yet. Default true. */
  canSignUp?: boolean;
}

/** Signing in and signing up by password as their machine stands. */
export function PasswordView({
  snapshot,
  send,
  onUseLink,
  onForgotPassword,
  inboxHref,
  codeField,
  codeChannel = 'email',
  canSignUp = true,
}: PasswordViewProps) {
  const t = useTexts('signIn', signIn);
  const { mode, email, password, missing, providers, secondsLeft } = snapshot.context;
  const nameOf = useProviderName();
  const failure = useAuthFailureWords()(snapshot.context.failure);
  const cancel = () => send({ type: 'submission.cancelled' });
  if (snapshot.matches('done')) return <Spinner size={28} label={t('signingIn')} />;
  if (snapshot.matches('unconfirmed')) {
    return (
      <LinkSent
        email={email}
        message={t('confirmSent', { email })}
        secondsLeft={snapshot.matches({ unconfirmed: 'coolingDown' }) ? secondsLeft : 0}
        isPending={snapshot.hasTag('pending')}
        failure={failure}
        onSendAgain={() => send({ type: 'confirmation.requested' })}
        onCancel={cancel}
        onOtherEmail={() => send({ type: 'email.edited' })}
        inboxHref={inboxHref}
      >
        {codeField}
      </LinkSent>
    );
  }
  const isInvalid = snapshot.matches({ editing: 'invalid' });
  const isProving = snapshot.matches('proving');
  const isFailed = isProving || snapshot.matches('refused') || snapshot.matches('failed');
  const isOfCode =
    snapshot.context.asksCode && mailCodeProblem(snapshot.context.failure?.code ?? '') !== null;
  const isOfPassword = isAboutPassword(authErrorText(snapshot.context.failure?.code ?? ''));
  return (
    <PasswordForm
      mode={mode}
      email={email}
      onEmailChange={(typed) => send({ type: 'field.changed', change: { email: typed } })}
      password={password}
      onPasswordChange={(typed) => send({ type: 'field.changed', change: { password: typed } })}
      missing={missing}
      isEmailInvalid={isInvalid && !isEmail(email)}
      isPasswordRefused={
        (isInvalid || (isProving && snapshot.context.isTried)) &&
        (password === '' || (mode !== 'signIn' && !isPasswordAccepted(password)))
      }
      isPending={snapshot.hasTag('pending')}
      passwordFailure={isFailed && isOfPassword ? failure : undefined}
      failure={isFailed && !isOfPassword && !isOfCode ? failure : undefined}
      onSubmit={() => send({ type: 'credentials.submitted' })}
      onCancel={cancel}
      onModeChange={
        canSignUp
          ? () => send({ type: 'mode.changed', mode: mode === 'signIn' ? 'signUp' : 'signIn' })
          : undefined
      }
      onForgotPassword={onForgotPassword}
      onUseLink={onUseLink}
      providers={authProviders
        .filter(({ id }) => providers.includes(id))
        .map(({ id }) => ({
          name: nameOf(id),
          onPress: () => send({ type: 'provider.chosen', provider: id }),
        }))}
    >
      {snapshot.context.asksCode && <CodeOfMail {...{ snapshot, send }} channel={codeChannel} />}
    </PasswordForm>
  );
}
