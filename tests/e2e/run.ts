// Runs the end-to-end tests: run.ts [--cache] [--slow] [--shard=<n>/<of>] [spec …]. With `--cache` (of the whole check) a test
// that passed before counts as passed, unless its file, a source that its pages have loaded, or anything of the server or of
// what the tests share, has changed since. Tests with the tag `@slow` run with `--slow` alone, or when their file is named.
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

/** Of a test that passed: the sources that its pages have loaded; null when not all are known. */
interface Passed {
  readonly sources: readonly string[] | null;
}
const isPassed = (value: unknown): value is Passed => isRecord(value) && 'sources' in value;

type Tests = readonly {
  readonly status: string;
  readonly results: readonly {
    readonly error?: { readonly message?: string };
    readonly attachments: readonly { readonly name: string; readonly body?: string }[];
  }[];
}[];

interface Suite {
  /** Of a file: its path from the folder of the tests; of a group in it: its words. */
  readonly title: string;
  readonly specs: readonly { readonly title: string; readonly tests: Tests }[];
  readonly suites?: readonly Suite[];
}

/** Sources that reach the tests through the pages alone: not those of the worker, which has a hand in all of them. */
const ofPages =
  /^packages\/((app|flows|ui|state-machines)\/src\/(?!worker\/|offline\/)|domain\/src\/texts\/(en|es)\/(?!mail|errors|index|refusals))/;

/** Where the app is built, also as the demonstration and with other settings. */
const builtApps = () => [appDir, ...globSync(join(root, '.cache/app-*'))];

/** The sources of a script of the built app, from its source map; null for one of a build that is no longer there. */
function sourcesOf(asset: string): string[] | null {
  const script = builtApps()
    .map((folder) => join(folder, 'assets', asset))
    .find((path) => existsSync(path));
  if (script === undefined) return null;
  const file = `${script}.map`;
  // Helpers of the bundler have no sources.
  if (!existsSync(file)) return [];
  const { sources } = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] };
  return sources.map((source) => relative(root, join(dirname(file), source)).replaceAll('\\', '/'));
}

/** A style file is not in a source map: it is taken for loaded with what stands beside it. */
const isLoaded = (file: string, sources: readonly string[]) =>
  sources.includes(file) ||
  (file.endsWith('.css.ts') && sources.some((source) => dirname(source) === dirname(file)));

/** The file of a test, as the snapshot names it. */
const fileOf = (test: string) => `tests/e2e/${test.split(' › ')[0]}`;

const words = process.argv.slice(2);
const own = ['--cache', '--slow'];
const options = words.filter((word) => word.startsWith('--') && !own.includes(word));
const asked = words.filter((word) => !word.startsWith('--'));
const isSlow = words.includes('--slow');
if (isSlow) options.push('--grep=@slow');
else if (asked.length === 0) options.push('--grep-invert=@slow');
const results = join(root, 'test-results');
const report = join(results, 'e2e.json');
const cache = join(root, '.cache/passed-e2e.json');
const now = words.includes('--cache') && words.length === 1 ? snapshotOf(root) : null;

const known = readCache(cache, isRecord)?.['passed'];
const alteredBy = (changed: string[]) => {
  const relevant = changed.filter((file) => !steps.e2e.ignores.some((pattern) => pattern.test(file)));
  const isForAll = relevant.some((file) => !ofPages.test(file) && !file.endsWith('.spec.ts'));
  return (test: string) => {
    const before = isRecord(known) ? known[test] : undefined;
    if (isForAll || !isPassed(before) || relevant.includes(fileOf(test))) return true;
    return relevant.some(
      (file) => ofPages.test(file) && (before.sources === null || isLoaded(file, before.sources)),
    );
  };
};
const passed = now ? readPassed(cache, now, isPassed, alteredBy) : new Map<string, Passed>();
const before = passed.size;
if (before > 0)
  console.log(`${before} tests passed before, and nothing that their pages or the server read has changed.`);

mkdirSync(results, { recursive: true });
rmSync(report, { force: true });
const skipped = join(results, 'e2e-passed-before.txt');
writeFileSync(skipped, [...passed.keys()].join('\n'));
const onlyDue = now && before > 0 ? [`--test-list-invert=${skipped}`, '--pass-with-no-tests'] : [];
/** Each worker starts a server and a browser of its own: for a few tests a third one costs more than it takes over. */
const isFew = before > 0 && isRecord(known) && Object.keys(known).length - before <= 15;
if (isFew) onlyDue.push('--workers=2');
/** Runs Playwright with these arguments; answers its exit code. */
const play = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  new Promise<number>((resolve, reject) => {
    const running = spawn('playwright', ['test', ...args, ...asked], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    running.on('error', reject);
    running.on('close', (status) => resolve(status ?? 1));
  });

/** So many tests may fail and pass when they are run once more, by themselves; they are named in the last lines of the check. */
const mostFlaky = 3;

const code = await play([...options, ...onlyDue]);
/** What each test said that failed, by its name. */
const failures = new Map<string, string>();

/** Every test of a suite, with its name as a list of tests has it: file, groups, title. */
const testsOf = ({ title, specs, suites = [] }: Suite): { name: string; tests: Tests }[] => [
  ...specs.map((spec) => ({ name: `${title} › ${spec.title}`, tests: spec.tests })),
  ...suites.flatMap(testsOf).map(({ name, tests }) => ({ name: `${title} › ${name}`, tests })),
];
const readReport = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as {
    suites: Suite[];
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
    /** What went wrong outside of any test. */
    errors: readonly unknown[];
  };
const { suites, stats, errors } = readReport(report);
for (const { name, tests } of suites.flatMap(testsOf)) {
  if (tests.some(({ status }) => status !== 'expected')) {
    const messages = tests.flatMap((test) => test.results.map(({ error }) => error?.message ?? ''));
    failures.set(name, messages.join('\n').slice(0, 1_000));
    continue;
  }
  const loaded = tests
    .flatMap((test) => test.results.flatMap(({ attachments }) => attachments))
    .find((attachment) => attachment.name === 'loaded')?.body;
  const scripts = loaded ? (JSON.parse(Buffer.from(loaded, 'base64').toString()) as string[]) : [];
  const sources = scripts.map(sourcesOf);
  // A test without a page depends on the server alone; one without the list, on anything.
  const isKnown = loaded !== undefined && sources.every((each) => each !== null);
  passed.set(name, {
    sources: isKnown
      ? [...new Set(sources.flatMap((each) => each ?? []))].filter((each) => ofPages.test(each))
      : null,
  });
}
if (now) writePassed(cache, now, passed);
let failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
const flaky: string[] = [];
const writeSum = () => {
  const sum = { passed: before + stats.expected + flaky.length, failed, flaky };
  writeFileSync(join(results, `e2e${isSlow ? '-slow' : ''}-sum.json`), JSON.stringify(sum));
};
writeSum();
if (failures.size > 0) {
  console.log('What failed:');
  for (const [name, message] of failures) console.log(`${name}\n${message}\n`);
  console.log('It is run again for its trace, in test-results/e2e-traces.');
  const list = join(results, 'e2e-failed.txt');
  writeFileSync(list, [...failures.keys()].join('\n'));
  const retryReport = join(results, 'e2e-retry.json');
  rmSync(retryReport, { force: true });
  await play([`--test-list=${list}`, '--output=test-results/e2e-traces', '--reporter=line,json'], {
    MIRROR_TRACE: 'on',
    PLAYWRIGHT_JSON_OUTPUT_FILE: retryReport,
  });
  // Chance takes one test or two; where more failed, the first answer counts.
  if (failures.size <= mostFlaky && existsSync(retryReport)) {
    const passedOnRetry = readReport(retryReport)
      .suites.flatMap(testsOf)
      .filter(({ tests }) => tests.every(({ status }) => status === 'expected'))
      .map(({ name }) => name);
    flaky.push(...passedOnRetry);
    failed -= flaky.length;
    for (const name of flaky) console.log(`Passed when run again: ${name}`);
    writeSum();
  }
}
process.exitCode = failed > 0 ? 1 : failures.size > 0 ? 0 : code;
