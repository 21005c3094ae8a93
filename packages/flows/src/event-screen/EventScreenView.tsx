import type { eventScreenMachine } from '@mirror-studio/state-machines/event-screen';
import { EventFrame } from '@mirror-studio/ui/EventFrame';
import type { EventFrom, SnapshotFrom } from 'xstate';

export interface EventScreenViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof eventScreenMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof eventScreenMachine>) => void;
}

const screens = ['windowed', 'entering', 'refused', 'full', 'leaving'] as const;

/** The event's frame as its machine stands. */
export function EventScreenView({ snapshot, send }: EventScreenViewProps) {
  return (
    <EventFrame
      screen={screens.find((state) => snapshot.matches(state)) ?? 'windowed'}
      onEnter={() => send({ type: 'screen.requested' })}
      onLeave={() => send({ type: 'screen.left' })}
    />
  );
}
