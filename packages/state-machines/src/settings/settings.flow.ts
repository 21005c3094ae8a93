import { defaultSettings, settingsTabs } from '@mirror-studio/domain/settings';
import { defineFlow, done, failed } from '../walk/flow.ts';
import { provideSettings, settingsMachine } from './settings.machine.ts';

const lightened = { ...defaultSettings, theme: 'light' } as const;

/** What a walk through the settings sends, and what tells its states apart on screen. */
export const settingsFlow = defineFlow({
  name: 'settings',
  machine: settingsMachine,
  provide: provideSettings,
  inputs: { start: { saved: defaultSettings } },
  events: [
    { type: 'dialog.opened' },
    { type: 'dialog.closed' },
    ...settingsTabs.map((tab) => ({ type: 'tab.changed', tab }) as const),
    { type: 'setting.changed', change: { pushNotifications: false } },
    { type: 'setting.changed', change: { systemUpdates: true } },
    { type: 'setting.changed', change: { mirrorProtocolEnabled: false } },
    { type: 'setting.changed', change: { allowTraining: true } },
    { type: 'settings.saved' },
    { type: 'settings.reset' },
    { type: 'settings.replaced', saved: lightened },
    done('saveSettings', {}),
    failed('saveSettings', new Error('The storage is full')),
  ],
  classOf: ({ context: { draft, tab }, value }) => {
    if (value === 'closed') return [];
    return [
      tab,
      tab === 'notifications' && !draft.pushNotifications ? 'typesDisabled' : '',
      tab === 'privacy' && !draft.mirrorProtocolEnabled ? 'unprotected' : '',
    ];
  },
  hiddenClassOf: ({ context: { saved, draft } }) =>
    [saved, draft].map(({ theme, pushNotifications, mirrorProtocolEnabled }) =>
      [theme, pushNotifications, mirrorProtocolEnabled].join(),
    ),
});
