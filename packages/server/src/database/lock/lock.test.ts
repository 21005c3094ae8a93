import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchDir } from '../../testing/process.ts';
import { machineId } from './holder.ts';
import { lockDataDir } from './lock.ts';

let scratch: ReturnType<typeof scratchDir>;
const children: ChildProcess[] = [];
beforeAll(() => {
  scratch = scratchDir();
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  scratch.remove();
});

const script = fileURLToPath(new URL('../../testing/hold-lock.ts', import.meta.url));
const deadProcess = 2 ** 22 + 1;

/** Processes that wait for the word to take a folder. */
async function waiting(folder: string, count: number): Promise<ChildProcess[]> {
  const execArgv = ['--conditions=@mirror-studio/source'];
  const made = Array.from({ length: count }, () => fork(script, [folder], { execArgv }));
  children.push(...made);
  await Promise.all(made.map((child) => once(child, 'message')));
  return made;
}

/** Gives the word; returns what came of it: `held` or `refused`. */
async function take(child: ChildProcess): Promise<unknown> {
  const answer = once(child, 'message');
  child.send('now');
  const [outcome]: unknown[] = await answer;
  return outcome;
}

async function holding(folder: string): Promise<ChildProcess> {
  const [child] = await waiting(folder, 1);
  if (!child) throw new Error('No process');
  expect(await take(child)).toBe('held');
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const ended = once(child, 'close');
  child.kill(signal);
  await ended;
}

test('a folder has one holder, also within one process, and nothing of it is left when it lets go', async () => {
  const folder = join(scratch.path, 'locked');
  const lock = await lockDataDir(folder);
  await expect(lockDataDir(folder)).rejects.toThrow(`(process ${process.pid} on `);
  lock.check();
  lock.release();
  expect(existsSync(join(folder, 'studio.lock'))).toBe(false);
  const again = await lockDataDir(folder);
  again.release();
});

test('the process id that a lock file names decides nothing', async () => {
  const folder = join(scratch.path, 'elsewhere');
  const file = join(folder, 'studio.lock');
  const holder = await holding(folder);
  // What another container sees: a number that is no process here.
  const written = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...written, pid: deadProcess, began: '' }));
  await expect(lockDataDir(folder)).rejects.toThrow('already running');
  // And the other way round: a dead holder whose number is somebody's by now.
  await end(holder, 'SIGKILL');
  writeFileSync(file, JSON.stringify({ ...written, pid: process.pid }));
  (await lockDataDir(folder)).release();
});

test('what a killed holder left is taken over at once, and what a stopped one holds is not', async () => {
  const folder = join(scratch.path, 'stopped');
  const holder = await holding(folder);
  holder.kill('SIGSTOP');
  await expect(lockDataDir(folder)).rejects.toThrow('already running');
  holder.kill('SIGCONT');
  await end(holder, 'SIGKILL');
  expect(existsSync(join(folder, 'studio.lock'))).toBe(true);
  const from = performance.now();
  const taken = await lockDataDir(folder);
  expect(performance.now() - from).toBeLessThan(1_000);
  await expect(lockDataDir(folder)).rejects.toThrow('already running');
  taken.release();
});

test('a lock file that was half written, or is of the version before, holds nobody up for ever', async () => {
  const folder = join(scratch.path, 'half');
  mkdirSync(folder);
  for (const left of ['', '{"pid":', JSON.stringify({ pid: process.pid, began: 'x/1', nonce: 'old' })]) {
    writeFileSync(join(folder, 'studio.lock'), left);
    const lock = await lockDataDir(folder, { timing: { beatMs: 5, staleMs: 20 } });
    lock.release();
  }
});

test.each(['nobody', 'a dead process'])(
  'of ten processes that reach for what %s holds, one gets it',
  async (by) => {
    const folder = join(scratch.path, by);
    mkdirSync(folder);
    if (by !== 'nobody') {
      const left = { nonce: 'dead', machine: machineId(), host: 'here', pid: deadProcess, beat: 3 };
      writeFileSync(join(folder, 'studio.lock'), JSON.stringify(left));
    }
    const starters = await waiting(folder, 10);
    const outcomes = await Promise.all(starters.map(take));
    expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1);
    const holder = starters[outcomes.indexOf('held')];
    if (!holder) throw new Error('No holder');
    const ended = once(holder, 'close');
    holder.send('end');
    await ended;
    expect(existsSync(join(folder, 'studio.lock'))).toBe(false);
  },
);
