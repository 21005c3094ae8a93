import { describe, expect, test } from 'vitest';
import {
  ariaKeyShortcuts,
  isModifierKey,
  type KeyPress,
  matchKey,
  shortcuts,
  shownBindings,
} from './index.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const ctrl = { ctrlKey: true };
const meta = { metaKey: true };
const reader = { isAdmin: false, typing: false };

const run = (key: KeyPress, context = reader, chord = false): string => {
  const outcome = matchKey(key, context, chord);
  return outcome.kind === 'run' ? outcome.shortcut.id : outcome.kind;
};

describe('one key or combination', () => {
  test.each([
    ['j', ctrl, 'jobs'],
    ['J', ctrl, 'jobs'],
    ['j', meta, 'nothing'],
    ['j', { ctrlKey: true, shiftKey: true }, 'nothing'],
    ['b', ctrl, 'sidebar'],
    ['b', meta, 'sidebar'],
    ['k', ctrl, 'palette'],
    ['k', meta, 'palette'],
    ['k', {}, 'nothing'],
    ['b', { ctrlKey: true, metaKey: true }, 'nothing'],
    ['b', { ctrlKey: true, altKey: true }, 'nothing'],
    ['/', ctrl, 'help'],
    ['/', meta, 'help'],
    ['/', { ctrlKey: true, shiftKey: true }, 'help'],
    ['/', {}, 'nothing'],
    ['?', { shiftKey: true }, 'help'],
    ['?', {}, 'help'],
    ['?', ctrl, 'nothing'],
    ['?', meta, 'nothing'],
    ['?', { altKey: true }, 'nothing'],
    ['j', { ctrlKey: true, metaKey: true }, 'nothing'],
    ['j', {}, 'nothing'],
    [',', ctrl, 'settings'],
    [',', meta, 'nothing'],
    ['g', {}, 'chordBegun'],
    ['G', {}, 'chordBegun'],
    ['g', { shiftKey: true }, 'nothing'],
    ['g', ctrl, 'nothing'],
    ['d', {}, 'nothing'],
    ['Escape', {}, 'nothing'],
  ] as const)('%s with %j: %s', (key, modifiers, outcome) => {
    expect(run(press(key, modifiers))).toBe(outcome);
  });

  test('while typing, only what no text needs', () => {
    const typing = { isAdmin: false, typing: true };
    expect([press('?'), press('/', ctrl), press('g')].map((key) => run(key, typing))).toEqual([
      'nothing',
      'nothing',
      'nothing',
    ]);
    expect([press('j', ctrl), press('b', meta), press(',', ctrl)].map((key) => run(key, typing))).toEqual([
      'jobs',
      'sidebar',
      'settings',
    ]);
  });
});

describe('a chord', () => {
  test.each([
    ['d', 'go.promptStudio'],
    ['p', 'go.photoShoot'],
    ['g', 'go.gallery'],
    ['l', 'go.myLibrary'],
    ['v', 'go.photoToVideo'],
    ['V', 'go.photoToVideo'],
    ['x', 'nothing'],
  ])('G %s: %s', (key, outcome) => {
    expect(run(press(key), reader, true)).toBe(outcome);
  });

  test('ends with a bare key only', () => {
    expect([press('d', ctrl), press('d', { shiftKey: true })].map((key) => run(key, reader, true))).toEqual([
      'nothing',
      'nothing',
    ]);
  });

  test('leads to admin pages for admins alone', () => {
    const keys = ['a', 'u', 'c'].map((key) => press(key));
    expect(keys.map((key) => run(key, { isAdmin: true, typing: false }, true))).toEqual([
      'go.adminConsole',
      'go.users',
      'go.legal',
    ]);
    expect(keys.map((key) => run(key, reader, true))).toEqual(['nothing', 'nothing', 'nothing']);
  });
});

describe('the table', () => {
  test('binds no key twice', () => {
    const bindings = shortcuts.flatMap((shortcut) =>
      shortcut.bindings.map((binding) => JSON.stringify(binding)),
    );
    expect(new Set(bindings).size).toBe(bindings.length);
  });

  test('shows each binding as it is pressed', () => {
    const shown = (apple: boolean) =>
      Object.fromEntries(shownBindings(false, apple).map(({ shortcut, keys }) => [shortcut.id, keys]));
    expect(shown(false)).toMatchObject({ 'go.gallery': ['G G'], jobs: ['Ctrl+J'], help: ['?', 'Ctrl+/'] });
    expect(shown(true)).toMatchObject({ sidebar: ['⌘+B'], jobs: ['Ctrl+J'], settings: ['Ctrl+,'] });
  });

  test('toggles a panel or leads to a page, each by its own words', () => {
    const listed = shortcuts.map(({ id, group, action, label }) => [id, group, action, label]);
    expect(listed).toContainEqual([
      'jobs',
      'panels',
      { kind: 'toggle', part: 'jobs' },
      { namespace: 'shortcuts', key: 'openJobs' },
    ]);
    expect(listed).toContainEqual([
      'go.gallery',
      'navigation',
      { kind: 'navigate', routeId: 'gallery' },
      { namespace: 'routes', key: 'gallery' },
    ]);
    const panels = shortcuts.filter(({ group }) => group === 'panels');
    expect(panels.map(({ label }) => label.key)).toEqual([
      'openJobs',
      'toggleSidebar',
      'openHelp',
      'openSettings',
      'openPalette',
    ]);
  });

  test('says combinations to assistive technology', () => {
    const said = Object.fromEntries(shortcuts.map((shortcut) => [shortcut.id, ariaKeyShortcuts(shortcut)]));
    expect(said).toMatchObject({
      jobs: 'Control+J',
      sidebar: 'Control+B Meta+B',
      help: '? Control+/ Meta+/',
      settings: 'Control+,',
      'go.gallery': '',
    });
  });
});

test('knows the keys that only change others', () => {
  const keys = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'g', 'Escape'];
  expect(keys.filter(isModifierKey)).toEqual(keys.slice(0, 6));
});
