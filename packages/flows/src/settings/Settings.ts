import { provideSettings, type SettingsInput } from '@mirror-studio/state-machines/settings';
import { createFlow } from '../flow/create-flow.tsx';
import { SettingsView } from './SettingsView.tsx';

/** The settings, machine and view joined. */
export const Settings = /* @__PURE__ */ createFlow(provideSettings, SettingsView, {
  saved: (saved: SettingsInput['saved']) => ({ type: 'settings.replaced', saved }) as const,
});
