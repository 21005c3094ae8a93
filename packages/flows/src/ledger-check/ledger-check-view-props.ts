import type { ledgerCheckMachine } from '@mirror-studio/state-machines/ledger-check';
import type { EventFrom, SnapshotFrom } from 'xstate';

export interface LedgerCheckViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof ledgerCheckMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof ledgerCheckMachine>) => void;
}
