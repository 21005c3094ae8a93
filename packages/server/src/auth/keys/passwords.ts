import { availableParallelism } from 'node:os';
import { passwordHashLimits } from '@mirror-studio/domain/constants/server';
import { WorkerPool } from '../../workers/index.ts';
import type * as tasks from './password-tasks.ts';

/** One pool for the process, whoever asks: what it bounds is the machine's processors. One of them stays free. */
const pool = new WorkerPool<typeof tasks>({
  module: new URL('./password-tasks.ts', import.meta.url),
  runtime: 'process',
  workers: Math.max(1, availableParallelism() - 1),
  queue: passwordHashLimits.waiting,
  perKey: passwordHashLimits.openPerNetwork,
  timeoutMs: passwordHashLimits.timeoutMs,
});

/** For whom: the network of a request. Without one only the queue bounds how much may be asked. */
type From = { readonly network?: string };
const keyOf = ({ network }: From) => (network === undefined ? {} : { key: network });

/** Starts the workers before the first password is sent. */
export function startPasswordWorkers(): void {
  pool.start();
}

/** Takes a password; returns what is kept of it. Throws QueueFullError when too many wait. */
export function hashPassword(password: string, from: From = {}): Promise<string> {
  return pool.run('hash', password, keyOf(from));
}

/**
 * Says whether a password is the one that was kept; null stands for no password, takes as long and is never matched.
 * Throws QueueFullError when too many wait.
 */
export function matchesPassword(password: string, kept: string | null, from: From = {}): Promise<boolean> {
  return pool.run('matches', { password, kept }, keyOf(from));
}
