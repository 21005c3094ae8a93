// The steps of the check: what each runs, how long it takes, what it reads, and how its report is counted.
import { join } from 'node:path';
import { root } from '../paths.mjs';

export const results = join(root, 'test-results');
const minutes = (count) => count * 60;

const vitest = (name, project, ...which) => ({
  usesAllCores: true,
  splits: true,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    // By default one core is left to others.
    '--maxWorkers=2',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${join(results, `${name}.json`)}`,
    ...which,
  ],
  // A test that was skipped proves nothing.
  count: ({
    numPassedTests,
    numFailedTests,
    numPendingTests,
    numTodoTests,
    numTotalTestSuites,
    success,
  }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests || (success && numTotalTestSuites > 0 ? 0 : 1),
  }),
  report: join(results, `${name}.json`),
});

/** Each caches its titles in a file of its own. Three pages: two leave a third of two cores idle, waiting for frames. */
const stories = (...options) => ({
  usesAllCores: true,
  command: ['node', 'tests/visual/run.ts', '--cache', '--workers=3', ...options],
  splits: true,
  report: join(results, 'stories.json'),
  count: countOf,
});

const screenshots = /^tests\/visual\/baselines\//;
const storyFiles = /\.stories\.tsx$/;
const unitTests = /^tests\/unit\/|^packages\/.*\.test\.tsx?$/;
/** Tests that start processes or build packages, cached apart from what is quick. The slash ends the folder's name. */
const ofServer = ['packages/server/'];
const ofRelease = ['tests/unit/packages/', 'tests/unit/visual/', 'tests/unit/new/'];
/** Of `npm run test:release` alone: long runs of crashes and loads, and what no person would suffer from the same day. */
const slowTests = '**/*.slow.test.ts';
const words = /^docs\/|^[^/]+\.md$/;

const ignoredByServer = [
  screenshots,
  words,
  /^packages\/(app|flows|state-machines|ui)\//,
  /^\.storybook\//,
  /^tests\//,
];

const ignoredByE2e = [
  screenshots,
  storyFiles,
  unitTests,
  words,
  /^\.storybook\//,
  /^tests\/(models|visual)\//,
];

/** Of a runner of our own; where nothing was tested, nothing is proved. `flaky`: names of what passed at the second try. */
const countOf = ({ passed, failed, flaky = [] }) => ({
  passed,
  failed: failed || (passed > 0 ? 0 : 1),
  flaky,
});

/**
 * By their names. `limitSeconds` is for what hangs: on a machine that is half as fast and busy, a step has taken four times as long. `splits` says that a step can run a part of its tests: `--shard=<n>/<of>`. `tier`: `release`
 * where only `npm run test:release` runs it.
 */
export const steps = {
  types: {
    command: ['node', 'scripts/typecheck.mjs'],
    seconds: 70,
    limitSeconds: minutes(20),
    ignores: [screenshots, words],
  },
  format: { command: ['biome', 'check', '.'], seconds: 15, limitSeconds: minutes(5), ignores: [screenshots] },
  lint: {
    // It caches each file by itself.
    command: ['node', 'scripts/check/lint.ts'],
    seconds: 80,
    limitSeconds: minutes(20),
    ignores: [screenshots, words],
  },
  build: {
    command: ['node', 'scripts/bundle-report.ts', '--check'],
    seconds: 40,
    limitSeconds: minutes(20),
  },
  unit: {
    // It caches each file of tests by itself.
    command: ['node', 'scripts/check/unit.ts'],
    splits: true,
    seconds: 120,
    limitSeconds: minutes(30),
    ignores: [screenshots],
    /** Folders whose tests are steps of their own. */
    excluded: [...ofServer, ...ofRelease],
    report: join(results, 'unit.json'),
    count: countOf,
  },
  server: {
    ...vitest('server', 'unit', ...ofServer, `--exclude=${slowTests}`),
    seconds: 600,
    limitSeconds: minutes(45),
    ignores: ignoredByServer,
  },
  'server-slow': {
    ...vitest('server-slow', 'unit', '.slow.test'),
    tier: 'release',
    seconds: 300,
    limitSeconds: minutes(45),
    ignores: ignoredByServer,
  },
  release: {
    ...vitest('release', 'unit', ...ofRelease),
    tier: 'release',
    seconds: 180,
    limitSeconds: minutes(60),
    // A feature of the app is in no package that others install, and in nothing that `pnpm new` writes.
    ignores: [screenshots, /^tests\/(e2e|models)\//, /^packages\/(server\/|app\/src\/features\/)/],
  },
  models: {
    // It remembers each flow by itself, where not all of them are as before.
    ...vitest('models', 'models'),
    splits: false,
    seconds: 260,
    limitSeconds: minutes(30),
    ignores: [screenshots, unitTests, words, /^tests\/e2e\//, /^packages\/(app|server)\//],
  },
  e2e: {
    // It caches each test by itself.
    command: ['node', 'tests/e2e/run.ts', '--cache'],
    usesAllCores: true,
    splits: true,
    seconds: 1_100,
    limitSeconds: minutes(50),
    after: ['build'],
    ignores: ignoredByE2e,
    report: join(results, 'e2e-sum.json'),
    count: countOf,
  },
  'e2e-slow': {
    command: ['node', 'tests/e2e/run.ts', '--slow'],
    usesAllCores: true,
    splits: true,
    tier: 'release',
    seconds: 90,
    limitSeconds: minutes(30),
    after: ['build'],
    ignores: ignoredByE2e,
    report: join(results, 'e2e-slow-sum.json'),
    count: countOf,
  },
  stories: {
    ...stories('--quick'),
    seconds: 1_100,
    limitSeconds: minutes(50),
  },
  'stories-whole': {
    ...stories(),
    tier: 'release',
    // Both write to the same folders.
    after: ['stories'],
    seconds: 1_000,
    limitSeconds: minutes(75),
  },
};
