import { describe, expect, it, test } from 'vitest';
import { readShard, stepsOf } from '../../scripts/check/shard.mjs';
import { steps } from '../../scripts/check/steps.mjs';
import { shardOf, type Unit } from '../visual/runner/units.ts';

describe('the shard of a command line', () => {
  it('is read with its words taken out', () => {
    expect(readShard(['unit', '--shard', '2/4', '--no-cache'])).toEqual({
      shard: { index: 2, count: 4 },
      words: ['unit', '--no-cache'],
    });
    expect(readShard(['--shard=1/2'])).toEqual({ shard: { index: 1, count: 2 }, words: [] });
    expect(readShard(['unit'])).toEqual({ shard: null, words: ['unit'] });
  });

  it.each(['', '0/4', '5/4', '2', 'two/4'])('is refused: "%s"', (asked) => {
    expect(() => readShard(['--shard', asked])).toThrow(
      `"${asked}" is no shard: ask for one like --shard 2/4.`,
    );
  });
});

test.each([2, 3, 4])('%d machines together run every step', (count) => {
  const shards = Array.from({ length: count }, (_, at) => stepsOf(steps, { index: at + 1, count }));
  for (const [name, step] of Object.entries(steps)) {
    const running = shards.flatMap((shard) => shard[name] ?? []);
    if ('splits' in step && step.splits)
      expect(running.map(({ command }) => command.at(-1))).toEqual(
        shards.map((_, at) => `--shard=${at + 1}/${count}`),
      );
    // The build is there wherever something waits for it.
    else expect(running).toHaveLength(name === 'build' ? count : 1);
  }
});

test('machines deal the titles out whole: each title is on one', () => {
  const units = [3, 50, 7, 20, 1].map(
    (length, at): Unit => ({
      title: `Title ${at}`,
      folder: '',
      files: [],
      stories: Array.from({ length }, () => ({ id: '', name: '', key: '' })),
    }),
  );
  const [first = [], second = []] = [1, 2].map((index) => shardOf(units, index, 2));
  expect([...first, ...second].toSorted((a, b) => (a.title < b.title ? -1 : 1))).toEqual(units);
  expect(first.map(({ title }) => title)).toEqual(['Title 1', 'Title 2', 'Title 4']);
});
