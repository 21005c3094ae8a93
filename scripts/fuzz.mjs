// Fuzzes the flows: `pnpm fuzz 10000` runs 10,000 sequences of up to 200 steps for each flow, `pnpm fuzz 10000 exchange`
// for those named alone. MIRROR_FUZZ_SEED changes the sequences. Prints what each took; fails when one fails.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const [runs = '10000', ...names] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(runs)) {
  console.error(`How many sequences? "${runs}" is no number. Usage: pnpm fuzz 10000 [flow …]`);
  process.exit(1);
}
const machines = 'packages/state-machines/src';
const unknown = names.filter((name) => !existsSync(join(root, machines, name, `${name}.flow.ts`)));
if (unknown.length > 0) {
  console.error(`There is no flow ${unknown.join(', ')}.`);
  process.exit(1);
}
const of = names.length === 0 ? '' : `^(${names.join('|')}) .*`;
const started = performance.now();
const child = spawn(
  'vitest',
  [
    'run',
    '--project',
    'unit',
    '--reporter=verbose',
    '-t',
    `${of}keeps its rules whatever happens`,
    `${machines}/fuzz/flows.test.ts`,
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, MIRROR_FUZZ_RUNS: runs } },
);
child.on('close', (code) => {
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const flows = names.length === 0 ? 'every flow' : names.join(', ');
  console.log(
    `${runs} sequences for ${flows}: ${code === 0 ? 'all rules kept' : 'a rule was broken'}, in ${seconds} s.`,
  );
  process.exitCode = code ?? 1;
});
