import { SettingsView } from '@mirror-studio/flows/settings';
import { provideSettings } from '@mirror-studio/state-machines/settings';
import { useEffect, useMemo } from 'react';
import { useOverlays } from '../../overlays/overlays-context.ts';
import { useOverlayFlow } from '../../overlays/use-overlay-flow.ts';
import { communityHref } from '../../routes/community-chat.ts';
import { currentSettings, keepSettings, onSettingsElsewhere } from '../../storage/settings.ts';
import { applyTheme } from '../../storage/theme.ts';

/** The settings over what this browser keeps. What another tab saves arrives here too. */
export default function Settings() {
  const overlays = useOverlays();
  const machine = useMemo(
    () => provideSettings({ saveSettings: async (settings) => keepSettings(settings) }),
    [],
  );
  const { snapshot, send } = useOverlayFlow('settings', machine, {
    input: () => ({ saved: currentSettings() }),
    open: { type: 'dialog.opened' },
    close: { type: 'dialog.closed' },
    on: { 'settings.applied': ({ settings }) => applyTheme(settings.theme) },
  });
  useEffect(() => onSettingsElsewhere((saved) => send({ type: 'settings.replaced', saved })), [send]);
  return (
    <SettingsView
      snapshot={snapshot}
      send={send}
      onShortcuts={() => overlays.show('shortcutSettings')}
      communityHref={communityHref()}
    />
  );
}
