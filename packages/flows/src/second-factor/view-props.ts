import type { secondFactorMachine } from '@mirror-studio/state-machines/second-factor';
import type { EventFrom, SnapshotFrom } from 'xstate';

export interface SecondFactorViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof secondFactorMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof secondFactorMachine>) => void;
  /** The level of the headings of its steps in the page. Default 2. */
  headingLevel?: 2 | 3 | undefined;
  /** Gives the recovery codes as a file; left out, it is not offered. */
  onDownload?: ((codes: readonly string[]) => void) | undefined;
  /** Prints the recovery codes; left out, it is not offered. */
  onPrint?: ((codes: readonly string[]) => void) | undefined;
}
