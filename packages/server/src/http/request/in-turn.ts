import { createMiddleware } from 'hono/factory';

/** How long the next request waits for whoever else is there, once one was let in. */
const gapMs = 5;

/**
 * Lets requests in one after the other, by their order. A hundred that arrive at once would else all be read before
 * anybody else's next step, and Node accepts one connection in each turn of its event loop: the turns have to be short.
 * A request that comes alone does not wait.
 */
export function inTurn() {
  const waiting: (() => void)[] = [];
  const letNextIn = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setTimeout(letNextIn, gapMs);
  };
  return createMiddleware(async (_, next) => {
    await new Promise<void>((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(letNextIn);
    });
    await next();
  });
}
