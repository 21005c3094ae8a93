// Runs the quick unit tests: unit.ts [--shard=<n>/<of>]. Of a package's tests a file that passed before counts as passed,
// unless something that it imports has changed since, or it reads files of the project besides.
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../paths.mjs';
import { fromRoot, type ImportGraph, reach, readImportGraph, underAll } from './import-graph.ts';
import { readPassed, snapshotOf, writePassed } from './result-cache.ts';
import { steps } from './steps.mjs';

const readsFiles = /['"]node:(fs|fs\/promises|child_process|module)['"]/;
/** Packages that know nothing of the app and the server: what reads files there reads none of those two. */
const isBelow = (file: string) => /^packages\/(state-machines|ui|flows)\//.test(file);
const isAbove = (file: string) => /^packages\/(app|server)\//.test(file);
const isSource = (file: string) => /^packages\/[^/]+\/(src|test)\/.*\.tsx?$/.test(file);

/** Which files of tests a change of these files (from the root) can alter. `reading`: sources that read files. */
export function testsAlteredBy(
  changed: readonly string[],
  importGraph: ImportGraph,
  reading: readonly string[],
): (test: string) => boolean {
  const isForAll = changed.some(
    (file) =>
      underAll.some((pattern) => pattern.test(file)) ||
      file.startsWith('scripts/check/') ||
      (isSource(file) && !importGraph.has(file)),
  );
  const readers = changed.every(isAbove) ? reading.filter((file) => !isBelow(file)) : reading;
  const altered = reach([...changed, ...readers], importGraph);
  return (test) => isForAll || !importGraph.has(test) || altered.has(test);
}

/** Sources that read files, and those whose own imports the graph does not follow. */
function readingIn(importGraph: ImportGraph): string[] {
  return [...importGraph.keys()].filter(
    (file) =>
      /\.(m?[jt]s|[jt]sx)$/.test(file) &&
      (!isSource(file) || readsFiles.test(readFileSync(join(root, file), 'utf8'))),
  );
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

async function run(words: readonly string[]): Promise<number> {
  const { report: sum, excluded } = steps.unit;
  const report = join(dirname(sum), 'unit-run.json');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const isWhole = words.length === 0;
  const now = isWhole ? snapshotOf(root) : null;
  const importGraph = readImportGraph({ withGlobs: true });
  const isCount = (value: unknown): value is number => typeof value === 'number';
  const cache = join(root, '.cache/passed-unit.json');
  const passed = now
    ? readPassed(cache, now, isCount, (changed) =>
        testsAlteredBy(changed, importGraph, changed.length > 0 ? readingIn(importGraph) : []),
      )
    : new Map<string, number>();
  const tests = globSync(['packages/*/{src,test}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'], {
    cwd: root,
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !excluded.some((folder) => file.startsWith(folder)));
  for (const file of passed.keys()) if (!tests.includes(file)) passed.delete(file);
  const before = [...passed.values()].reduce((total, count) => total + count, 0);
  if (before > 0)
    console.log(`${passed.size} files passed before, and nothing that they import has changed.`);
  const due = tests.filter((file) => !passed.has(file));
  const code = await new Promise<number>((resolve, reject) => {
    const options = ['--project', 'unit', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const running = spawn('vitest', ['run', ...options, ...words, ...due], { cwd: root, stdio: 'inherit' });
    running.on('error', reject);
    running.on('close', (status) => resolve(status ?? 1));
  });
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  let failed = 0;
  let passedNow = 0;
  for (const { name, assertionResults } of testResults) {
    // A test that was skipped proves nothing.
    const good = assertionResults.filter(({ status }) => status === 'passed').length;
    failed += assertionResults.length - good;
    passedNow += good;
    if (good === assertionResults.length && good > 0) passed.set(fromRoot(name), good);
  }
  if (now && code === 0) writePassed(cache, now, passed);
  writeFileSync(sum, JSON.stringify({ passed: before + passedNow, failed: failed || (code === 0 ? 0 : 1) }));
  return code;
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2));
