import { describe, expect, test } from 'vitest';
import { reordered } from './reorder.ts';

const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const after = (moved: string[], target: string, position: 'before' | 'after') =>
  reordered(items, new Set(moved), target, position)
    .map(({ id }) => id)
    .join('');

describe('the order after a drop', () => {
  test('has one item before or after another', () => {
    expect(after(['a'], 'c', 'before')).toBe('bacde');
    expect(after(['a'], 'c', 'after')).toBe('bcade');
    expect(after(['e'], 'a', 'before')).toBe('eabcd');
    expect(after(['a'], 'e', 'after')).toBe('bcdea');
  });

  test('keeps several in their own order', () => {
    expect(after(['e', 'a'], 'c', 'after')).toBe('bcaed');
  });

  test('may be asked for at one of those that move', () => {
    expect(after(['b'], 'b', 'before')).toBe('abcde');
    expect(after(['b', 'd'], 'd', 'after')).toBe('acbde');
  });
});
