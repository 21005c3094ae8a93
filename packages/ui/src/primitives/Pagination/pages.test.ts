import { describe, expect, test } from 'vitest';
import { pagesOf } from './pages.ts';

describe('the pages that are offered', () => {
  test('are all of them while they fit', () => {
    expect(pagesOf(1, 0)).toEqual([]);
    expect(pagesOf(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('leave out what is far from the current one', () => {
    expect(pagesOf(1, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
    expect(pagesOf(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
    expect(pagesOf(5, 20)).toEqual([1, null, 4, 5, 6, null, 20]);
    expect(pagesOf(16, 20)).toEqual([1, null, 15, 16, 17, null, 20]);
    expect(pagesOf(17, 20)).toEqual([1, null, 16, 17, 18, 19, 20]);
    expect(pagesOf(20, 20)).toEqual([1, null, 16, 17, 18, 19, 20]);
  });

  test('are always as many, and hold the current one', () => {
    for (let page = 1; page <= 40; page += 1) {
      expect(pagesOf(page, 40)).toHaveLength(7);
      expect(pagesOf(page, 40)).toContain(page);
      expect(pagesOf(page, 40, 2)).toHaveLength(9);
      expect(pagesOf(page, 40, 2)).toContain(page);
    }
  });
});
