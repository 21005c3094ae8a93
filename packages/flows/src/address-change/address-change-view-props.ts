import type { addressChangeMachine } from '@mirror-studio/state-machines/address-change';
import type { EventFrom, SnapshotFrom } from 'xstate';

export interface AddressChangeViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof addressChangeMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof addressChangeMachine>) => void;
  /** Whole seconds until the messages may be sent again, counted down by whoever shows it. Default 0: they may. */
  secondsLeft?: number;
}
