import type { shortcutsMachine } from '@mirror-studio/state-machines/shortcuts';
import { ChordHint } from '@mirror-studio/ui/ChordHint';
import type { EventFrom, SnapshotFrom } from 'xstate';

export interface ShortcutsViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof shortcutsMachine>;
  /** The keyboard speaks to this machine; the view only shows what may follow. */
  send: (event: EventFrom<typeof shortcutsMachine>) => void;
}

/** The shortcuts as their machine stands: what may follow `G`, within its second. */
export function ShortcutsView({ snapshot }: ShortcutsViewProps) {
  const { isAdmin, shortcuts } = snapshot.context;
  return <ChordHint isOpen={snapshot.matches('chordBegun')} isAdmin={isAdmin} shortcuts={shortcuts} />;
}
