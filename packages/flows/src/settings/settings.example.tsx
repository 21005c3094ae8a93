import { provideSettings } from '@mirror-studio/state-machines/settings';
import { endOf } from '@mirror-studio/state-machines/shared';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { applySettings, storedSettings, storeSettings, toast } from '../atlas/flow-page/example-effects.ts';
import { SettingsView } from './SettingsView.tsx';

const machine = provideSettings({ saveSettings: async (settings) => storeSettings(settings) });

export function Settings() {
  const [snapshot, send, actor] = useActor(machine, { input: { saved: storedSettings() } });
  useEffect(() => endOf(actor.on('notice.raised', ({ notice }) => toast(notice))), [actor]);
  useEffect(() => endOf(actor.on('settings.applied', ({ settings }) => applySettings(settings))), [actor]);
  return <SettingsView snapshot={snapshot} send={send} />;
}
