// Changes the code a little at a time and prints which changes no test notices (docs/decisions/0016-mutation.md).
// `pnpm mutation`, `pnpm mutation domain ledger`, `pnpm mutation machines/exchange`, `pnpm mutation styles/Toast`.
// `--concurrency=<n>`: test processes at once, one by default.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { mutate, type Outcome } from './logic.ts';
import { leastPercent, type Part, parts } from './parts.ts';

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const concurrency = Number(
  process.argv.find((word) => word.startsWith('--concurrency='))?.split('=')[1] ?? 1,
);
const names = [...Object.keys(parts), 'styles'];
const unknown = asked.filter((word) => !names.includes(word.split('/')[0] ?? ''));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  process.exit(1);
}
const wants = (part: string, folder?: string) =>
  asked.length === 0 || asked.includes(part) || asked.some((word) => word === `${part}/${folder}`);
const wantsAny = (part: string) => wants(part) || asked.some((word) => word.startsWith(`${part}/`));

/** Prints what survives of a part; answers whether enough is noticed. */
async function runPart(name: string, part: Part): Promise<boolean> {
  const total: Outcome = { noticed: 0, survivors: [], refused: 0 };
  const started = performance.now();
  for (const [folder, globs] of Object.entries(part.folders)) {
    if (!wants(name, folder)) continue;
    const from = performance.now();
    const { noticed, survivors, refused } = await mutate(`${name}-${folder}`, globs, concurrency);
    const seconds = ((performance.now() - from) / 1000).toFixed(0);
    const real = survivors.filter(({ reason }) => reason === null);
    console.log(
      `${name}/${folder}: ${noticed} noticed, ${real.length} survive, ${survivors.length - real.length} change nothing, ${refused} refused by the compiler (${seconds} s)`,
    );
    for (const { file, line, before, after } of real)
      console.log(`  ${file}:${line}  ${before}  →  ${after}`);
    total.noticed += noticed;
    total.survivors.push(...survivors);
    total.refused += refused;
  }
  const survived = total.survivors.filter(({ reason }) => reason === null).length;
  const percent = (total.noticed / Math.max(total.noticed + survived, 1)) * 100;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${name}: ${total.noticed} of ${total.noticed + survived} noticed, ${percent.toFixed(1)} % (at least ${leastPercent} %), ${total.survivors.length - survived} change nothing, in ${seconds} s`,
  );
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, `test-results/mutation-${name}.json`), JSON.stringify(total, null, 1));
  return percent >= leastPercent;
}

/** The declarations of styles need a browser: they are a program of their own beside the screenshots. */
function runStyles(): Promise<boolean> {
  const sheets = asked.flatMap((word) => (word.startsWith('styles/') ? [word.slice('styles/'.length)] : []));
  const running = spawn('node', ['tests/visual/mutation/run.ts', ...sheets], {
    cwd: root,
    stdio: 'inherit',
  });
  return new Promise((resolve) => running.on('close', (code) => resolve(code === 0)));
}

let isEnough = true;
for (const [name, part] of Object.entries(parts)) {
  if (wantsAny(name)) isEnough = (await runPart(name, part)) && isEnough;
}
if (wantsAny('styles')) isEnough = (await runStyles()) && isEnough;
process.exitCode = isEnough ? 0 : 1;
