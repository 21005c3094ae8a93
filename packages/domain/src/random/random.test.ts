import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digest, pickOne, seeded, shuffled } from './index.ts';

const firstOf = (seed: number) => {
  const random = seeded(seed);
  return Array.from({ length: 5 }, random);
};

test('a seed gives the same numbers each time, from 0 to below 1, and another seed others', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(firstOf(seed)).toEqual(firstOf(seed));
      expect(firstOf(seed)).not.toEqual(firstOf(seed + 1));
      expect(firstOf(seed).every((number) => number >= 0 && number < 1)).toBe(true);
    }),
  );
});

test('the numbers and digests stay what they were: stored seeds make the same prompt and picture', () => {
  expect(firstOf(7).map((number) => number.toFixed(6))).toMatchInlineSnapshot(`
    [
      "0.011705",
      "0.061958",
      "0.976908",
      "0.699029",
      "0.521445",
    ]
  `);
  expect([digest(''), digest('silk'), digest('niña 🌊')]).toMatchInlineSnapshot(`
    [
      2166136261,
      298704036,
      1392038336,
    ]
  `);
});

test('one is picked from each place; none from nothing', () => {
  expect([0, 0.5, 0.999].map((drawn) => pickOne(['a', 'b', 'c'], () => drawn))).toEqual(['a', 'b', 'c']);
  expect(pickOne([], Math.random)).toBeUndefined();
});

test('shuffling keeps every value and does move them', () => {
  const values = Array.from({ length: 20 }, (_, at) => at);
  const moved = shuffled(values, seeded(1));
  expect(moved.toSorted((a, b) => a - b)).toEqual(values);
  expect(moved).not.toEqual(values);
});
