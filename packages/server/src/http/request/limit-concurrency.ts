import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { QueueFullError } from '../../workers/index.ts';
import type { AppEnv } from '../env.ts';

interface ConcurrencyLimit {
  /** For whom a request counts; null: for nobody. */
  keyOf: (c: Context<AppEnv>) => string | null;
  /** How many requests of one key are worked on at once. The others wait, and come by their order. */
  atOnce: number;
  /** How many of one key wait at most; those on top are refused with a QueueFullError. */
  waiting: number;
}

/**
 * Lets nobody fill the server: whoever sends fifty requests at once waits for their own, and others come in between. What is sent
 * after the handler has answered, such as the rest of a stream, does not count.
 */
export function limitConcurrency({ keyOf, atOnce, waiting }: ConcurrencyLimit) {
  const queues = new Map<string, { running: number; readonly next: (() => void)[] }>();
  return createMiddleware<AppEnv>(async (c, next) => {
    const key = keyOf(c);
    if (key === null) return next();
    const queue = queues.get(key) ?? { running: 0, next: [] };
    queues.set(key, queue);
    if (queue.running < atOnce) queue.running += 1;
    else if (queue.next.length >= waiting) throw new QueueFullError('Too many requests of one person wait');
    // Whoever ends hands over their place.
    else await new Promise<void>((enter) => queue.next.push(enter));
    try {
      return await next();
    } finally {
      const enter = queue.next.shift();
      if (enter) enter();
      else queue.running -= 1;
      if (queue.running === 0) queues.delete(key);
    }
  });
}
