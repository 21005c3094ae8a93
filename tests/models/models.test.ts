import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathsFile } from '../../packages/flows/src/atlas/paths.ts';
import { exploreWithBoth, longestFirst } from './both.ts';
import { type Coverage, coverageOf, tableOf } from './coverage.ts';
import { pathsOf } from './paths.ts';
import { ExplorationCache } from './result-cache.ts';
import { Stages } from './stage.ts';

const views = join(import.meta.dirname, '../../packages/flows/src');
const results = join(import.meta.dirname, '../../test-results/models');
const coverages: Coverage[] = [];
const cache = new ExplorationCache();
const passed: Coverage[] = [];
let stages: Stages | undefined;

beforeAll(async () => {
  mkdirSync(results, { recursive: true });
  if (longestFirst.every(({ name }) => cache.coverageOf(name))) return;
  stages = await Stages.open(join(results, 'page'), 2);
}, 120_000);

afterAll(async () => {
  await stages?.close();
  writeFileSync(join(results, 'report.json'), `${JSON.stringify(coverages, null, 2)}\n`);
  writeFileSync(join(results, 'report.md'), tableOf(coverages));
  if (stages?.said.length === 0) cache.keep(passed);
});

describe('beside the rendered view, by a real keyboard and by a real pointer', () => {
  it.concurrent.for(longestFirst)(
    '$name: every state, every transition, both sides of every guard',
    { timeout: 900_000 },
    async (entry, { expect }) => {
      const before = cache.coverageOf(entry.name);
      if (before) {
        coverages.push(before);
        passed.push(before);
        return;
      }
      if (!stages) throw new Error('There is no stage');
      const explored = await exploreWithBoth(entry, stages);
      const coverage = coverageOf(explored.subject, explored.graphs, explored);
      coverages.push(coverage);
      expect(coverage.notCovered).toEqual([]);
      const paths = pathsOf(explored.subject, explored.graphs, explored.keyboard.records);
      await expect(pathsFile(paths)).toMatchFileSnapshot(
        join(views, entry.name, `${entry.name}.paths.generated.ts`),
      );
      passed.push(coverage);
    },
  );

  it('writes nothing on the console', () => {
    expect(stages?.said ?? []).toEqual([]);
  });
});
