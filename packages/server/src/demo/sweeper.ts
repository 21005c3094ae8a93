import { demoLimits } from '@mirror-studio/domain/constants/demo';
import type { Clock, Log } from '../http/index.ts';

/** How often the clock is looked at. */
const lookMs = 1_000;

/** Does something at the start and every few minutes, one at a time. */
export interface Sweeper {
  start(): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/** Looks every `demoLimits.sweepMs` of the server's clock for what is due. What fails is logged and done the next time. */
export function demoSweeper({ clock, log }: { clock: Clock; log: Log }, sweep: () => Promise<void>): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  let nextAtMs = Number.NEGATIVE_INFINITY;
  let current: Promise<void> | undefined;

  function look(): void {
    const nowMs = clock.now().getTime();
    if (current || nowMs < nextAtMs) return;
    nextAtMs = nowMs + demoLimits.sweepMs;
    current = sweep()
      .catch((error: unknown) => log.error('Demonstration accounts could not be emptied', error))
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
