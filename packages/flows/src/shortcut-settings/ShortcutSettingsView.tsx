import type { shortcutSettingsMachine } from '@mirror-studio/state-machines/shortcut-settings';
import { ShortcutSettings } from '@mirror-studio/ui/ShortcutSettings';
import type { EventFrom, SnapshotFrom } from 'xstate';

export interface ShortcutSettingsViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof shortcutSettingsMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof shortcutSettingsMachine>) => void;
}

/** The settings of shortcuts as their machine stands. */
export function ShortcutSettingsView({ snapshot, send }: ShortcutSettingsViewProps) {
  const { preferences, isAdmin, isApple, id, refusal, wanted } = snapshot.context;
  const isRecording = snapshot.matches({ panel: { open: 'recording' } }) && id !== null;
  const isChordBegun = snapshot.matches({ panel: { open: { recording: 'second' } } });
  return (
    <ShortcutSettings
      isOpen={snapshot.hasTag('open')}
      onOpenChange={(isOpen) => send(isOpen ? { type: 'dialog.opened', isAdmin } : { type: 'dialog.closed' })}
      preferences={preferences}
      isAdmin={isAdmin}
      isApple={isApple}
      recording={isRecording ? { id, isChordBegun, refusal } : null}
      conflict={snapshot.matches({ panel: { open: 'conflict' } }) ? wanted : null}
      onRecord={(shortcut) => send({ type: 'recording.begun', id: shortcut })}
      onRecordCancel={() => send({ type: 'recording.cancelled' })}
      onKeyPress={(press) => send({ type: 'key.pressed', press })}
      onTakeOver={() => send({ type: 'takeover.confirmed' })}
      onConflictCancel={() => send({ type: 'takeover.cancelled' })}
      onToggle={(shortcut) => send({ type: 'shortcut.toggled', id: shortcut })}
      onReset={(shortcut) => send({ type: 'shortcut.reset', id: shortcut })}
      onResetAll={() => send({ type: 'all.reset' })}
      onCharacterKeysToggle={() => send({ type: 'characterKeys.toggled' })}
    />
  );
}
