import { SettingsView } from '@mirror-studio/flows/settings';
import { provideSettings } from '@mirror-studio/state-machines/settings';
import { useActor } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { currentSettings, keepSettings, onSettingsElsewhere } from '../../storage/settings.ts';
import { applyTheme } from '../../storage/theme.ts';
import { useToast } from '../../toasts/ToastProvider.tsx';

interface SettingsProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The settings over what this browser keeps. What another tab saves arrives here too. */
export function Settings({ isOpen, onClose }: SettingsProps) {
  const notify = useToast();
  const machine = useMemo(
    () => provideSettings({ saveSettings: async (settings) => keepSettings(settings) }),
    [],
  );
  const [input] = useState(() => ({ saved: currentSettings() }));
  const [snapshot, send, actor] = useActor(machine, { input });
  useEffect(() => send({ type: isOpen ? 'dialog.opened' : 'dialog.closed' }), [send, isOpen]);
  useEffect(() => onSettingsElsewhere((saved) => send({ type: 'settings.replaced', saved })), [send]);
  useEffect(() => {
    const heard = [
      actor.on('notice.raised', ({ notice }) => notify(notice)),
      actor.on('settings.applied', ({ settings }) => {
        applyTheme(settings.theme);
        if (actor.getSnapshot().matches('closed')) onClose();
      }),
    ];
    return () => {
      for (const each of heard) each.unsubscribe();
    };
  }, [actor, notify, onClose]);
  return (
    <SettingsView
      snapshot={snapshot}
      send={(event) => {
        send(event);
        if (event.type === 'dialog.closed') onClose();
      }}
    />
  );
}
