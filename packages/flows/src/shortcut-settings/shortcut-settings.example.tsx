import { endOf } from '@mirror-studio/state-machines/shared';
import { provideShortcutSettings } from '@mirror-studio/state-machines/shortcut-settings';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { storedShortcuts, storeShortcuts, toast } from '../atlas/flow-page/example-effects.ts';
import { ShortcutSettingsView } from './ShortcutSettingsView.tsx';

const machine = provideShortcutSettings({
  saveShortcuts: async (preferences) => storeShortcuts(preferences),
});

export function ShortcutSettings() {
  const input = { saved: storedShortcuts(), isApple: false };
  const [snapshot, send, actor] = useActor(machine, { input });
  useEffect(() => endOf(actor.on('notice.raised', ({ notice }) => toast(notice))), [actor]);
  return <ShortcutSettingsView snapshot={snapshot} send={send} />;
}
