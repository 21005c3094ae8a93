import { errors } from '@mirror-studio/domain/texts/en/errors';
import type { signInMachine } from '@mirror-studio/state-machines/sign-in';
import { Banner } from '@mirror-studio/ui/Banner';
import { useTexts } from '@mirror-studio/ui/i18n';
import { ReAuthButton } from '@mirror-studio/ui/ReAuthButton';
import type { EventFrom, SnapshotFrom } from 'xstate';

export interface ReAuthViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof signInMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof signInMachine>) => void;
}

/** Another link to the saved address after the session has ended, as its machine stands (§2 widget 2, §8). */
export function ReAuthView({ snapshot, send }: ReAuthViewProps) {
  const e = useTexts('errors', errors);
  const isWaiting =
    snapshot.matches('rateLimited') || (snapshot.matches('sent') && !snapshot.matches({ sent: 'ready' }));
  return (
    <Banner
      tone="warning"
      role="alert"
      actions={
        <ReAuthButton
          size="small"
          isPending={snapshot.hasTag('pending')}
          secondsLeft={isWaiting ? snapshot.context.secondsLeft : 0}
          onPress={() => send({ type: 'link.requested' })}
        />
      }
    >
      {e('sessionExpired')}
    </Banner>
  );
}
