import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyShortcuts,
  bindShortcut,
  chosenShortcuts,
  conflictsOf,
  defaultBindings,
  defaultShortcutPreferences,
  isChanged,
  isUnchanged,
  type KeyBinding,
  type KeyPress,
  matchKey,
  overlap,
  readShortcutPreferences,
  type Shortcut,
  type ShortcutPreferences,
  shortcuts,
  shownBindings,
  writeShortcutPreferences,
} from './index.ts';

const untouched = defaultShortcutPreferences;
const ctrl = (key: string, shift = false): KeyBinding => ({
  kind: 'combination',
  modifier: 'ctrl',
  key,
  ...(shift && { shift }),
});
const command = (key: string): KeyBinding => ({ kind: 'combination', modifier: 'command', key });
const single = (key: string): KeyBinding => ({ kind: 'combination', modifier: 'none', key });
const chord = (second: string): KeyBinding => ({ kind: 'chord', first: 'g', second });
const ofTable = (table: readonly Shortcut[], id: string) => table.find((one) => one.id === id)?.bindings;
const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const ran = (preferences: ShortcutPreferences, pressed: KeyPress, typing = false, begun = false) => {
  const outcome = matchKey(
    pressed,
    { isAdmin: false, typing, shortcuts: applyShortcuts(preferences) },
    begun,
  );
  return outcome.kind === 'run' ? outcome.shortcut.id : outcome.kind;
};

describe('what was chosen', () => {
  test('nothing leaves the table as it is', () => {
    expect(applyShortcuts(untouched)).toEqual(shortcuts);
    expect([isUnchanged(untouched), isChanged(untouched, 'jobs')]).toEqual([true, false]);
  });

  test('new keys work in place of the old ones', () => {
    const preferences = bindShortcut(untouched, 'jobs', [ctrl('u')]);
    expect(ran(preferences, press('u', { ctrlKey: true }))).toBe('jobs');
    expect(ran(preferences, press('j', { ctrlKey: true }))).toBe('nothing');
    expect([isUnchanged(preferences), isChanged(preferences, 'jobs')]).toEqual([false, true]);
    expect(isChanged(preferences, 'toString')).toBe(false);
  });

  test('Shift is told apart with letters alone', () => {
    const preferences = bindShortcut(untouched, 'jobs', [ctrl('u', true)]);
    expect(ran(preferences, press('U', { ctrlKey: true, shiftKey: true }))).toBe('jobs');
    expect(ran(preferences, press('u', { ctrlKey: true }))).toBe('nothing');
    expect(shownBindings(false, false, applyShortcuts(preferences))).toContainEqual(
      expect.objectContaining({ keys: ['Ctrl+Shift+U'] }),
    );
    const cyrillic = bindShortcut(untouched, 'jobs', [ctrl('ж')]);
    expect(ran(cyrillic, press('Ж', { ctrlKey: true, shiftKey: true }))).toBe('nothing');
  });

  test('null switches one off, and lists leave it out', () => {
    const preferences = bindShortcut(untouched, 'jobs', null);
    expect(ran(preferences, press('j', { ctrlKey: true }))).toBe('nothing');
    expect(
      shownBindings(false, false, applyShortcuts(preferences)).map(({ shortcut }) => shortcut.id),
    ).not.toContain('jobs');
  });

  test('the keys to begin with leave no trace', () => {
    const changed = bindShortcut(untouched, 'jobs', [ctrl('u')]);
    expect(bindShortcut(changed, 'jobs', defaultBindings('jobs'))).toEqual(untouched);
    expect(defaultBindings('unknown')).toEqual([]);
  });

  test('without single keys and chords, combinations stay', () => {
    const preferences = { ...untouched, characterKeys: false };
    const applied = applyShortcuts(preferences);
    expect(ofTable(applied, 'go.gallery')).toEqual([]);
    expect(ofTable(applied, 'help')).toEqual([command('/')]);
    expect(ofTable(chosenShortcuts(preferences), 'go.gallery')).toEqual([chord('g')]);
    expect([press('g'), press('?')].map((key) => ran(preferences, key))).toEqual(['nothing', 'nothing']);
    expect(isUnchanged(preferences)).toBe(false);
  });

  test('a chord wins over a single key of the same letter, once it has begun', () => {
    const preferences = bindShortcut(untouched, 'help', [single('d')]);
    expect(ran(preferences, press('d'))).toBe('help');
    expect(ran(preferences, press('d'), false, true)).toBe('go.promptStudio');
  });

  test('characters never run anything while somebody types, whatever is stored', () => {
    const forced: ShortcutPreferences = { ...untouched, bindings: { jobs: [single('u'), chord('u')] } };
    expect(ran(forced, press('u'))).toBe('jobs');
    expect([ran(forced, press('u'), true), ran(forced, press('u'), true, true)]).toEqual([
      'nothing',
      'nothing',
    ]);
  });
});

describe('the same keys twice', () => {
  test.each([
    [ctrl('u'), command('u'), true],
    [ctrl('u'), ctrl('u', true), false],
    [ctrl('u'), ctrl('x'), false],
    [ctrl('u'), single('u'), false],
    [single('u'), single('u'), true],
    [chord('u'), chord('u'), true],
    [chord('u'), chord('x'), false],
    [chord('u'), single('u'), false],
  ])('%j and %j: %s', (one, other, same) => {
    expect([overlap(one, other), overlap(other, one)]).toEqual([same, same]);
  });

  test('are found by what has them now, and not by what others never see', () => {
    const names = (bindings: readonly KeyBinding[], isAdmin = false) =>
      conflictsOf(untouched, 'jobs', bindings, isAdmin).map(({ id }) => id);
    expect(names([ctrl('b')])).toEqual(['sidebar']);
    expect(names([ctrl('j')])).toEqual([]);
    expect(names([ctrl('u')])).toEqual([]);
    expect(names([chord('a')])).toEqual([]);
    expect(names([chord('a')], true)).toEqual(['go.adminConsole']);
  });

  test('are taken over from the other, which keeps what it has besides', () => {
    const fromOne = bindShortcut(untouched, 'jobs', [ctrl('b')]);
    expect(fromOne.bindings).toEqual({ sidebar: null, jobs: [ctrl('b')] });
    const fromTwo = bindShortcut(untouched, 'jobs', [ctrl('/')]);
    expect(fromTwo.bindings).toEqual({ help: [single('?')], jobs: [ctrl('/')] });
    expect(bindShortcut(fromOne, 'sidebar', defaultBindings('sidebar')).bindings).toEqual({ jobs: null });
  });

  test('go to what was chosen, where a release gives them to another', () => {
    const applied = applyShortcuts({
      ...untouched,
      bindings: { settings: [ctrl('b')], palette: [ctrl('b')] },
    });
    expect([ofTable(applied, 'sidebar'), ofTable(applied, 'settings'), ofTable(applied, 'palette')]).toEqual([
      [],
      [ctrl('b')],
      [],
    ]);
  });
});

describe('stored preferences', () => {
  test('are read back as they were written', () => {
    const preferences = {
      ...bindShortcut(bindShortcut(untouched, 'jobs', [ctrl('u', true)]), 'go.gallery', [
        chord('u'),
        command('u'),
      ]),
      characterKeys: false,
    };
    expect(
      readShortcutPreferences(writeShortcutPreferences(bindShortcut(preferences, 'help', null))),
    ).toEqual({
      ...preferences,
      bindings: { ...preferences.bindings, help: null },
    });
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '7',
    '[]',
    '"x"',
    '{"characterKeys":"no","bindings":7}',
    '{"bindings":[null]}',
  ])('of %j are the defaults', (stored) => expect(readShortcutPreferences(stored)).toEqual(untouched));

  test('keep what is good of a damaged value', () => {
    const stored = {
      characterKeys: false,
      bindings: {
        jobs: [
          null,
          7,
          { kind: 'combination' },
          { ...ctrl('u'), more: 1 },
          ctrl('w'),
          single('u'),
          chord('u'),
        ],
        sidebar: [{ ...ctrl('u'), modifier: 'alt' }, { ...ctrl('u'), key: 'U' }, ctrl('Tab'), ctrl(' ')],
        help: [single('g'), { ...chord('u'), first: 'x' }, { ...chord('u'), second: 'Enter' }],
        settings: 'u',
        palette: null,
        'go.gallery': [
          { ...single('g'), shift: true },
          { ...ctrl('.'), shift: true },
        ],
        unknown: [ctrl('x')],
      },
    };
    expect(readShortcutPreferences(JSON.stringify(stored))).toEqual({
      characterKeys: false,
      bindings: {
        jobs: [ctrl('u')],
        palette: null,
        'go.gallery': [{ ...single('g'), shift: true }, ctrl('.')],
      },
    });
    expect(readShortcutPreferences('{"bindings":{"__proto__":null,"toString":[]}}')).toEqual(untouched);
  });

  test('can be anything, and always give a table', () => {
    fc.assert(
      fc.property(fc.string(), fc.json(), (text, json) => {
        for (const one of [text, json, `{"bindings":${json}}`, `{"bindings":{"jobs":${json}}}`]) {
          expect(applyShortcuts(readShortcutPreferences(one))).toHaveLength(shortcuts.length);
        }
      }),
    );
  });
});
