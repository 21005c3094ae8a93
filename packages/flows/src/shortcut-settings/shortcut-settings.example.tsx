import { defaultShortcutPreferences } from '@mirror-studio/domain/shortcuts';
import type { ShortcutSettingsActors } from '@mirror-studio/state-machines/shortcut-settings';
import { Button } from '@mirror-studio/ui/Button';
import type { SpokenNotice } from '../texts/index.ts';
import { ShortcutSettings } from './index.ts';

interface Keys extends ShortcutSettingsActors {
  toast: (notice: SpokenNotice) => void;
}

export const OwnKeys = ({ saveShortcuts, toast }: Keys) => (
  <ShortcutSettings
    effects={{ saveShortcuts }}
    saved={defaultShortcutPreferences}
    isApple={false}
    onNotice={toast}
    trigger={({ send }) => (
      <Button onPress={() => send({ type: 'dialog.opened', isAdmin: false })}>Shortcuts</Button>
    )}
  />
);
