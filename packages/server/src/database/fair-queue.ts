import { AsyncLocalStorage } from 'node:async_hooks';

const requester = new AsyncLocalStorage<string>();

/**
 * Runs work whose queries of the embedded database count for a requester, who then waits for their own and nobody else does. Takes the
 * id of a person, or a network; never text that a request sends unchecked. Queries without a requester count for the server.
 */
export function withRequester<Result>(whom: string, work: () => Result): Result {
  return requester.run(whom, work);
}

interface Share {
  /** What its works have taken, in milliseconds, or where others were when it came. */
  spentMs: number;
  readonly waiting: (() => void)[];
}

/** The event loop gets a turn after this long, however much waits. */
const mostMs = 4;

/**
 * Does one work at a time. Of those who wait, whoever has taken the least time is next (start-time fair queueing): one who comes
 * waits for the work that is being done, however much others have asked for. Takes the time in milliseconds.
 */
export function fairQueue(now = () => performance.now()) {
  const shares = new Map<string, Share>();
  const untilIdle: (() => void)[] = [];
  let isTaken = false;
  /** Where whoever comes begins: nobody saves time up by not asking, and nobody waits for ever for those who come. */
  let startMs = 0;
  let readAt = now();

  const shareOf = (whom: string): Share => {
    const share = shares.get(whom) ?? { spentMs: startMs, waiting: [] };
    shares.set(whom, share);
    // Whoever waits keeps their place, however often they ask meanwhile.
    if (share.waiting.length === 0) share.spentMs = Math.max(share.spentMs, startMs);
    return share;
  };
  const letNextIn = (tookMs: number) => {
    let next: Share | undefined;
    let waiting = 0;
    for (const [whom, share] of shares) {
      if (share.waiting.length > 0) {
        waiting += 1;
        next = next && next.spentMs <= share.spentMs ? next : share;
      } else if (share.spentMs <= startMs) shares.delete(whom);
    }
    // The virtual time goes on by one waiter's part of this unit.
    startMs = Math.max(startMs + tookMs / (waiting + 1), next?.spentMs ?? 0);
    if (next) return next.waiting.shift()?.();
    isTaken = false;
    shares.clear();
    for (const tell of untilIdle.splice(0)) tell();
  };
  const leave = (tookMs: number) => {
    // Statements of this database are calls, and promises keep the event loop from turning: no other request would be read.
    if (now() - readAt < mostMs) return letNextIn(tookMs);
    setImmediate(() => {
      readAt = now();
      letNextIn(tookMs);
    });
  };

  return {
    /** Does a work when it is its turn; fulfils or rejects as it does. */
    async take<Result>(work: () => Promise<Result>): Promise<Result> {
      const share = shareOf(requester.getStore() ?? '');
      if (isTaken) await new Promise<void>((enter) => share.waiting.push(enter));
      isTaken = true;
      const begun = now();
      try {
        return await work();
      } finally {
        const tookMs = now() - begun;
        share.spentMs += tookMs;
        leave(tookMs);
      }
    },
    /** Resolves when nothing is done and nothing waits. */
    idle: () => (isTaken ? new Promise<void>((tell) => untilIdle.push(tell)) : Promise.resolve()),
  };
}
