import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { promptLimits } from '../../constants/prompts.ts';
import { prompts as english } from '../../texts/en/prompts.ts';
import { prompts as spanish } from '../../texts/es/prompts.ts';
import { formatAny } from '../../texts/index.ts';
import { faultSeverity, faultText, isListName, parsePrompt, type SayPrompts } from '../index.ts';
import { anyLists, anyPrompt } from './testing/prompts.ts';
import type { PromptLists, PromptNode } from './tree.ts';

const lists: PromptLists = { light: ['rim light', '{soft|hard} light'], Fabric: ['silk', 'linen'] };
const faultsOf = (text: string, own: PromptLists = lists) =>
  parsePrompt(text, own).faults.map(({ code, from, to, name, nearest }) =>
    [code, `${from}-${to}`, name, nearest].filter((part) => part !== null).join(' '),
  );

test('a prompt is text, alternations and lists, each with its place', () => {
  expect(parsePrompt('in {2::silk|} and __Fabric__', lists).tree.nodes).toEqual([
    { kind: 'text', from: 0, to: 3, text: 'in ' },
    {
      kind: 'alternation',
      from: 3,
      to: 13,
      options: [
        { from: 4, to: 11, weight: 2, nodes: [{ kind: 'text', from: 7, to: 11, text: 'silk' }] },
        { from: 12, to: 12, weight: 1, nodes: [] },
      ],
    },
    { kind: 'text', from: 13, to: 18, text: ' and ' },
    { kind: 'list', from: 18, to: 28, name: 'fabric', text: '__Fabric__' },
  ]);
});

test.each([
  ['{a|b', ['unclosedBrace 0-1']],
  ['{a|{b}', ['unclosedBrace 0-1']],
  ['a|b', ['strayPipe 1-2']],
  ['a} b', ['strayBrace 1-2']],
  ['__light', ['unclosedList 0-7']],
  ['__lihgt__', ['unknownList 0-9 lihgt light']],
  ['{a|__zebra__}', ['unknownList 3-12 zebra']],
  ['__light__ __LIGHT__ snake_case ____ \\{a\\|b\\} \\_\\_light__ \\\\', []],
  ['__light___', []],
  [
    '__zebra__ | { __zebra__',
    ['unknownList 0-9 zebra', 'strayPipe 10-11', 'unclosedBrace 12-13', 'unknownList 14-23 zebra'],
  ],
  ['__febric__ __lghit__', ['unknownList 0-10 febric fabric', 'unknownList 11-20 lghit light']],
])('%j has the faults %j', (text, faults) => {
  expect(faultsOf(text)).toEqual(faults);
});

test.each([
  ['{.5::red|blue}', [0.5, 1]],
  ['{0.125::red|0.875::blue}', [0.125, 0.875]],
  ['{1000::red|1.::blue}', [1000, 1]],
  ['{\n0.9::red\n|\n\t0.1::blue\n}', [0.9, 0.1]],
  ['{0::red|blue}', [0, 1]],
])('the options of %j weigh %j', (text, weights) => {
  const [node] = parsePrompt(text, lists).tree.nodes;
  expect(node?.kind === 'alternation' && node.options.map(({ weight }) => weight)).toEqual(weights);
  expect(faultsOf(text)).toEqual([]);
});

test.each([
  ['a {2$$cat|dog}', ['severalOptions 3-6']],
  ['{1-2$$ and $$cat|dog}', ['severalOptions 1-6']],
  ['{~1-2$$cat|dog}', ['severalOptions 1-7']],
  ['a (cat:1.3), dog', ['foreignWeight 2-11']],
  ['<lora:my-file:0.8> cat', ['foreignWeight 0-18']],
  ['cat::2 dog::-1', ['foreignWeight 3-6', 'foreignWeight 10-14']],
  ['{red::0.9|blue}', ['foreignWeight 4-9']],
  ['{0,5::red|-1 ::blue}', ['foreignWeight 1-6', 'foreignWeight 10-15']],
  ['{12345::red|blue}', ['foreignWeight 1-8']],
  ['at 10:30, ratio 3:4 (see: 4), (16:9), (ratio 3:4), 2:: or $$, a: b', []],
])('%j has the faults %j, for it is drawn as words', (text, faults) => {
  expect(faultsOf(text)).toEqual(faults);
});

test.each<[PromptLists, string[]]>([
  [{ a: [] }, ['emptyList 0-5 a']],
  [{ a: ['__a__'] }, ['listCycle 0-5 a']],
  [{ a: ['__b__'], b: ['x', '{__c__}'], c: ['__b__ y'] }, ['listCycle 0-5 b']],
  [{ a: ['x', '__lihgt__'], light: ['x'] }, ['unknownList 0-5 lihgt light']],
  [{ a: [`${'{'.repeat(promptLimits.depth)}x${'}'.repeat(promptLimits.depth)}`] }, ['tooDeep 0-5 a']],
])('of the lists %j, __a__ has the faults %j', (own, faults) => {
  expect(faultsOf('__a__', own)).toEqual(faults);
});

test('lists that share one, in any order, are no cycle', () => {
  const own = { a: ['__b__', '__c__'], b: ['__c__'], c: ['x'], d: ['__a__ __b__'], e: ['__e__'] };
  expect(faultsOf('__e__ __a__ __d__ __b__', own)).toEqual(['listCycle 0-5 e']);
});

test('a chain of lists may be as long as the depth, and no longer', () => {
  const chain = (length: number): PromptLists =>
    Object.fromEntries(
      Array.from({ length }, (_, at) => [`l${at}`, [at + 1 < length ? `__l${at + 1}__` : 'x']]),
    );
  expect(faultsOf('__l0__', chain(promptLimits.depth))).toEqual([]);
  expect(faultsOf('__l0__', chain(promptLimits.depth + 1))).toEqual(['tooDeep 0-6 l0']);
});

test('names are looked up as they are meant: upper case, accents in two parts, names of objects', () => {
  expect(faultsOf('__CAFE\u0301__ __constructor__ ____proto____', { café: ['x'] })).toEqual([
    'unknownList 10-25 constructor',
    'unknownList 28-37 proto',
  ]);
});

test('two letters that changed places are one mistake', () => {
  expect(faultsOf('__lzu__', { luz: ['x'] })).toEqual(['unknownList 0-7 lzu luz']);
  expect(faultsOf('__luzes__', { sol: ['x'] })).toEqual(['unknownList 0-9 luzes']);
});

test('a text that is too long is not cut within a character', () => {
  const text = `${'x'.repeat(promptLimits.templateCharacters - 1)}😀`;
  expect(faultsOf(text)).toEqual([`tooLong ${text.length - 2}-${text.length}`]);
});

test('a list can be named as it can be written', () => {
  const names = ['light', 'luz-dura', 'my_list', 'año2', 'a_', '_a', 'a__b', '2a', '', 'a b', 'x'.repeat(41)];
  expect(names.filter(isListName)).toEqual(names.slice(0, 4));
  expect(names.slice(0, 4).flatMap((name) => faultsOf(`__${name}__`, { [name]: ['x'] }))).toEqual([]);
});

describe('a bomb has an answer at once', () => {
  const doubling = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [`l${at}`, [at < 29 ? `__l${at + 1}__ __l${at + 1}__` : '{x|y}']]),
  );
  test.each<[name: string, text: string, own: PromptLists, codes: string[]]>([
    ['braces', '{'.repeat(100_000), {}, ['tooDeep', 'tooLong', 'unclosedBrace']],
    ['closed braces', `${'{'.repeat(4_000)}${'}'.repeat(4_000)}`, {}, ['tooDeep']],
    ['pipes', '|'.repeat(100_000), {}, ['strayPipe', 'tooLong']],
    ['underscores', '_'.repeat(100_000), {}, ['tooLong']],
    ['one name', `__${'a'.repeat(100_000)}`, { a: ['x'] }, ['tooLong', 'unclosedList']],
    ['options', `{${'|'.repeat(9_000)}}`, {}, ['tooManyCombinations']],
    ['choices', '{a|b}'.repeat(2_000), {}, ['tooManyCombinations']],
    ['lists that double', '__l0__', doubling, ['resolvesTooLong']],
    ['unknown lists', '__aaaaaaaa__'.repeat(800), doubling, ['unknownList']],
    [
      'a long list',
      '__a__',
      { a: Array.from({ length: 50_000 }, (_, at) => `${at}`) },
      ['tooManyCombinations'],
    ],
  ])('%s', (_, text, own, codes) => {
    const { faults } = parsePrompt(text, own);
    expect([...new Set(faults.map(({ code }) => code))].toSorted()).toEqual(codes);
    expect(faults.length).toBeLessThanOrEqual(promptLimits.faults + 3);
  });
});

/** What is read back from the ranges of a tree; options must fill their alternation but for the signs. */
function written(text: string, nodes: readonly PromptNode[], from: number, to: number): string {
  const parts = nodes.map((node) => {
    if (node.kind !== 'alternation') return text.slice(node.from, node.to);
    const options = node.options.map((option) => {
      const begin = option.nodes[0]?.from ?? option.to;
      return text.slice(option.from, begin) + written(text, option.nodes, begin, option.to);
    });
    return `{${options.join('|')}${text[node.to - 1] === '}' && node.to > (node.options.at(-1)?.to ?? 0) ? '}' : ''}`;
  });
  expect([from, ...nodes.map((node) => node.to)]).toEqual([...nodes.map((node) => node.from), to]);
  return parts.join('');
}

test('the ranges cover any text without a gap, and every fault stands within it', () => {
  fc.assert(
    fc.property(anyPrompt, anyLists, (text, own) => {
      const { tree, faults } = parsePrompt(text, own);
      expect(written(text, tree.nodes, 0, tree.to)).toBe(text);
      expect(faults.every(({ from, to }) => from >= 0 && from <= to && to <= text.length)).toBe(true);
    }),
  );
});

test('every fault has words in both languages; only the number of combinations is no mistake', () => {
  const codes = Object.keys(english).flatMap((key) => /^fault_(\w+)$/.exec(key)?.[1] ?? []);
  const say = (texts: Readonly<Record<string, string>>, locale: string): SayPrompts =>
    ((key, params) => formatAny(texts, key, locale, params)) as SayPrompts;
  const fault = { code: 'tooDeep', from: 0, to: 1, name: 'light', nearest: 'lights' } as const;
  for (const [texts, locale] of [
    [english, 'en'],
    [spanish, 'es'],
  ] as const) {
    const said = parsePrompt('{a|__lihgt__}} | __x__', lists).faults.map((one) =>
      faultText(one, say(texts, locale)),
    );
    expect(said.filter((words) => /fault_|\{\{/.test(words))).toEqual([]);
    expect(faultText(fault, say(texts, locale))).toContain('light');
  }
  expect(codes.length).toBeGreaterThan(10);
  expect((['tooDeep', 'tooManyCombinations'] as const).map(faultSeverity)).toEqual(['error', 'note']);
});
