import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesOf } from './changes.ts';

const signs = { same: '', removed: '-', added: '+' };
const written = (before: string, after: string) =>
  changesOf(before, after).map(({ kind, text }) => signs[kind] + text);

describe('the changes between two texts', () => {
  test('are by words', () => {
    expect(written('a lighthouse in the fog', 'a lighthouse in thick fog')).toEqual([
      'a lighthouse in ',
      '-the',
      '+thick',
      ' fog',
    ]);
  });

  test('are none between equal texts, or where only spaces differ', () => {
    expect(written('fog', 'fog')).toEqual(['fog']);
    expect(changesOf('a  fog', 'a fog').every(({ kind }) => kind === 'same')).toBe(true);
    expect(written('', '')).toEqual([]);
  });

  test('are one from or to nothing', () => {
    expect(written('', 'fog')).toEqual(['+fog']);
    expect(written('fog', '')).toEqual(['-fog']);
  });

  test('replace the whole where too many would be found', () => {
    const [old, young] = ['old', 'new'].map((word) =>
      Array.from({ length: 1_200 }, (_, at) => `${word}${at}`).join(' '),
    );
    expect(changesOf(old ?? '', young ?? '')).toEqual([
      { kind: 'removed', text: old, at: 0 },
      { kind: 'added', text: young, at: old?.length },
    ]);
  });

  test('lose and invent no word', () => {
    const words = fc
      .array(fc.constantFrom('fog', 'sea', 'old', 'pier,', 'at', 'night.'))
      .map((all) => all.join(' '));
    const bare = (text: string) => text.replace(/\s+/g, '');
    fc.assert(
      fc.property(words, words, (before, after) => {
        const parts = changesOf(before, after);
        const without = (kind: string) =>
          bare(
            parts
              .filter((part) => part.kind !== kind)
              .map(({ text }) => text)
              .join(''),
          );
        expect(without('added')).toBe(bare(before));
        expect(without('removed')).toBe(bare(after));
      }),
    );
  });
});
