import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waysFile } from '../../packages/app/src/atlas/ways.ts';
import { bothWalks, longestFirst } from './both.ts';
import { WalkMemory } from './memory.ts';
import { Stages } from './stage.ts';
import { type Tally, tableOf, tallyOf } from './tally.ts';
import { waysOf } from './ways.ts';

const app = join(import.meta.dirname, '../../packages/app/src');
const results = join(import.meta.dirname, '../../test-results/models');
const tallies: Tally[] = [];
const memory = new WalkMemory();
const passed: Tally[] = [];
let stages: Stages | undefined;

beforeAll(async () => {
  mkdirSync(results, { recursive: true });
  if (longestFirst.every(({ name }) => memory.tallyOf(name))) return;
  stages = await Stages.open(join(results, 'page'), 2);
}, 120_000);

afterAll(async () => {
  await stages?.close();
  writeFileSync(join(results, 'report.json'), `${JSON.stringify(tallies, null, 2)}\n`);
  writeFileSync(join(results, 'report.md'), tableOf(tallies));
  if (stages?.said.length === 0) memory.keep(passed);
});

describe('beside the rendered view, by a real keyboard and by a real pointer', () => {
  it.concurrent.for(longestFirst)(
    '$name: every state, every transition, both sides of every guard',
    { timeout: 900_000 },
    async (entry, { expect }) => {
      const before = memory.tallyOf(entry.name);
      if (before) {
        tallies.push(before);
        passed.push(before);
        return;
      }
      if (!stages) throw new Error('There is no stage');
      const walked = await bothWalks(entry, stages);
      const tally = tallyOf(walked.subject, walked.graphs, walked);
      tallies.push(tally);
      expect(tally.notCovered).toEqual([]);
      const ways = waysOf(walked.subject, walked.graphs, walked.keyboard.records);
      await expect(waysFile(entry.folder, ways)).toMatchFileSnapshot(
        join(app, entry.folder, `${entry.name}.ways.generated.ts`),
      );
      passed.push(tally);
    },
  );

  it('writes nothing on the console', () => {
    expect(stages?.said ?? []).toEqual([]);
  });
});
