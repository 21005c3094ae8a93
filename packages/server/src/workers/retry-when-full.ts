import { setTimeout as pause } from 'node:timers/promises';
import { QueueFullError } from './pool.ts';

interface Retrying {
  /** How long to wait before the next try, in milliseconds. */
  readonly everyMs: number;
  /** How often to try again at most. Default: until the signal aborts. */
  readonly retries?: number;
  readonly signal?: AbortSignal;
}

/**
 * Asks for a task again while its queue is full: for work in the background, which has nobody to answer 429 to.
 * Throws the last QueueFullError, the reason of the signal, and what the task throws.
 */
export async function retryWhenFull<Result>(
  ask: () => Promise<Result>,
  { everyMs, retries = Number.POSITIVE_INFINITY, signal }: Retrying,
): Promise<Result> {
  for (let left = retries; ; left--) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof QueueFullError) || left <= 0) throw error;
      await pause(everyMs, undefined, signal && { signal });
    }
  }
}
