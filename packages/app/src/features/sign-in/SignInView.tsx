import { failureKind } from '@mirror-studio/domain/errors';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import type { signInMachine } from '@mirror-studio/state-machines/sign-in';
import { useTexts } from '@mirror-studio/ui/i18n';
import { LinkSent, SignInForm } from '@mirror-studio/ui/SignInForm';
import type { EventFrom, SnapshotFrom } from 'xstate';

interface SignInViewProps {
  snapshot: SnapshotFrom<typeof signInMachine>;
  send: (event: EventFrom<typeof signInMachine>) => void;
  /** The local inbox, on a machine without a mail server. */
  inboxHref?: string;
}

/** Signing in as its machine stands. */
export function SignInView({ snapshot, send, inboxHref }: SignInViewProps) {
  const t = useTexts('signIn', signIn);
  const e = useTexts('errors', errors);
  const { email, secondsLeft, failure } = snapshot.context;
  const isRateLimited = snapshot.matches('rateLimited');
  if (snapshot.matches('sent')) {
    return (
      <LinkSent
        email={email}
        secondsLeft={snapshot.matches({ sent: 'ready' }) ? 0 : secondsLeft}
        onSendAgain={() => send({ type: 'link.requested' })}
        onOtherEmail={() => send({ type: 'email.edited' })}
        inboxHref={inboxHref}
      />
    );
  }
  return (
    <SignInForm
      email={email}
      onEmailChange={(typed) => send({ type: 'email.changed', email: typed })}
      isInvalid={snapshot.matches({ editing: 'invalid' })}
      isPending={snapshot.hasTag('pending')}
      secondsLeft={isRateLimited ? secondsLeft : 0}
      failure={
        isRateLimited
          ? t('tooManyLinks')
          : snapshot.matches('failed')
            ? failure?.status === 0
              ? e('network')
              : failure?.message || e(failureKind(failure))
            : undefined
      }
      onSubmit={() => send({ type: 'link.requested' })}
      onCancel={() => send({ type: 'request.cancelled' })}
    />
  );
}
