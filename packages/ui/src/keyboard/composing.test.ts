import { expect, test } from 'vitest';
import { isComposing, isEscape } from './composing.ts';

test.each([
  [{ key: 'Escape', keyCode: 27, isComposing: false }, true],
  [{ key: 'Escape', keyCode: 27, isComposing: true }, false],
  [{ key: 'Escape', keyCode: 229, isComposing: false }, false],
  [{ key: 'Escape', keyCode: 27, nativeEvent: { isComposing: false } }, true],
  [{ key: 'Escape', keyCode: 27, nativeEvent: { isComposing: true } }, false],
  [{ key: 'Enter', keyCode: 13, isComposing: false }, false],
])('%j: Escape %s', (event, is) => expect(isEscape(event)).toBe(is));

test('Enter takes a word that is being composed', () => {
  const enter = { key: 'Enter', keyCode: 13, nativeEvent: { isComposing: false } };
  expect([isComposing(enter), isComposing({ ...enter, keyCode: 229 })]).toEqual([false, true]);
});
