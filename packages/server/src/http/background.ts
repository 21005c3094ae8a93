import { backgroundLimits } from '@mirror-studio/domain/constants/server';
import { QueueFullError } from '../workers/index.ts';
import type { Log } from './log.ts';

type Work = () => Promise<void>;

/** Work that nobody's answer waits for: so the time of an answer says nothing of what was found, or sent. */
export interface BackgroundWork {
  /** Takes what to call it in the log. Throws QueueFullError when too much waits; what fails later is logged. */
  run(name: string, work: Work): void;
  /** Waits until all that was begun is done. */
  idle(): Promise<void>;
}

/** Runs a few pieces of work at once, in the order they came. Takes the log. */
export function backgroundWork(log: Log): BackgroundWork {
  const waiting: { name: string; work: Work }[] = [];
  const idlers: (() => void)[] = [];
  let running = 0;

  async function go(): Promise<void> {
    running += 1;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, work } = next;
      await work().catch((error: unknown) => log.error(`${name} failed`, error));
    }
    running -= 1;
    if (running === 0) for (const done of idlers.splice(0)) done();
  }

  return {
    run(name, work) {
      if (waiting.length >= backgroundLimits.waiting) throw new QueueFullError('Too much work waits');
      waiting.push({ name, work });
      if (running < backgroundLimits.atOnce) void go();
    },
    idle: () => (running === 0 ? Promise.resolve() : new Promise((done) => idlers.push(done))),
  };
}
