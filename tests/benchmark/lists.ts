// Plays the stories of the large lists in React's production build and holds their longest task against its limit:
// lists.ts [--runs=<n>]
// A task is judged by the time it had a processor, in the best of some fresh pages: what else the machine does then
// does not count. The time by the clock is told beside it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { browserLaunchOptions } from '../../scripts/browser.mjs';
import { buildStories } from '../visual/runner/build.ts';
import { results } from '../visual/runner/paths.ts';
import { address, serve } from '../visual/runner/serve.ts';
import { unitsOf } from '../visual/runner/units.ts';
import { traced, type Work } from './trace.ts';

const stories = 'packages/ui/test/large-data/LargeData.generated.stories.tsx';
const mostMs = 50;
const runs = Number(
  process.argv
    .find((word) => word.startsWith('--runs='))
    ?.split('=')
    .at(1) ?? 3,
);

const best = (works: Work[], key: 'longestMs' | 'longestBusyMs') =>
  Math.min(...works.map((each) => each[key]));

async function once(browser: Browser, id: string): Promise<{ complaints: string[]; works: Work[] }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}/iframe.html?id=none&viewMode=story`);
  await page.waitForFunction(() => 'visualChecks' in globalThis);
  await page.evaluate(() => visualChecks.ready);
  const complaints: string[] = [];
  const works = await traced(browser, page, async () => {
    complaints.push(...(await page.evaluate((each) => visualChecks.play(each), id)));
  });
  await page.close();
  return { complaints, works };
}

const built = mkdtempSync(join(tmpdir(), 'mirror-benchmark-'));
await buildStories(built, { only: stories, react: 'production' });
const served = await serve(built);
const { args, ...options } = browserLaunchOptions();
const browser = await chromium.launch({ ...options, args: [...args, served.rule] });
const outcomes: { story: string; work: string; busyMs: number; clockMs: number; isOver: boolean }[] = [];
let failed = 0;
try {
  for (const { id, name: story } of unitsOf(built).flatMap((unit) => unit.stories)) {
    const works = new Map<string, Work[]>();
    for (let run = 0; run < runs; run++) {
      const { complaints, works: ofRun } = await once(browser, id);
      for (const complaint of complaints) console.log(`✗ ${story}: ${complaint}`);
      failed += complaints.length;
      for (const work of ofRun) works.set(work.name, [...(works.get(work.name) ?? []), work]);
    }
    if (works.size === 0) throw new Error(`${story} measures nothing.`);
    for (const [work, ofRuns] of works) {
      const [busyMs, clockMs] = [best(ofRuns, 'longestBusyMs'), best(ofRuns, 'longestMs')];
      const isOver = busyMs > mostMs;
      outcomes.push({ story, work, busyMs, clockMs, isOver });
      console.log(
        `${isOver ? '✗' : '✓'} ${story}, ${work}: longest task ${busyMs.toFixed(1)} ms of ${mostMs} (ratio ${(busyMs / mostMs).toFixed(2)}); ${clockMs.toFixed(1)} ms by the clock; best of ${ofRuns.length}`,
      );
    }
  }
} finally {
  await browser.close();
  served.close();
  rmSync(built, { recursive: true, force: true });
}
failed += outcomes.filter(({ isOver }) => isOver).length;
const passed = outcomes.filter(({ isOver }) => !isOver).length;
mkdirSync(results, { recursive: true });
writeFileSync(join(results, 'benchmark.json'), JSON.stringify({ passed, failed, outcomes }, null, 1));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
