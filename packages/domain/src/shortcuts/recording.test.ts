import { describe, expect, test } from 'vitest';
import { bindingFrom, type KeyPress, recordKey, refusalOf, shortcuts } from './index.ts';

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
const shift = { shiftKey: true };

/** What is recorded, in short. */
const recorded = (pressed: KeyPress, more: Partial<Parameters<typeof recordKey>[1]> = {}) => {
  const outcome = recordKey(pressed, {
    shortcut: { whileTyping: false },
    characterKeys: true,
    apple: false,
    chordBegun: false,
    ...more,
  });
  if (outcome.kind === 'refused') return outcome.refusal;
  if (outcome.kind !== 'recorded') return outcome.kind;
  const { binding } = outcome;
  if (binding.kind === 'chord') return `${binding.first} ${binding.second}`;
  return [binding.modifier, ...(binding.shift ? ['shift'] : []), binding.key].join(' ');
};

test.each([
  ['u', ctrl, 'command u'],
  ['U', { ...ctrl, ...shift }, 'command shift u'],
  ['?', shift, 'none ?'],
  ['/', { ...ctrl, ...shift }, 'command /'],
  ['U', shift, 'none shift u'],
  ['ñ', {}, 'none ñ'],
  ['g', {}, 'chordBegun'],
  ['G', shift, 'none shift g'],
  ['g', ctrl, 'command g'],
  ['Shift', shift, 'nothing'],
  ['Control', ctrl, 'nothing'],
  ['u', meta, 'modifier'],
  ['u', { altKey: true }, 'modifier'],
  ['€', { ctrlKey: true, altKey: true }, 'modifier'],
  ...['Escape', 'Tab', 'Enter', 'ArrowDown', ' ', 'F5', 'Backspace', 'Dead', 'PageUp'].map(
    (key) => [key, {}, 'key'] as const,
  ),
  ['F5', ctrl, 'key'],
  ...Array.from('wtnqrlfpacvxyzhms0123456789+-=`').map((key) => [key, ctrl, 'browser'] as const),
  ...Array.from('WTNQRIJCPVZYA').map((key) => [key, { ...ctrl, ...shift }, 'browser'] as const),
] as const)('%s with %j: %s', (key, modifiers, outcome) => {
  expect(recorded(press(key, modifiers))).toBe(outcome);
});

describe('an Apple keyboard', () => {
  test.each([
    [meta, 'command u'],
    [ctrl, 'ctrl u'],
    [{ ...ctrl, ...meta }, 'modifier'],
  ] as const)('tells Ctrl and ⌘ apart: %j: %s', (modifiers, outcome) => {
    expect(recorded(press('u', modifiers), { apple: true })).toBe(outcome);
  });
});

describe('the second key of a chord', () => {
  test.each([
    ['u', {}, 'g u'],
    ['g', {}, 'g g'],
    ['U', shift, 'none shift u'],
    ['u', ctrl, 'command u'],
    ['Enter', {}, 'key'],
    ['Shift', shift, 'nothing'],
  ] as const)('%s with %j: %s', (key, modifiers, outcome) => {
    expect(recorded(press(key, modifiers), { chordBegun: true })).toBe(outcome);
  });
});

test('what works while somebody types needs Ctrl or ⌘', () => {
  const shortcut = { whileTyping: true };
  expect(['u', 'g'].map((key) => recorded(press(key), { shortcut }))).toEqual(['typing', 'typing']);
  expect(recorded(press('u'), { shortcut, chordBegun: true })).toBe('typing');
  expect(recorded(press('u', ctrl), { shortcut })).toBe('command u');
});

test('without single keys none can be chosen', () => {
  expect(['u', 'g'].map((key) => recorded(press(key), { characterKeys: false }))).toEqual([
    'characterKeys',
    'characterKeys',
  ]);
  expect(recorded(press('u', ctrl), { characterKeys: false })).toBe('command u');
});

test('a press is read without what it is for', () => {
  expect(bindingFrom(press('u'), false)).toEqual({ kind: 'combination', modifier: 'none', key: 'u' });
  expect(bindingFrom(press('Tab'), false)).toBe('key');
});

test('the table holds nothing that could not be chosen', () => {
  const refused = shortcuts.flatMap((shortcut) =>
    shortcut.bindings.filter((binding) => refusalOf(binding, shortcut) !== null),
  );
  expect(refused).toEqual([]);
});
