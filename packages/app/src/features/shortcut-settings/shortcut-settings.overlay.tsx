import { ShortcutSettingsView } from '@mirror-studio/flows/shortcut-settings';
import {
  provideShortcutSettings,
  type ShortcutSettingsEvent,
} from '@mirror-studio/state-machines/shortcut-settings';
import { useEffect } from 'react';
import { useOverlayFlow } from '../../overlays/use-overlay-flow.ts';
import { useProfile } from '../../session/profile.ts';
import { isAppleKeyboard } from '../../shell/keys.ts';
import { currentPreferences, keepPreferences, onPreferencesElsewhere } from '../../storage/shortcuts.ts';

const machine = provideShortcutSettings({
  saveShortcuts: async (preferences) => keepPreferences(preferences),
});

/** The keys of the shortcuts, as this browser keeps them. What another tab changes arrives here too. */
export default function ShortcutSettings() {
  const profile = useProfile();
  const isAdmin = profile.status === 'loaded' && profile.profile?.is_admin === true;
  const { snapshot, send } = useOverlayFlow('shortcutSettings', machine, {
    input: () => ({ saved: currentPreferences(), isApple: isAppleKeyboard }),
    open: (): ShortcutSettingsEvent => ({ type: 'dialog.opened', isAdmin }),
    close: { type: 'dialog.closed' },
  });
  useEffect(
    () => onPreferencesElsewhere((preferences) => send({ type: 'preferences.replaced', preferences })),
    [send],
  );
  return <ShortcutSettingsView snapshot={snapshot} send={send} />;
}
