import { expect, test } from 'vitest';
import { addTags, hasSeparator, tagsIn } from './tags.ts';

test('commas, semicolons and new lines part tags; spaces round them are no part of them', () => {
  expect(tagsIn(' salt,  first   light ;\nnight\r\n,,')).toEqual(['salt', 'first light', 'night']);
  expect(tagsIn('、 ')).toEqual([]);
  expect(hasSeparator('salt,')).toBe(true);
  expect(hasSeparator('first light')).toBe(false);
});

test('none is added twice, whatever its capitals; accents tell words apart', () => {
  expect(addTags(['salt'], ['Salt', 'night', 'NIGHT'], 9)).toEqual({
    tags: ['salt', 'night'],
    twice: 'Salt',
    over: [],
  });
  expect(addTags(['papa'], ['papá'], 9).tags).toEqual(['papa', 'papá']);
});

test('no more are added than may be, and the rest is not lost', () => {
  expect(addTags(['a'], ['b', 'c', 'A', 'd'], 2)).toEqual({ tags: ['a', 'b'], twice: 'A', over: ['c', 'd'] });
});
