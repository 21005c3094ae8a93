import { setTimeout as wait } from 'node:timers/promises';
import { type Holder, readHolder, writeFirstHolder, writeHolder } from './holder.ts';

export interface HeartbeatTiming {
  /** Between two signs of life, in milliseconds. */
  readonly beatMs: number;
  /** How long a lock file of another machine must stay as it is before its holder counts as dead, in milliseconds. */
  readonly staleMs: number;
}

/** Decided: a dead machine's folder is free within seconds; a living one misses nine beats before. */
export const heartbeatTiming: HeartbeatTiming = { beatMs: 1_000, staleMs: 10_000 };

/** Thrown when the folder has another holder; `holder` is null when it cannot be said which. */
export class HeldElsewhere extends Error {
  readonly holder: Holder | null;
  constructor(holder: Holder | null) {
    super('The folder is held elsewhere');
    this.holder = holder;
  }
}

/**
 * Writes oneself into the lock file, once nobody else lives behind it. Ages are never computed from clocks: a file of
 * another machine is watched for as long as its holder may be silent, so that a clock that jumps changes nothing.
 * The caller holds the kernel's lock: a holder on the same machine is dead, and is replaced at once.
 * Throws HeldElsewhere.
 */
export async function claim(path: string, own: Holder, { beatMs, staleMs }: HeartbeatTiming): Promise<void> {
  const before = readHolder(path);
  if (before === null) {
    if (writeFirstHolder(path, own)) return;
    return claim(path, own, { beatMs, staleMs });
  }
  if (before !== 'unreadable' && before.machine !== null && before.machine === own.machine) {
    writeHolder(path, own);
    return;
  }
  const seen = JSON.stringify(before);
  for (let waited = 0; waited < staleMs; waited += beatMs) {
    await wait(beatMs);
    const now = readHolder(path);
    if (now === null) return claim(path, own, { beatMs, staleMs });
    if (JSON.stringify(now) !== seen) throw new HeldElsewhere(now === 'unreadable' ? null : now);
  }
  writeHolder(path, own);
  // Two machines may have waited for the same one: the later writer has it, the earlier one finds out here.
  await wait(beatMs);
  const after = readHolder(path);
  if (after === null || after === 'unreadable' || after.nonce !== own.nonce) {
    throw new HeldElsewhere(after === 'unreadable' ? null : after);
  }
}

export interface Heartbeat {
  /** Throws when another holder stands in the lock file. Costs a read only when the last beat is late. */
  check(): void;
  stop(): void;
}

/**
 * Gives signs of life in the lock file.
 * Takes the path, who holds it, and what to do when another holder is found there: that is called once.
 */
export function startHeartbeat(
  path: string,
  own: Holder,
  { beatMs }: HeartbeatTiming,
  onLost: (to: Holder | null) => void,
): Heartbeat {
  let beat = own.beat;
  let lost: HeldElsewhere | null = null;
  // A process that was stopped sees it on the first clock, a machine that slept on the second.
  let last = { steady: performance.now(), wall: Date.now() };
  const isLate = () => {
    const wall = Date.now() - last.wall;
    return performance.now() - last.steady > 2 * beatMs || wall > 2 * beatMs || wall < 0;
  };
  const verify = () => {
    if (lost) throw lost;
    const found = readHolder(path);
    // Nobody but people remove it, and nobody but a new holder writes another's.
    if (found === null || found === 'unreadable' || found.nonce === own.nonce) return;
    clearInterval(timer);
    lost = new HeldElsewhere(found);
    onLost(found);
    throw lost;
  };
  const tick = () => {
    try {
      verify();
      beat += 1;
      writeHolder(path, { ...own, beat });
      last = { steady: performance.now(), wall: Date.now() };
    } catch {
      // Lost, which was said; or a full disk: then each use of the database looks for itself.
    }
  };
  const timer = setInterval(tick, beatMs);
  timer.unref();
  return {
    check: () => {
      if (lost || isLate()) verify();
    },
    stop: () => clearInterval(timer),
  };
}
