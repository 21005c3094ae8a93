// The whole check, in the order that fails soonest. The last line sums every runner: "N passed, N failed".
// `node scripts/test.mjs unit e2e` runs the named steps alone.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const results = join(root, 'test-results');

const vitest = (project) => ({
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${join(results, `${project}.json`)}`,
  ],
  count: ({ numPassedTests, numFailedTests, numTotalTestSuites, success }) => ({
    passed: numPassedTests,
    failed: numFailedTests || (success && numTotalTestSuites > 0 ? 0 : 1),
  }),
  report: join(results, `${project}.json`),
});

const steps = {
  types: { command: ['node', 'scripts/typecheck.mjs'] },
  format: { command: ['biome', 'check', '.'] },
  lint: { command: ['oxlint', '--type-aware', '--deny-warnings'] },
  unit: vitest('unit'),
  build: { command: ['node', 'scripts/build.mjs'] },
  e2e: {
    command: ['playwright', 'test'],
    report: join(results, 'e2e.json'),
    count: ({ stats: { expected, unexpected, flaky, skipped } }) => ({
      passed: expected,
      failed: unexpected + flaky + skipped || (expected > 0 ? 0 : 1),
    }),
  },
  stories: vitest('stories'),
};

function run(name, { command: [program, ...args], report, count }) {
  const started = performance.now();
  if (report) rmSync(report, { force: true });
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: 'true', NODE_OPTIONS: '--conditions=@mirror-studio/source' },
  });
  let sum = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (report && existsSync(report)) {
    sum = count(JSON.parse(readFileSync(report, 'utf8')));
    if (status !== 0 && sum.failed === 0) sum.failed = 1;
  }
  console.log(
    `${name}: ${sum.passed} passed, ${sum.failed} failed in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  return sum;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const sums = Object.entries(steps)
  .filter(([name]) => asked.length === 0 || asked.includes(name))
  .map(([name, step]) => run(name, step));
const total = (key) => sums.reduce((sum, each) => sum + each[key], 0);
process.exitCode = total('failed') > 0 ? 1 : 0;
if (process.exitCode) console.log('What failed is kept in test-results/.');
console.log(`${total('passed')} passed, ${total('failed')} failed`);
