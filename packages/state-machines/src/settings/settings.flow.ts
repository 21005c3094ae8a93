import { defaultSettings, settingsTabs } from '@mirror-studio/domain/settings';
import { settings } from '@mirror-studio/domain/texts/en/settings';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, closed, type Interactions, oneOf, opener, system, turn } from '../explore/interactions.ts';
import { provideSettings, settingsMachine } from './settings.machine.ts';

const lightened = { ...defaultSettings, theme: 'light' } as const;

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof settingsMachine> = {
  'dialog.opened': opener(shell.settings),
  'dialog.closed': closed,
  'tab.changed': ({ tab }) => oneOf(settings[`tab_${tab}`], 'tab'),
  'setting.changed': ({ change }) => {
    const [name] = Object.keys(change) as (
      | 'pushNotifications'
      | 'systemUpdates'
      | 'mirrorProtocolEnabled'
      | 'allowTraining'
    )[];
    return turn(settings[name ?? 'pushNotifications']);
  },
  'settings.saved': button(settings.save),
  'settings.reset': button(settings.reset),
  'settings.replaced': system('another tab of the browser'),
};

/** What an exploration of the settings sends, and what tells its states apart on screen. */
export const settingsFlow = defineFlow({
  name: 'settings',
  about:
    'A draft of the settings that is saved, reset to the defaults, or discarded by closing. What is disabled or hidden cannot be changed.',
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
  variantOf: ({ context: { draft, tab }, value }) => {
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
  interactions,
  window: { heightPx: 740 },
  shownBy: ['Components/SettingsDialog'],
});
