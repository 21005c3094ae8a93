// The whole check, two steps at a time, the longest first. The last line sums every runner: "N passed, N failed".
// `node scripts/test.mjs unit e2e` runs the named steps alone; `--afresh` forgets what passed before. What a step
// says is printed when it fails.
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, isRecord, keep, recall, snapshotOf } from './memory.ts';
import { root } from './paths.mjs';
import { endAll, runAll, runStep } from './schedule.ts';

const results = join(root, 'test-results');
const minutes = (count) => count * 60;

const vitest = (name, project, ...which) => ({
  command: [
    'vitest',
    'run',
    '--project',
    project,
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

const photographs = /^tests\/photographs\//;
const stories = /\.stories\.tsx$/;
const unitTests = /^tests\/unit\/|^packages\/.*\.test\.tsx?$/;
/** Tests that start processes or build packages, remembered apart from what is quick. The slash ends the folder's name. */
const ofServer = ['packages/server/'];
const ofRelease = ['tests/unit/packages/', 'tests/unit/photographs/'];
const words = /^docs\/|^[^/]+\.md$/;

const steps = {
  types: {
    command: ['node', 'scripts/typecheck.mjs'],
    seconds: 30,
    limitSeconds: minutes(10),
    ignores: [photographs, words],
  },
  format: { command: ['biome', 'check', '.'], seconds: 2, limitSeconds: minutes(5), ignores: [photographs] },
  lint: {
    command: ['oxlint', '--type-aware', '--deny-warnings'],
    seconds: 10,
    limitSeconds: minutes(10),
    ignores: [photographs, words],
  },
  build: { command: ['node', 'scripts/build.mjs'], seconds: 5, limitSeconds: minutes(10) },
  unit: {
    ...vitest('unit', 'unit', ...[...ofServer, ...ofRelease].map((folder) => `--exclude=${folder}**`)),
    seconds: 60,
    limitSeconds: minutes(20),
    ignores: [photographs],
  },
  server: {
    ...vitest('server', 'unit', ...ofServer),
    seconds: 150,
    limitSeconds: minutes(20),
    ignores: [photographs, words, /^packages\/(app|state-machines|ui)\//, /^\.storybook\//, /^tests\//],
  },
  release: {
    ...vitest('release', 'unit', ...ofRelease),
    seconds: 100,
    limitSeconds: minutes(20),
    ignores: [photographs, /^tests\/(e2e|models)\//, /^packages\/server\//],
  },
  models: {
    // It remembers each flow by itself, where not all of them are as before.
    ...vitest('models', 'models'),
    seconds: 90,
    limitSeconds: minutes(15),
    ignores: [photographs, unitTests, words, /^tests\/e2e\//, /^packages\/server\//],
  },
  e2e: {
    command: ['playwright', 'test'],
    seconds: 200,
    limitSeconds: minutes(25),
    after: ['build'],
    ignores: [photographs, stories, unitTests, words, /^\.storybook\//, /^tests\/models\//],
    report: join(results, 'e2e.json'),
    count: ({ stats: { expected, unexpected, flaky, skipped } }) => ({
      passed: expected,
      failed: unexpected + flaky + skipped || (expected > 0 ? 0 : 1),
    }),
  },
  stories: {
    // It remembers each title by itself.
    command: ['node', '.storybook/photographs/run.ts', '--remember'],
    seconds: 500,
    limitSeconds: minutes(45),
    report: join(results, 'stories.json'),
    count: ({ passed, failed }) => ({ passed, failed: failed || (passed > 0 ? 0 : 1) }),
  },
};

const given = process.argv.slice(2).filter((word) => word !== '--afresh');
const unknown = given.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.on(signal, () => {
    endAll();
    process.exit(code);
  });
}

const wanted = Object.fromEntries(
  Object.entries(steps)
    .filter(([name]) => given.length === 0 || given.includes(name))
    .map(([name, step]) => [
      name,
      // A step that is asked for alone does without its condition.
      { ...step, after: step.after?.filter((before) => given.length === 0 || given.includes(before)) },
    ]),
);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const started = performance.now();
const env = {
  ...process.env,
  CI: 'true',
  NO_COLOR: '1',
  NODE_OPTIONS: '--conditions=@mirror-studio/source',
  MIRROR_REMEMBER: 'true',
};
delete env.FORCE_COLOR;
const memory = join(root, '.cache/passed.json');
if (process.argv.includes('--afresh')) {
  for (const kept of globSync(['passed*.json', 'types'], { cwd: join(root, '.cache') }))
    rmSync(join(root, '.cache', kept), { recursive: true, force: true });
}
const before = snapshotOf(root);
const remembered = recall(memory, isRecord) ?? {};

const total = await runAll(
  wanted,
  2,
  async (name, step) => {
    const digest = before && step.ignores && digestOf(before, step.ignores);
    if (digest && remembered[name]?.digest === digest) {
      const { passed } = remembered[name];
      console.log(`${name}: ${passed} passed, 0 failed before, and nothing that it reads has changed`);
      return { passed, failed: 0 };
    }
    const { passed, failed, said, seconds, late } = await runStep(step, { cwd: root, env });
    if (failed > 0) console.log(`\n===== ${name} =====\n${said.trimEnd()}\n`);
    if (late) console.log(`${name} had not ended after ${step.limitSeconds / 60} minutes and was ended.`);
    console.log(`${name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`);
    if (digest && failed === 0) {
      // What was edited while it ran may not have been read.
      const after = snapshotOf(root);
      if (after && digestOf(after, step.ignores) === digest) {
        remembered[name] = { digest, passed };
        keep(memory, remembered);
      }
    }
    return { passed, failed };
  },
  (name) =>
    console.log(`${name}: 0 passed, 1 failed: not run, because ${steps[name].after?.join(' or ')} failed`),
);
if (total.failed > 0) console.log('What failed is kept in test-results/.');
console.log(`In ${((performance.now() - started) / 1000).toFixed(0)} s.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
