// The whole check, on both cores: the stories beside everything else. The last line sums every runner:
// "N passed, N failed". `node scripts/test.mjs unit e2e` runs the named steps alone.
import { spawn } from 'node:child_process';
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
  build: { command: ['node', 'scripts/build.mjs'] },
  unit: vitest('unit'),
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

/** Side by side; each chain in its order. */
const chains = [['types', 'format', 'lint', 'build', 'unit', 'e2e'], ['stories']];

/** Runs one step; what it says is kept together and printed when it ends. */
async function run(name) {
  const { command, report, count } = steps[name];
  const [program, ...args] = command;
  const started = performance.now();
  if (report) rmSync(report, { force: true });
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: 'true', NODE_OPTIONS: '--conditions=@mirror-studio/source' },
  });
  const said = [];
  child.stdout.on('data', (chunk) => said.push(chunk));
  child.stderr.on('data', (chunk) => said.push(chunk));
  const status = await new Promise((resolve) => {
    child.on('close', resolve);
    child.on('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      resolve(1);
    });
  });
  let sum = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (report && existsSync(report)) {
    sum = count(JSON.parse(readFileSync(report, 'utf8')));
    if (status !== 0 && sum.failed === 0) sum.failed = 1;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(Buffer.concat(said));
  console.log(`${name}: ${sum.passed} passed, ${sum.failed} failed in ${seconds} s`);
  return sum;
}

async function runChain(names) {
  const sums = [];
  for (const name of names) sums.push(await run(name));
  return sums;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const started = performance.now();
const wanted = (name) => asked.length === 0 || asked.includes(name);
const sums = (await Promise.all(chains.map((names) => runChain(names.filter(wanted))))).flat();
const total = (key) => sums.reduce((sum, each) => sum + each[key], 0);
process.exitCode = total('failed') > 0 ? 1 : 0;
if (process.exitCode) console.log('What failed is kept in test-results/.');
console.log(`In ${((performance.now() - started) / 1000).toFixed(0)} s.`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
