// The check, the quickest step first. The last line sums every runner: "N passed, N failed".
// `node scripts/test.mjs unit e2e` runs the named steps alone; `--release` the steps of the release tier; `--no-cache`
// forgets what passed before; `--shard 2/4` is the part of the second of four machines. A step says when it begins and
// ends; stories and end-to-end tests say their first failure at once. All that a step said is printed when it has failed. What passed at its second try alone
// is named at the end.
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { digestOf, isRecord, readCache, snapshotOf, writeCache } from './result-cache.ts';
import { readShard, stepsOf } from './shard.mjs';
import { results, steps } from './steps.mjs';
import { endAll, runAll, runStep } from './task-runner.ts';

const { shard, words } = readShard(process.argv.slice(2));
const options = ['--no-cache', '--release'];
const given = words.filter((word) => !options.includes(word));
const tier = words.includes('--release') ? 'release' : undefined;
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

const chosen = Object.entries(stepsOf(steps, shard)).filter(([name, step]) =>
  given.length === 0 ? step.tier === tier : given.includes(name),
);
const wanted = Object.fromEntries(
  chosen.map(([name, step]) => [
    name,
    // A step does without a condition that does not run.
    { ...step, after: step.after?.filter((before) => chosen.some(([other]) => other === before)) },
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
  MIRROR_CACHE: 'true',
};
delete env.FORCE_COLOR;
const cache = join(root, '.cache/passed.json');
if (process.argv.includes('--no-cache')) {
  for (const kept of globSync(['passed*.json', 'types*'], { cwd: join(root, '.cache') }))
    rmSync(join(root, '.cache', kept), { recursive: true, force: true });
}
const before = snapshotOf(root);
const cached = readCache(cache, isRecord) ?? {};

/** Names of the steps that ran, with their seconds. */
const took = [];
/** Names of tests that failed and passed when they were run again, with their steps. */
const flakyTests = [];
/** Of those that do not use all cores. */
const stepsAtOnce = 2;
const total = await runAll(
  wanted,
  stepsAtOnce,
  async (name, step) => {
    const digest = before && step.ignores && `${digestOf(before, step.ignores)} ${step.command.at(-1)}`;
    if (digest && cached[name]?.digest === digest) {
      const { passed } = cached[name];
      console.log(`${name}: ${passed} passed, 0 failed before, and nothing that it reads has changed`);
      return { passed, failed: 0 };
    }
    console.log(`${name}: begins, about ${step.seconds} s`);
    const {
      passed,
      failed,
      flaky = [],
      said,
      seconds,
      late,
    } = await runStep(step, { cwd: root, env }, (line) => console.log(`${name}: the first failure: ${line}`));
    if (failed > 0) console.log(`\n===== ${name} =====\n${said.trimEnd()}\n`);
    if (late) console.log(`${name} had not ended after ${step.limitSeconds / 60} minutes and was ended.`);
    console.log(`${name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`);
    took.push([name, seconds]);
    flakyTests.push(...flaky.map((test) => `${name}: ${test}`));
    if (digest && failed === 0 && flaky.length === 0) {
      // What was edited while it ran may not have been read.
      const after = snapshotOf(root);
      if (after && digest.startsWith(`${digestOf(after, step.ignores)} `)) {
        cached[name] = { digest, passed };
        writeCache(cache, cached);
      }
    }
    return { passed, failed };
  },
  (name) =>
    console.log(`${name}: 0 passed, 1 failed: not run, because ${steps[name].after?.join(' or ')} failed`),
);
if (total.failed > 0) console.log('What failed is kept in test-results/.');
const spent = took
  .toSorted(([, a], [, b]) => b - a)
  .map(([name, seconds]) => `${name} ${seconds.toFixed(0)} s`);
if (spent.length > 0) console.log(`Where the time went: ${spent.join(', ')}.`);
for (const test of flakyTests) console.log(`flaky: ${test}`);
console.log(`In ${((performance.now() - started) / 1000).toFixed(0)} s.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
