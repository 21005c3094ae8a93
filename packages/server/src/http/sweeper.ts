import type { Clock } from './clock.ts';
import type { Log } from './log.ts';

/** How often the clock is looked at. */
const lookMs = 1_000;

/** Does something at the start and again and again, one at a time. */
export interface Sweeper {
  start(): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

interface Sweep {
  /** How often, by the server's clock. */
  readonly everyMs: number;
  /** What the log says when it fails. */
  readonly failed: string;
  readonly run: () => Promise<void>;
}

/** Looks by the server's clock for what is due. What fails is logged and done the next time. */
export function sweeper(
  { clock, log }: { clock: Clock; log: Log },
  { everyMs, failed, run }: Sweep,
): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  let lastMs: number | null = null;
  let current: Promise<void> | undefined;

  function look(): void {
    const nowMs = clock.now().getTime();
    // A clock that went back has no moment to wait for.
    if (current || (lastMs !== null && nowMs >= lastMs && nowMs < lastMs + everyMs)) return;
    lastMs = nowMs;
    current = run()
      .catch((error: unknown) => log.error(failed, error))
      .finally(() => {
        current = undefined;
      });
  }

  return {
    start() {
      look();
      timer = setInterval(look, lookMs);
    },
    async stop() {
      clearInterval(timer);
      await current;
    },
  };
}
