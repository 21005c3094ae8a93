import { provideSettings } from '@mirror-studio/state-machines/settings';
import { endOf } from '@mirror-studio/state-machines/shared';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { SettingsView } from '../../../features/settings/SettingsView.tsx';
import { applySettings, storedSettings, storeSettings, toast } from '../surroundings.ts';

const machine = provideSettings({ saveSettings: async (settings) => storeSettings(settings) });

export function Settings() {
  const [snapshot, send, actor] = useActor(machine, { input: { saved: storedSettings() } });
  useEffect(() => endOf(actor.on('notice.raised', ({ notice }) => toast(notice))), [actor]);
  useEffect(() => endOf(actor.on('settings.applied', ({ settings }) => applySettings(settings))), [actor]);
  return <SettingsView snapshot={snapshot} send={send} />;
}
