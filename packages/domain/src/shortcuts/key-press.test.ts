import { describe, expect, test } from 'vitest';
import {
  applyShortcuts,
  bindShortcut,
  defaultShortcutPreferences,
  type KeyPress,
  keyPressOf,
  latinKey,
  matchKey,
  recordKey,
} from './index.ts';

const press = (key: string, code: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const ctrl = { ctrlKey: true };
const shift = { shiftKey: true };
const reader = { isAdmin: false, typing: false };
const run = (pressed: KeyPress, begun = false, context: Parameters<typeof matchKey>[1] = reader) => {
  const outcome = matchKey(pressed, context, begun);
  return outcome.kind === 'run' ? outcome.shortcut.id : outcome.kind;
};

describe('a key without a Latin letter is the one of a US keyboard', () => {
  test.each([
    ['о', 'KeyJ', {}, 'j'],
    ['О', 'KeyJ', shift, 'j'],
    ['б', 'Comma', {}, ','],
    ['Б', 'Comma', shift, '<'],
    ['х', 'BracketLeft', {}, '['],
    ['ж', 'Semicolon', {}, ';'],
    ['э', 'Quote', {}, "'"],
    ['ё', 'Backquote', {}, '`'],
    ['ظ', 'Slash', {}, '/'],
    ['لا', 'KeyB', {}, 'b'],
    ['ו', 'KeyU', {}, 'u'],
    ['θ', 'KeyU', {}, 'u'],
    ['่', 'KeyJ', {}, 'j'],
    ['ㅓ', 'KeyJ', {}, 'j'],
  ])('%s of %s with %j: %s', (key, code, modifiers, latin) =>
    expect(latinKey(press(key, code, modifiers))).toBe(latin),
  );

  test.each([
    // Where the letters lie elsewhere, and Turkish ones.
    ['ı', 'KeyI', 'ı'],
    ['ö', 'Comma', 'ö'],
    ['a', 'KeyQ', 'a'],
    ['z', 'KeyY', 'z'],
    ['.', 'Slash', '.'],
    ['?', 'Digit7', '?'],
    ['1', 'Digit1', '1'],
    ['Enter', 'Enter', 'enter'],
    ['ж', '', 'ж'],
    ['ж', 'IntlRo', 'ж'],
  ])('but %s of %s stays %s', (key, code, latin) => expect(latinKey(press(key, code))).toBe(latin));
});

describe('on a Russian keyboard', () => {
  test('shortcuts do what they say', () => {
    expect(run(press('о', 'KeyJ', ctrl))).toBe('jobs');
    expect(run(press('л', 'KeyK', ctrl))).toBe('palette');
    expect(run(press('б', 'Comma', ctrl))).toBe('settings');
    expect(run(press('п', 'KeyG'))).toBe('chordBegun');
    expect(run(press('з', 'KeyP'), true)).toBe('go.photoShoot');
  });

  test('what is recorded works on every keyboard', () => {
    const recorded = recordKey(press('Г', 'KeyU', { ...ctrl, ...shift }), {
      shortcut: { whileTyping: true },
      characterKeys: true,
      apple: false,
      chordBegun: false,
    });
    expect(recorded).toEqual({
      kind: 'recorded',
      binding: { kind: 'combination', modifier: 'command', key: 'u', shift: true },
    });
  });

  test('keys that were chosen in its letters before still work', () => {
    const shortcuts = applyShortcuts(
      bindShortcut(defaultShortcutPreferences, 'jobs', [{ kind: 'combination', modifier: 'ctrl', key: 'ж' }]),
    );
    expect(run(press('ж', 'Semicolon', ctrl), false, { ...reader, shortcuts })).toBe('jobs');
  });
});

describe('an event without a key, as autofill sends it', () => {
  const event = new Event('keydown') as unknown as KeyPress;

  test('is no press', () => {
    expect(keyPressOf(event)).toBeNull();
  });

  test('and any other has its code where that is needed', () => {
    const { code: _, ...latin } = press('j', 'KeyJ', ctrl);
    expect(keyPressOf(press('j', 'KeyJ', ctrl))).toEqual(latin);
    expect(keyPressOf(press('о', 'KeyJ', ctrl))).toEqual(press('о', 'KeyJ', ctrl));
  });

  test('does nothing', () => {
    const recording = {
      shortcut: { whileTyping: false },
      characterKeys: true,
      apple: false,
      chordBegun: false,
    };
    expect([run(event), run(event, true)]).toEqual(['nothing', 'nothing']);
    expect(recordKey(event, recording)).toEqual({ kind: 'nothing' });
  });
});
