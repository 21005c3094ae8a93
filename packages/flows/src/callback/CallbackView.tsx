import { pathOf } from '@mirror-studio/domain/access';
import type { ProviderProblem } from '@mirror-studio/domain/auth';
import { common } from '@mirror-studio/domain/texts/en/common';
import { providerProblems } from '@mirror-studio/domain/texts/en/providerProblems';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import type { callbackMachine } from '@mirror-studio/state-machines/callback';
import { Button } from '@mirror-studio/ui/Button';
import { EmptyState } from '@mirror-studio/ui/EmptyState';
import { ErrorState } from '@mirror-studio/ui/ErrorState';
import { useTexts } from '@mirror-studio/ui/i18n';
import { LinkProblem } from '@mirror-studio/ui/LinkProblem';
import { LinkSent } from '@mirror-studio/ui/SignInForm';
import { Spinner } from '@mirror-studio/ui/Spinner';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { useAuthFailureWords } from '../texts/auth-failure-words.ts';
import { SessionChoice } from './SessionChoice.tsx';

export interface CallbackViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof callbackMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof callbackMachine>) => void;
  /** The local inbox, on a machine without a mail server. Default none. */
  inboxHref?: string;
  /** On to the code of the same mail, where a link did not open. Default not offered. */
  onUseCode?: () => void;
}

const isOfProvider = (problem: string | null): problem is ProviderProblem =>
  problem !== null && problem in providerProblems;

/** The landing of a sign-in link as its machine stands. */
export function CallbackView({ snapshot, send, inboxHref, onUseCode }: CallbackViewProps) {
  const t = useTexts('signIn', signIn);
  const p = useTexts('providerProblems', providerProblems);
  const inWords = useAuthFailureWords();
  const c = useTexts('common', common);
  const { email, owner, signedIn, problem, identityProblem, secondsLeft, failure } = snapshot.context;
  if (snapshot.status === 'done') return <Spinner size={28} label={c('checkingSession')} />;
  if (snapshot.matches('exchanging') || snapshot.matches('identifying')) {
    return (
      <EmptyState
        align="start"
        icon={<Spinner size={24} label={c('checkingSession')} />}
        actions={<Button onPress={() => send({ type: 'exchange.cancelled' })}>{c('cancel')}</Button>}
      >
        <p>{c('checkingSession')}</p>
      </EmptyState>
    );
  }
  if (snapshot.matches('asking')) {
    return (
      <SessionChoice
        owner={owner && (owner.email || t('accountWithoutEmail'))}
        signedIn={signedIn && (signedIn.email || t('accountWithoutEmail'))}
        onAccept={() => send({ type: 'session.accepted' })}
        onDecline={() => send({ type: 'session.declined' })}
      />
    );
  }
  if (snapshot.matches('stopped')) {
    return (
      <EmptyState
        align="start"
        actions={
          <Button variant="primary" onPress={() => send({ type: 'exchange.retried' })}>
            {t('goOn')}
          </Button>
        }
      >
        <p>{t('stopped')}</p>
      </EmptyState>
    );
  }
  if (snapshot.matches('kept')) {
    return (
      <EmptyState
        align="start"
        actions={
          <Button variant="primary" onPress={() => send({ type: 'landing.left' })}>
            {t('identityGoOn')}
          </Button>
        }
      >
        <p>{isOfProvider(identityProblem) ? p(identityProblem) : t(identityProblem ?? 'identityUnknown')}</p>
      </EmptyState>
    );
  }
  if (snapshot.matches('unreachable')) {
    return <ErrorState kind="network" onAction={{ retry: () => send({ type: 'exchange.retried' }) }} />;
  }
  if (snapshot.matches('resent')) {
    return (
      <LinkSent
        email={email}
        secondsLeft={snapshot.matches({ resent: 'ready' }) ? 0 : secondsLeft}
        onSendAgain={() => send({ type: 'link.requested' })}
        inboxHref={inboxHref}
      />
    );
  }
  const isRateLimited = snapshot.matches('rateLimited');
  return (
    <LinkProblem
      reason={problem ?? 'linkRefused'}
      email={email}
      onEmailChange={(typed) => send({ type: 'email.changed', email: typed })}
      isInvalid={snapshot.matches({ refused: 'emailInvalid' })}
      isPending={snapshot.matches('resending')}
      secondsLeft={isRateLimited ? secondsLeft : 0}
      failure={isRateLimited ? t('tooManyLinks') : inWords(failure)}
      termsHref={pathOf('terms')}
      privacyHref={pathOf('privacy')}
      onUseCode={onUseCode}
      onSubmit={() => send({ type: 'link.requested' })}
      onCancel={() => send({ type: 'request.cancelled' })}
    />
  );
}
