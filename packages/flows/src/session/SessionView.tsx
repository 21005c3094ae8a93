import { pathOf } from '@mirror-studio/domain/access';
import { common } from '@mirror-studio/domain/texts/en/common';
import { diagnostics } from '@mirror-studio/domain/texts/en/diagnostics';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import type { sessionMachine } from '@mirror-studio/state-machines/session';
import { Button } from '@mirror-studio/ui/Button';
import { useTexts } from '@mirror-studio/ui/i18n';
import { LinkButton } from '@mirror-studio/ui/LinkButton';
import { StatusCard } from '@mirror-studio/ui/StatusCard';
import type { EventFrom, SnapshotFrom } from 'xstate';

export interface SessionViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof sessionMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof sessionMachine>) => void;
}

const freshness = ['refreshing', 'waiting', 'asleep', 'recovering', 'rested'] as const;
const assurances = ['aal2Due', 'aal2', 'aal1'] as const;

/** Who is signed in, as the session's machine stands. */
export function SessionView({ snapshot, send }: SessionViewProps) {
  const t = useTexts('diagnostics', diagnostics);
  const s = useTexts('shell', shell);
  const c = useTexts('common', common);
  const i = useTexts('signIn', signIn);
  const { session, expired } = snapshot.context;
  const isIn = snapshot.matches('signedIn');
  const fresh = freshness.find((state) => snapshot.matches({ signedIn: { fresh: state } })) ?? 'rested';
  const assurance =
    assurances.find((state) => snapshot.matches({ signedIn: { assurance: state } })) ?? 'aal1';
  const isSigningOut = snapshot.matches('signingOut');
  const sentence = () => {
    if (isIn) return t(`session_${fresh}`);
    if (isSigningOut) return t('session_signingOut');
    if (snapshot.matches('unknown')) return t('session_unknown');
    return t(expired ? 'session_expired' : 'session_signedOut');
  };
  const isBusy = isSigningOut || snapshot.matches('unknown') || (isIn && /refreshing|recovering/.test(fresh));
  const isNotable = expired || (isIn && (fresh === 'waiting' || assurance === 'aal2Due'));
  return (
    <StatusCard
      title={t('session')}
      state={isBusy ? 'busy' : isNotable ? 'attention' : 'ok'}
      facts={
        session === null
          ? []
          : [
              { term: t('account'), value: session.user.email ?? session.user.id },
              ...(isIn ? [{ term: t('assurance'), value: t(`assurance_${assurance}`) }] : []),
            ]
      }
      actions={
        isSigningOut ? (
          <Button size="small" onPress={() => send({ type: 'signOut.cancelled' })}>
            {c('cancel')}
          </Button>
        ) : isIn ? (
          <Button size="small" onPress={() => send({ type: 'signOut.requested' })}>
            {s('signOut')}
          </Button>
        ) : snapshot.matches('signedOut') ? (
          <LinkButton size="small" variant="primary" href={pathOf('login')}>
            {i('signIn')}
          </LinkButton>
        ) : undefined
      }
    >
      {sentence()}
    </StatusCard>
  );
}
