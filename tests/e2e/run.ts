// Runs the end-to-end tests: run.ts [--cache] [--shard=<n>/<of>] [spec …]. With `--cache` (of the whole check) a file of
// tests that passed before counts as passed, unless a source that its pages have loaded, or anything of the server or of
// the tests, has changed since.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { appDir } from '../../scripts/build.mjs';
import {
  isRecord,
  readCache,
  readPassed,
  snapshotOf,
  writePassed,
} from '../../scripts/check/result-cache.ts';
import { steps } from '../../scripts/check/steps.mjs';
import { root } from '../../scripts/paths.mjs';

/** What came of a file of tests: how many passed, and the sources that its pages have loaded; null when not all are known. */
interface Passed {
  readonly tests: number;
  readonly sources: readonly string[] | null;
}
const isPassed = (value: unknown): value is Passed =>
  isRecord(value) && typeof value['tests'] === 'number' && 'sources' in value;

interface Suite {
  readonly file: string;
  readonly specs: readonly {
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly attachments: readonly { readonly name: string; readonly body?: string }[];
      }[];
    }[];
  }[];
  readonly suites?: readonly Suite[];
}

/** Sources that reach the tests through the pages alone. */
const ofPages =
  /^packages\/((app|flows|ui|state-machines)\/src\/|domain\/src\/texts\/(en|es)\/(?!mail|errors|index|refusals))/;

/** The sources of a script of the built app, from its source map; null for one of another build, as of the demonstration. */
function sourcesOf(asset: string): string[] | null {
  const script = join(appDir, 'assets', asset);
  const file = `${script}.map`;
  if (!existsSync(script)) return null;
  // Helpers of the bundler have no sources.
  if (!existsSync(file)) return [];
  const { sources } = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] };
  return sources.map((source) => relative(root, join(dirname(file), source)).replaceAll('\\', '/'));
}

/** A style file is not in a source map: it is taken for loaded with what stands beside it. */
const isLoaded = (file: string, sources: readonly string[]) =>
  sources.includes(file) ||
  (file.endsWith('.css.ts') && sources.some((source) => dirname(source) === dirname(file)));

const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('--') && word !== '--cache');
const asked = words.filter((word) => !word.startsWith('--'));
const results = join(root, 'test-results');
const report = join(results, 'e2e.json');
const cache = join(root, '.cache/passed-e2e.json');
const now = words.includes('--cache') && words.length === 1 ? snapshotOf(root) : null;

const known = readCache(cache, isRecord)?.['passed'];
const alteredBy = (changed: string[]) => {
  const relevant = changed.filter((file) => !steps.e2e.ignores.some((pattern) => pattern.test(file)));
  const isForAll = relevant.some((file) => !ofPages.test(file));
  return (spec: string) => {
    const before = isRecord(known) ? known[spec] : undefined;
    if (isForAll || !isPassed(before)) return true;
    return relevant.some((file) => before.sources === null || isLoaded(file, before.sources));
  };
};
const passed = now ? readPassed(cache, now, isPassed, alteredBy) : new Map<string, Passed>();
const specs = globSync('*.spec.ts', { cwd: import.meta.dirname }).toSorted();
for (const spec of passed.keys()) if (!specs.includes(spec)) passed.delete(spec);
const before = [...passed.values()].reduce((sum, { tests }) => sum + tests, 0);
const due = now ? specs.filter((spec) => !passed.has(spec)).map((spec) => `tests/e2e/${spec}`) : asked;
if (before > 0)
  console.log(
    `${passed.size} files passed before, and nothing that their pages or the server read has changed.`,
  );

mkdirSync(results, { recursive: true });
rmSync(report, { force: true });
const isNothingDue = now !== null && due.length === 0;
const code = isNothingDue
  ? 0
  : await new Promise<number>((resolve, reject) => {
      const running = spawn('playwright', ['test', ...options, ...due], { cwd: root, stdio: 'inherit' });
      running.on('error', reject);
      running.on('close', (status) => resolve(status ?? 1));
    });

const everySuite = (suite: Suite): Suite[] => [suite, ...(suite.suites ?? []).flatMap(everySuite)];
const { suites, stats } = isNothingDue
  ? { suites: [], stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }
  : (JSON.parse(readFileSync(report, 'utf8')) as {
      suites: Suite[];
      stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
    });
for (const [file, group] of Map.groupBy(suites.flatMap(everySuite), (suite) => suite.file)) {
  const tests = group.flatMap((suite) => suite.specs.flatMap((spec) => spec.tests));
  if (tests.some(({ status }) => status !== 'expected')) continue;
  const assets = tests.map(
    ({ results: runs }) =>
      runs.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'loaded')?.body,
  );
  const names = new Set(
    assets.flatMap((body) => (body ? (JSON.parse(Buffer.from(body, 'base64').toString()) as string[]) : [])),
  );
  const sources = [...names].map(sourcesOf);
  const isKnown = names.size > 0 && assets.every(Boolean) && sources.every((each) => each !== null);
  passed.set(file, {
    tests: tests.length,
    sources: isKnown
      ? [...new Set(sources.flatMap((each) => each ?? []))].filter((each) => ofPages.test(each))
      : null,
  });
}
if (now) writePassed(cache, now, passed);
const failed = stats.unexpected + stats.flaky + stats.skipped;
writeFileSync(join(results, 'e2e-sum.json'), JSON.stringify({ passed: before + stats.expected, failed }));
process.exitCode = code;
