import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

/** How long the next request waits for whoever else is there, once one was let in. */
const gapMs = 5;
/** So many of one network wait at once, more than its limits let through; nobody waits a second for another network. */
const mostOfOneNetwork = 150;

interface Turns {
  /** The network that a request counts for. */
  networkOf: (c: Context) => string;
  /** The answer to a request of a network that has too many waiting: 429. */
  refuse: (c: Context) => Response;
}

/**
 * Lets requests that change something in one after the other, by their order. A hundred that arrive at once would else
 * all be read before anybody else's next step, and Node accepts one connection in each turn of its event loop: the turns
 * have to be short. A request that comes alone does not wait, nor does one that only reads.
 */
export function inTurn({ networkOf, refuse }: Turns) {
  const waiting: { network: string; enter: () => void }[] = [];
  const ofNetwork = new Map<string, number>();
  const count = (network: string, by: number) => {
    const left = (ofNetwork.get(network) ?? 0) + by;
    if (left > 0) ofNetwork.set(network, left);
    else ofNetwork.delete(network);
  };
  const letNextIn = () => {
    const next = waiting.shift();
    if (next) count(next.network, -1);
    next?.enter();
    if (waiting.length > 0) setTimeout(letNextIn, gapMs);
  };
  return createMiddleware(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const network = networkOf(c);
    if ((ofNetwork.get(network) ?? 0) >= mostOfOneNetwork) return refuse(c);
    count(network, 1);
    await new Promise<void>((enter) => {
      if (waiting.push({ network, enter }) === 1) setImmediate(letNextIn);
    });
    return next();
  });
}
