import { type Settings as Chosen, defaultSettings, writeSettings } from '@mirror-studio/domain/settings';
import { Button } from '@mirror-studio/ui/Button';
import type { SpokenNotice } from '../texts/index.ts';
import { Settings } from './index.ts';

interface PreferencesProps {
  apply: (settings: Chosen) => void;
  toast: (notice: SpokenNotice) => void;
}

export const Preferences = ({ apply, toast }: PreferencesProps) => (
  <Settings
    effects={{ saveSettings: async (settings) => localStorage.setItem('settings', writeSettings(settings)) }}
    saved={defaultSettings}
    on={{ 'settings.applied': ({ settings }) => apply(settings) }}
    onNotice={toast}
    trigger={({ send }) => <Button onPress={() => send({ type: 'dialog.opened' })}>Settings</Button>}
  />
);
