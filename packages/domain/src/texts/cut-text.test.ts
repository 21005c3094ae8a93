import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { cutText } from './cut-text.ts';

const family = '👩‍👩‍👧‍👦';
const flags = '🇪🇸🇩🇪';

test.each([
  ['words', 5, 'words'],
  ['words', 4, 'word'],
  // The name of a project that ends in an emoji.
  [`${'p'.repeat(79)}🎨 end`, 80, 'p'.repeat(79)],
  [`${'p'.repeat(78)}🎨 end`, 80, `${'p'.repeat(78)}🎨`],
  [`ab${family}c`, 2 + family.length, `ab${family}`],
  [`ab${family}c`, 1 + family.length, 'ab'],
  [`ab${family}c`, 5, 'ab'],
  ['cafe\u0301s', 4, 'caf'],
  ['cafe\u0301s', 5, 'cafe\u0301'],
  [flags, 4, '🇪🇸'],
  [flags, 6, '🇪🇸'],
  ['👍🏽', 3, '👍'],
  ['e\u0301\u0301\u0301', 2, 'e\u0301'],
  ['🎨', 1, ''],
  ['a\r\nb', 2, 'a'],
  ['words', 0, ''],
])('%j of at most %d is %j', (text, most, cut) => expect(cutText(text, most)).toBe(cut));

test('what is cut is a beginning that is well formed, and no shorter than it has to be', () => {
  const characters = fc.constantFrom('a', 'é', 'e\u0301', '🎨', family, '🇪🇸', '\r\n', '한', ' ');
  fc.assert(
    fc.property(fc.array(characters), fc.nat(60), (given, most) => {
      const [text, cut] = [given.join(''), cutText(given.join(''), most)];
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(cut.isWellFormed()).toBe(true);
      const ends = Array.from(
        new Intl.Segmenter().segment(text),
        ({ index, segment }) => index + segment.length,
      );
      const end = ends.findLast((each) => each <= most);
      if (end !== undefined) expect(cut).toBe(text.slice(0, end));
    }),
  );
});

test('a long text costs no more than what is left of it', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  cutText('🎨'.repeat(2_000_000), 80);
  expect(segment.mock.calls.map(([text]) => text.length)).toEqual([82]);
  segment.mockRestore();
});
