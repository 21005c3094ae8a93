import {
  provideShortcutSettings,
  type ShortcutSettingsInput,
} from '@mirror-studio/state-machines/shortcut-settings';
import { createFlow } from '../flow/create-flow.tsx';
import { ShortcutSettingsView } from './ShortcutSettingsView.tsx';

/** The settings of shortcuts, machine and view joined. */
export const ShortcutSettings = /* @__PURE__ */ createFlow(provideShortcutSettings, ShortcutSettingsView, {
  saved: (preferences: ShortcutSettingsInput['saved']) =>
    ({ type: 'preferences.replaced', preferences }) as const,
});
