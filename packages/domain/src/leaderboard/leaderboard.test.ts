import { expect, test } from 'vitest';
import { arcana } from '../arcana/index.ts';
import { bandPoints } from '../constants/leaderboard.ts';
import { bandOf, beginningOf, leaderboardOf, nextBandOf, usualLeaderboard } from './index.ts';

test('each band begins above the one before, the first with nothing', () => {
  const begin = arcana.map((arcanum) => bandPoints[arcanum]);
  expect(begin[0]).toBe(0);
  expect(begin).toEqual([...new Set(begin)].toSorted((a, b) => a - b));
});

test.each(arcana)('%s is the band from its own points to those of the next', (arcanum) => {
  const from = bandPoints[arcanum];
  const at = arcana.indexOf(arcanum);
  expect(bandOf(from)).toBe(arcanum);
  if (at > 0) expect(bandOf(from - 1)).toBe(arcana[at - 1]);
  const following = arcana[at + 1];
  expect(nextBandOf(from)).toEqual(
    following === undefined
      ? null
      : {
          arcanum: following,
          from,
          to: bandPoints[following],
          missing: bandPoints[following] - from,
        },
  );
});

test('what is missing grows less with each point', () => {
  expect(nextBandOf(17)).toEqual({ arcanum: 'hierophant', from: 10, to: 20, missing: 3 });
  expect(nextBandOf(1_000_000)).toBeNull();
});

test.each([
  ['', usualLeaderboard],
  ['period=ever&board=new', { period: 'ever', board: 'new' }],
  ['period=year&board=', usualLeaderboard],
])('%j asks for %j', (address, asked) => {
  expect(leaderboardOf(new URLSearchParams(address))).toEqual(asked);
});

test('a week is seven days, and all time has no beginning', () => {
  const now = new Date('2026-11-28T12:00:00.000Z');
  expect(beginningOf('week', now)?.toISOString()).toBe('2026-11-21T12:00:00.000Z');
  expect(beginningOf('month', now)?.toISOString()).toBe('2026-10-29T12:00:00.000Z');
  expect(beginningOf('ever', now)).toBeNull();
});
