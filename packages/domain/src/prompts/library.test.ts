import { expect, test } from 'vitest';
import { libraryLimits } from '../constants/prompts.ts';
import {
  isFiltered,
  libraryFilterOf,
  libraryParameters,
  noLibraryFilter,
  onOneLine,
  promptTitle,
  tagOf,
  tagsOf,
} from './library.ts';

const read = (address: string) => libraryFilterOf(new Map(new URLSearchParams(address)) as never);

test('a tag is one however it is written', () => {
  expect(tagOf('  ##Wide \n Angle ')).toBe('wide angle');
  expect(tagOf('#')).toBe('');
  expect(tagsOf(['#Salt', 'salt', ' ', 'N\u0303'])).toEqual(['salt', 'ñ']);
  expect(onOneLine('a\u0000b\u2028c\td')).toBe('a b c d');
});

test('a title is its own, or how the words begin, cut between two of them', () => {
  expect(promptTitle(' My\n title ', 'words')).toBe('My title');
  expect(promptTitle('  ', '\n\n  Salt flats  \nat dawn')).toBe('Salt flats');
  expect(promptTitle('', '')).toBe('');
  const most = libraryLimits.titleCharacters / 2;
  expect(promptTitle('', 'x'.repeat(most))).toBe('x'.repeat(most));
  expect(promptTitle('', `${'y'.repeat(most - 10)} ${'z'.repeat(20)}`)).toBe(`${'y'.repeat(most - 10)}…`);
  expect(promptTitle('', `z ${'y'.repeat(most)}`)).toBe(`z ${'y'.repeat(most - 2)}…`);
  expect(promptTitle('', `${'x'.repeat(most - 1)}🌕🌕`)).toBe(`${'x'.repeat(most - 1)}…`);
});

test('a filter goes into the address and comes back', () => {
  const filter = {
    q: 'salt & light',
    tag: 'wide angle',
    collection: 'Halcyon',
    sort: 'title',
    place: 'trash',
  } as const;
  expect(read(String(new URLSearchParams(libraryParameters(filter))))).toEqual(filter);
  expect(libraryParameters(noLibraryFilter)).toEqual({});
  expect(read('')).toEqual(noLibraryFilter);
});

test('what an address says that is not known stands for nothing', () => {
  expect(read('sort=best&place=attic&tag=%23&collection=+')).toEqual(noLibraryFilter);
  expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(libraryLimits.searchCharacters);
});

test('an order leaves nothing out, a search of nothing neither', () => {
  expect(isFiltered({ ...noLibraryFilter, sort: 'title', q: ' ', place: 'trash' })).toBe(false);
  for (const part of [{ q: 'x' }, { tag: 'x' }, { collection: 'x' }])
    expect(isFiltered({ ...noLibraryFilter, ...part })).toBe(true);
});
