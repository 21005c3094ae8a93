import type { Context } from 'hono';

/** Says in an answer after how long to ask again (`Retry-After`). Takes milliseconds; returns the whole seconds that it says. */
export function setRetryAfter(c: Context, ms: number): number {
  const seconds = Math.ceil(ms / 1000);
  c.header('Retry-After', String(seconds));
  return seconds;
}
