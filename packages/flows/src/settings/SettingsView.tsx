import { pathOf } from '@mirror-studio/domain/access';
import type { settingsMachine } from '@mirror-studio/state-machines/settings';
import { SettingsDialog } from '@mirror-studio/ui/SettingsDialog';
import type { EventFrom, SnapshotFrom } from 'xstate';

export interface SettingsViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof settingsMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof settingsMachine>) => void;
  /** Leads to the keys of the shortcuts; without it there is no such row. */
  onShortcuts?: () => void;
  /** Where the community meets; null where it meets nowhere. Default the page that leads there. */
  communityHref?: string | null;
}

/** The settings as their machine stands. */
export function SettingsView({
  snapshot,
  send,
  onShortcuts,
  communityHref = pathOf('discord'),
}: SettingsViewProps) {
  const { draft, tab } = snapshot.context;
  const isSaving = snapshot.matches('saving');
  return (
    <SettingsDialog
      isOpen={snapshot.hasTag('open')}
      onOpenChange={(isOpen) => send({ type: isOpen ? 'dialog.opened' : 'dialog.closed' })}
      draft={draft}
      onChange={(change) => send({ type: 'setting.changed', change })}
      isDirty={isSaving || snapshot.matches({ open: 'dirty' })}
      isSaving={isSaving}
      onSave={() => send({ type: 'settings.saved' })}
      onReset={() => send({ type: 'settings.reset' })}
      tab={tab}
      onTabChange={(chosen) => send({ type: 'tab.changed', tab: chosen })}
      {...(onShortcuts && { onShortcuts })}
      termsHref={pathOf('terms')}
      privacyHref={pathOf('privacy')}
      {...(communityHref !== null && { communityHref })}
    />
  );
}
