import { type KeyPress, shortcuts } from '@mirror-studio/domain/shortcuts';
import { defineFlow } from '../explore/flow.ts';
import { type Interactions, system } from '../explore/interactions.ts';
import { shortcutsMachine } from './shortcuts.machine.ts';

/** Takes a key and its modifiers; returns the press. */
export function keyPress(key: string, modifiers: Partial<KeyPress> = {}): KeyPress {
  return { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers };
}

const pressed = (press: KeyPress, typing = false, overlayOpen = false) =>
  ({ type: 'key.pressed', press, typing, overlayOpen }) as const;

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof shortcutsMachine> = {
  'key.pressed': ({ press: { key, ctrlKey }, typing, overlayOpen }) =>
    typing || overlayOpen
      ? { system: 'somebody who types elsewhere, or in an overlay' }
      : { keyboard: [{ press: ctrlKey ? `Control+${key}` : key }], pointer: [] },
  'window.blurred': system('the browser'),
  'visitor.changed': system('the profile'),
  'shortcuts.changed': system('the settings of shortcuts'),
};

/** What an exploration of the shortcuts sends, and what tells their states apart. */
export const shortcutsFlow = defineFlow({
  name: 'shortcuts',
  about:
    'Combinations at once, chords within a second. Nothing happens while somebody types or an overlay is open, but for what works everywhere.',
  machine: shortcutsMachine,
  inputs: { member: { isAdmin: false } },
  events: [
    pressed(keyPress('g')),
    pressed(keyPress('g'), true),
    pressed(keyPress('p')),
    pressed(keyPress('Shift', { shiftKey: true })),
    pressed(keyPress('j', { ctrlKey: true })),
    pressed(keyPress('?', { shiftKey: true }), false, true),
    { type: 'window.blurred' },
    { type: 'visitor.changed', isAdmin: true },
    { type: 'shortcuts.changed', shortcuts },
  ],
  variantOf: ({ context, value }) => [value === 'chordBegun' && context.isAdmin ? 'admin' : ''],
  hiddenClassOf: ({ context }) => [String(context.isAdmin)],
  interactions,
  deviceLimits: [{ names: ['shortcuts'], only: 'keyboard', because: 'they are keys' }],
  shownBy: ['Components/KeyboardShortcuts', 'Components/AppShell'],
});
