// Tasks for the test of the worker pool.
import { readdir } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

export const double = (given: number) => given * 2;

export function fail(message: string): never {
  throw new RangeError(message);
}

export const size = (bytes: Uint8Array) => bytes.byteLength;

/** Where a task runs: the process, whether on its main thread, and what it knows of the environment. */
export const place = (_: null) => ({
  pid: process.pid,
  isMainThread,
  secret: process.env.POOL_SECRET ?? null,
});

/** How far each thread of the process stands back, those of Node's thread pool too: Linux only. */
export const priorities = async (_: null) =>
  (await readdir('/proc/self/task')).map((thread) => getPriority(Number(thread)));

/** Runs until the pool ends its worker. */
export async function endless(_: null): Promise<void> {
  for (;;) await wait(1_000);
}

/** Keeps a worker busy until a file says so: `begun` is touched first, and it ends when `release` exists. */
export async function until({ flag }: { readonly flag: SharedArrayBuffer }): Promise<string> {
  const cell = new Int32Array(flag);
  Atomics.add(cell, 1, 1);
  Atomics.notify(cell, 1);
  Atomics.wait(cell, 0, 0);
  return 'released';
}

export function crash(_: null): void {
  process.exit(3);
}
