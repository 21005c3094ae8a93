// Runs the parts of the benchmark one after the other, all of them or those that are named: run.ts [part ...] [--runs=<n>]
// Each says its figures against their limits, and a figure past its limit fails the whole.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../visual/runner/paths.ts';

const ofServer = 'packages/server/src/testing/benchmark';
const parts: Readonly<Record<string, string>> = {
  lists: 'tests/benchmark/lists.ts',
  loading: 'tests/benchmark/loading.ts',
  scrolling: 'tests/benchmark/scrolling.ts',
  checking: 'tests/benchmark/checking.ts',
  requests: `${ofServer}/requests.ts`,
  growth: `${ofServer}/growth.ts`,
  standings: `${ofServer}/standings.ts`,
  shoots: `${ofServer}/shoots.ts`,
  attack: `${ofServer}/attack.ts`,
  bursts: `${ofServer}/bursts.ts`,
  video: `${ofServer}/video.ts`,
};

const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('--'));
const named = words.filter((word) => !word.startsWith('--'));
const unknown = named.find((name) => !(name in parts));
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}. The parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const failed: string[] = [];
for (const [name, file] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n${name}`);
  const args = ['--conditions=@mirror-studio/source', join(root, file), ...options];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) failed.push(name);
}
console.log(
  failed.length > 0 ? `\nPast a limit: ${failed.join(', ')}` : '\nEvery figure is within its limit',
);
process.exitCode = failed.length > 0 ? 1 : 0;
