import { describe, expect, it } from 'vitest';
import { hasWords } from './filter.ts';

describe('hasWords', () => {
  it.each([
    ['', 'nothing finds everything'],
    ['coins', 'a word'],
    ['enough balance', 'words in any order'],
    ['ABOVE', 'whatever the case'],
    ['above balance', 'the words of a name in the machine'],
    ['creditos', 'whatever the accents'],
  ])('finds "%s": %s', (typed) => {
    const text = 'editing.invalid.aboveBalance You don’t have enough coins. Créditos';
    expect(hasWords(text, typed)).toBe(true);
  });

  it('finds nothing when one of the words is missing', () => {
    expect(hasWords('editing.untouched', 'editing refused')).toBe(false);
  });
});
