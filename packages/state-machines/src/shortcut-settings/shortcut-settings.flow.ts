import {
  bindShortcut,
  defaultShortcutPreferences,
  isUnchanged,
  type KeyPress,
} from '@mirror-studio/domain/shortcuts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { shortcutSettings as texts } from '@mirror-studio/domain/texts/en/shortcutSettings';
import { shortcuts } from '@mirror-studio/domain/texts/en/shortcuts';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, closed, type Interactions, opener, system, turn } from '../explore/interactions.ts';
import { provideShortcutSettings, shortcutSettingsMachine } from './shortcut-settings.machine.ts';

/** The names of the shortcuts that the samples change. */
const names: Readonly<Record<string, string>> = { jobs: shortcuts.openJobs, help: shortcuts.openHelp };
const nameOf = (id: string) => names[id] ?? id;
const control = (action: string, id: string) =>
  button(texts.control.replace('{{action}}', action).replace('{{name}}', nameOf(id)))();

const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});
const pressed = (key: string, modifiers: Partial<KeyPress> = {}) =>
  ({ type: 'key.pressed', press: press(key, modifiers) }) as const;

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof shortcutSettingsMachine> = {
  'dialog.opened': opener(shortcuts.title),
  'dialog.closed': closed,
  'recording.begun': ({ id }) => control(texts.change, id),
  'recording.cancelled': () => ({ keyboard: [{ press: 'Escape' }], pointer: [{ away: 'pressed' }] }),
  'key.pressed': ({ press: { key, ctrlKey } }) => ({
    keyboard: [{ press: ctrlKey ? `Control+${key}` : key }],
    pointer: [],
  }),
  'takeover.confirmed': button(texts.takeOver),
  'takeover.cancelled': button(common.cancel),
  'shortcut.toggled': ({ id }) => turn(nameOf(id)),
  'shortcut.reset': ({ id }) => control(texts.reset, id),
  'all.reset': button(texts.resetAll),
  'characterKeys.toggled': () => turn(texts.characterKeys),
  'preferences.replaced': system('another tab of the browser'),
};

const taken = bindShortcut(defaultShortcutPreferences, 'sidebar', [
  { kind: 'combination', modifier: 'ctrl', key: 'j' },
]);

/** What an exploration of the shortcuts' settings sends, and what tells their states apart on screen. */
export const shortcutSettingsFlow = defineFlow({
  name: 'shortcut-settings',
  about:
    'The keys of each shortcut: recorded as they are pressed, switched off, or as they were. Keys that browsers, text fields or other shortcuts need are refused or taken over, and each change is kept at once.',
  machine: shortcutSettingsMachine,
  provide: provideShortcutSettings,
  inputs: {
    start: { saved: defaultShortcutPreferences, isApple: false },
    jobsTaken: { saved: taken, isApple: false },
  },
  events: [
    { type: 'dialog.opened', isAdmin: false },
    { type: 'dialog.closed' },
    { type: 'recording.begun', id: 'jobs' },
    { type: 'recording.begun', id: 'help' },
    { type: 'recording.cancelled' },
    pressed('u', { ctrlKey: true }),
    pressed('b', { ctrlKey: true }),
    pressed('g'),
    pressed('y'),
    pressed('p'),
    pressed('Shift', { shiftKey: true }),
    pressed('F8'),
    { type: 'takeover.confirmed' },
    { type: 'takeover.cancelled' },
    { type: 'shortcut.toggled', id: 'jobs' },
    { type: 'shortcut.reset', id: 'jobs' },
    { type: 'all.reset' },
    { type: 'characterKeys.toggled' },
    { type: 'preferences.replaced', preferences: defaultShortcutPreferences },
    done('saveShortcuts', undefined),
    failed('saveShortcuts', new Error('The storage is full')),
  ],
  unseen: ['keeping'],
  variantOf: ({ context: { preferences, refusal, id }, value }) => {
    if (value.panel === 'closed' || value.panel.open === 'conflict') return [];
    if (value.panel.open !== 'list') return [id ?? '', refusal ?? ''];
    return [
      preferences.characterKeys ? '' : 'withoutCharacterKeys',
      isUnchanged({ ...preferences, characterKeys: true }) ? '' : 'changed',
    ];
  },
  hiddenClassOf: ({ context: { preferences } }) => [
    String(preferences.characterKeys),
    ...['jobs', 'sidebar'].map((id) => JSON.stringify(preferences.bindings[id])),
  ],
  interactions,
  deviceLimits: [
    {
      names: [
        'shortcutSettings.panel.open.recording.first on key.pressed',
        'shortcutSettings.panel.open.recording.second on key.pressed',
      ],
      only: 'keyboard',
      because: 'they are keys',
    },
  ],
  window: { heightPx: 1100 },
  shownBy: ['Components/ShortcutSettings'],
});
