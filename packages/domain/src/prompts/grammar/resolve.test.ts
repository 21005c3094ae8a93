import fc from 'fast-check';
import { expect, test } from 'vitest';
import { promptLimits } from '../../constants/prompts.ts';
import {
  combinationsOf,
  countCombinations,
  escapePrompt,
  examplesOf,
  literalPrompt,
  type PromptLists,
  parsePrompt,
  resolvePrompt,
  tidyPrompt,
} from '../index.ts';
import { anyLists, anyPrompt, distinctPrompt } from './testing/prompts.ts';

const treeOf = (text: string, lists: PromptLists = {}) => parsePrompt(text, lists).tree;
const all = (text: string, lists?: PromptLists) => combinationsOf(treeOf(text, lists), 100);

test('combinations come in a stable order, the last alternation changing first', () => {
  const lists = { fabric: ['silk', '__finish__ linen'], finish: ['raw', 'washed'] };
  expect(all('{a|b} in __fabric__{!|}', lists)).toEqual([
    'a in silk!',
    'a in silk',
    'a in raw linen!',
    'a in raw linen',
    'a in washed linen!',
    'a in washed linen',
    'b in silk!',
    'b in silk',
    'b in raw linen!',
    'b in raw linen',
    'b in washed linen!',
    'b in washed linen',
  ]);
});

test('the count is that of the different texts', () => {
  fc.assert(
    fc.property(distinctPrompt, (text) => {
      const tree = treeOf(text);
      const { count, exact } = countCombinations(tree);
      fc.pre(count <= promptLimits.enumeratedCombinations);
      expect(exact).toBe(true);
      expect(combinationsOf(tree, count + 1)).toHaveLength(count);
    }),
  );
});

test('of any prompt there are at most as many texts, each once, a smaller limit gives the first of them', () => {
  fc.assert(
    fc.property(anyPrompt, anyLists, fc.nat(8), (text, lists, limit) => {
      const tree = treeOf(text, lists);
      const texts = combinationsOf(tree, 60);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.length).toBeLessThanOrEqual(countCombinations(tree).count);
      expect(combinationsOf(tree, limit)).toEqual(texts.slice(0, limit));
    }),
  );
});

test('the count is exact up to the greatest whole number, and then says that there are more', () => {
  const twos = (many: number) => countCombinations(treeOf('{a|b}'.repeat(many)));
  expect(twos(52)).toEqual({ count: 2 ** 52, exact: true });
  expect(countCombinations(treeOf(`${'{a|b}'.repeat(52)}{a|b|c|d}`))).toEqual({
    count: Number.MAX_SAFE_INTEGER,
    exact: false,
  });
  expect(countCombinations(treeOf(`{${'{a|b}'.repeat(52)}|${'{a|b}'.repeat(52)}}`)).exact).toBe(false);
  expect(twos(2_000)).toEqual({ count: Number.MAX_SAFE_INTEGER, exact: false });
  expect(countCombinations(treeOf('{|a} __x__ {__l__|b}', { l: ['1', '2'] }))).toEqual({
    count: 6,
    exact: true,
  });
});

test('a seed gives one of the combinations, the same each time, and all have their turn', () => {
  const lists = { light: ['rim light', '__kind__ light', ''], kind: ['hard', '{very |}soft'] };
  const tree = treeOf('{a|b, {c|}}, __light__', lists);
  const texts = new Set(combinationsOf(tree, 1_000));
  const drawn = Array.from({ length: 400 }, (_, seed) => resolvePrompt(tree, seed));
  expect(new Set(drawn)).toEqual(texts);
  expect(Array.from({ length: 400 }, (_, seed) => resolvePrompt(tree, seed))).toEqual(drawn);
});

test('of any prompt a seed gives one of its texts', () => {
  fc.assert(
    fc.property(anyPrompt, anyLists, fc.integer(), (text, lists, seed) => {
      const tree = treeOf(text, lists);
      fc.pre(countCombinations(tree).count <= 200);
      expect(combinationsOf(tree, 1_000)).toContain(resolvePrompt(tree, seed));
    }),
  );
});

test('a weight says how often', () => {
  const tree = treeOf('{9::silk|linen}');
  const silk = Array.from({ length: 1_000 }, (_, seed) => resolvePrompt(tree, seed)).filter(
    (one) => one === 'silk',
  );
  expect(silk.length).toBeGreaterThan(850);
  expect(silk.length).toBeLessThan(950);
  expect(all('{0::a|1.5::b|2:1}')).toEqual(['b', '2:1']);
  expect(treeOf('{0::a|b|c}').combinations.count).toBe(2);
  const weightless = treeOf('{0::a|0::b}');
  expect(new Set(Array.from({ length: 20 }, (_, seed) => resolvePrompt(weightless, seed))).size).toBe(2);
});

test('texts that are the same when they are tidy count once towards the limit', () => {
  expect(combinationsOf(treeOf('{a|a |a  |b}'), 2)).toEqual(['a', 'b']);
});

test('examples are different ones as far as there are, also rare ones', () => {
  const manyOfOne = `{${'a|'.repeat(2_000)}b}`;
  for (const [text, size] of [
    ['{a|b|c|d|e|f|g}', 5],
    ['{a|b}', 2],
    ['a', 1],
    ['{999::a|b|c|d|e}', 5],
    [manyOfOne, 2],
  ] as const) {
    const examples = examplesOf(treeOf(text), 7, 5);
    expect([text.slice(0, 20), new Set(examples).size, examples.length]).toEqual([
      text.slice(0, 20),
      size,
      size,
    ]);
    expect(examplesOf(treeOf(text), 7, 5)).toEqual(examples);
  }
  expect(examplesOf(treeOf('{a|b|c|d|e|f|g}'), 8)).not.toEqual(examplesOf(treeOf('{a|b|c|d|e|f|g}'), 7));
});

test('words that are escaped are said as they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), anyPrompt, (any, signs) => {
      for (const words of [any, signs])
        for (const written of [escapePrompt(words), literalPrompt(words)])
          expect(resolvePrompt(treeOf(written, { light: ['x'] }), 1)).toBe(tidyPrompt(words));
    }),
  );
});

test('what is broken stands as it is written', () => {
  expect(all('a | b} __none__ __self__ __x', { self: ['__self__'] })).toEqual([
    'a | b} __none__ __self__ __x',
  ]);
  expect(all('{a|b')).toEqual(['a', 'b']);
});

test.each([
  ['a , ,  b,, c', 'a, b, c'],
  [', a ,', 'a'],
  ['red  silk ; , blue .', 'red silk; blue.'],
  ['a, .', 'a.'],
  ['1.5 m at f/2, -.5 EV', '1.5 m at f/2, -.5 EV'],
  ['one \n\n\n\n two,\n, three ', 'one\n\ntwo\nthree'],
])('%j is tidied to %j', (text, tidy) => {
  expect(tidyPrompt(text)).toBe(tidy);
});

test('a tidy text stays as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(' ', ',', ';', '.', '\n', 'a', '\t', '!')), (parts) => {
      const tidy = tidyPrompt(parts.join(''));
      expect(tidyPrompt(tidy)).toBe(tidy);
    }),
  );
});

test('bombs resolve and list at once, and no longer than the limit', () => {
  const empty = { a: ['{|}'.repeat(3_000)], b: ['__a__'.repeat(6)], c: ['x'.repeat(9_000)] };
  for (const text of [
    '{|x}'.repeat(2_500),
    '{a|b}'.repeat(2_000),
    '__a__'.repeat(2_000),
    '__b__'.repeat(1_000),
    '__c__'.repeat(2_000),
  ]) {
    const tree = treeOf(text, empty);
    expect(resolvePrompt(tree, 1).length).toBeLessThanOrEqual(promptLimits.resolvedCharacters);
    const texts = combinationsOf(tree, 2_000);
    expect(texts.length).toBeLessThanOrEqual(1_000);
    expect(texts.join('').length).toBeLessThan(4_000_000);
    expect(examplesOf(tree, 1).length).toBeGreaterThan(0);
  }
  const [slow, long] = [treeOf('{|x}'.repeat(2_500)), treeOf('__c__ {a|b}'.repeat(3), empty)];
  expect(combinationsOf(slow, 1_000).length).toBeLessThan(1_000);
  expect(combinationsOf(long, 10)).toEqual([]);
});
