import { expect, test } from 'vitest';
import { markOfKey } from './keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  [{ key: 'y', code: 'KeyY' }, 'yes'],
  [{ key: 'N', code: 'KeyN' }, 'no'],
  [{ key: 'ь', code: 'KeyM' }, 'maybe'],
  [{ key: 'y', code: 'KeyY', ctrlKey: true }, undefined],
  [{ key: 'x', code: 'KeyX' }, undefined],
])('%j marks a picture: %s', (press, mark) => expect(markOfKey({ ...plain, ...press })).toBe(mark));
