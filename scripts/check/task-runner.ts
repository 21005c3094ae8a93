// Which step of the check runs when, how long it may take, and what is kept of what it says.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

export interface Sum {
  readonly passed: number;
  readonly failed: number;
  /** Names of tests that passed at the second try; they count as passed. */
  readonly flaky?: readonly string[];
}

export interface Step {
  readonly command: readonly string[];
  /** What it takes, about: the quickest begins first. */
  readonly seconds: number;
  /** Nothing runs beside it: two that use every core end no sooner, and what waits for a page or a process waits past its limit. */
  readonly usesAllCores?: boolean;
  /** When it has not ended by then it is ended, and has failed. */
  readonly limitSeconds: number;
  /** Steps that must have passed before it begins. */
  readonly after?: readonly string[];
  /** Files that cannot change what it finds, from the root; without it nothing is cached of it. */
  readonly ignores?: readonly RegExp[];
  /** A JSON file that it writes, and how to read from it what passed and failed. */
  readonly report?: string;
  readonly count?: (report: unknown) => Sum;
}

export type Steps = Readonly<Record<string, Step>>;

/**
 * The step to begin next: the quickest of those whose conditions are met and that may run beside what runs already. Takes the
 * steps, and the names of those that wait, that have passed and that run; undefined when none can begin.
 */
export function nextStep(
  steps: Steps,
  waiting: readonly string[],
  passed: readonly string[],
  running: readonly string[] = [],
): string | undefined {
  const isAlone = (name: string) => steps[name]?.usesAllCores === true;
  if (running.some(isAlone)) return undefined;
  return waiting
    .filter((name) => (steps[name]?.after ?? []).every((before) => passed.includes(before)))
    .filter((name) => running.length === 0 || !isAlone(name))
    .toSorted((a, b) => (steps[a]?.seconds ?? 0) - (steps[b]?.seconds ?? 0))[0];
}

/**
 * Runs all steps, so many at once, and by itself what uses all cores. One whose condition failed does not run, and counts as
 * one failure. Takes the steps, how many at once, how to run one, and what to do with one that is left out. Returns the sum.
 */
export async function runAll(
  steps: Steps,
  atOnce: number,
  run: (name: string, step: Step) => Promise<Sum>,
  leaveOut: (name: string) => void,
): Promise<Sum> {
  const waiting = new Set(Object.keys(steps));
  const passed: string[] = [];
  const running = new Map<string, Promise<void>>();
  let total: Sum = { passed: 0, failed: 0 };
  const begin = async (name: string, step: Step) => {
    const sum = await run(name, step);
    total = { passed: total.passed + sum.passed, failed: total.failed + sum.failed };
    if (sum.failed === 0) passed.push(name);
    running.delete(name);
  };
  for (;;) {
    const isFree = running.size < atOnce;
    const name = isFree ? nextStep(steps, [...waiting], passed, [...running.keys()]) : undefined;
    const step = name === undefined ? undefined : steps[name];
    if (name !== undefined && step) {
      waiting.delete(name);
      running.set(name, begin(name, step));
    } else if (running.size > 0) await Promise.race(running.values());
    else break;
  }
  for (const name of waiting) leaveOut(name);
  return { ...total, failed: total.failed + waiting.size };
}

const alive = new Set<number>();

/** Ends every step that runs, with all that it began. */
export function endAll(): void {
  for (const pid of alive) end(pid);
}

function end(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It had ended.
  }
}

/** How the runners begin the line of a test that failed. */
const failureLine = /^\s*(✗|✘|×|FAIL\b)/;

/**
 * Runs one step, in a process group of its own.
 * Takes the step, the folder and the environment, and what is called once with the line of its first failure, as soon as it
 * is said. Returns what it counted, all it said, how long it took, and whether it had to be ended; a step without its
 * report, or with an exit code, has failed.
 */
export async function runStep(
  { command, report, count, limitSeconds }: Step,
  where: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
  onFirstFailure?: (line: string) => void,
): Promise<Sum & { readonly said: string; readonly seconds: number; readonly late: boolean }> {
  const [program = '', ...args] = command;
  const started = performance.now();
  if (report !== undefined) rmSync(report, { force: true });
  const child = spawn(program, args, { ...where, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const { pid } = child;
  if (pid !== undefined) alive.add(pid);
  const said: Buffer[] = [];
  let hasFailed = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => said.push(chunk));
    createInterface({ input: stream }).on('line', (line) => {
      if (hasFailed || !failureLine.test(line)) return;
      hasFailed = true;
      onFirstFailure?.(line.trim());
    });
  }
  let late = false;
  const limit = setTimeout(() => {
    late = true;
    if (pid !== undefined) end(pid);
  }, limitSeconds * 1000);
  const status = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
    child.on('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      resolve(1);
    });
  });
  clearTimeout(limit);
  if (pid !== undefined) alive.delete(pid);
  return {
    ...sumOf(status === 0, report, count),
    said: Buffer.concat(said).toString(),
    seconds: (performance.now() - started) / 1000,
    late,
  };
}

function sumOf(isWell: boolean, report: Step['report'], count: Step['count']): Sum {
  const failed = { passed: 0, failed: 1 };
  if (report === undefined || count === undefined) return isWell ? { passed: 1, failed: 0 } : failed;
  if (!existsSync(report)) return failed;
  const sum = count(JSON.parse(readFileSync(report, 'utf8')));
  return isWell || sum.failed > 0 ? sum : { ...sum, failed: 1 };
}
