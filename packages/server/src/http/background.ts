import { AsyncResource } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import { backgroundLimits } from '@mirror-studio/domain/constants/server';
import { QueueFullError } from '../workers/index.ts';
import type { Log } from './log.ts';

type Work = () => Promise<void>;

/** Work that nobody's answer waits for: so the time of an answer says nothing of what was found, or sent. */
export interface BackgroundWork {
  /** Takes what to call it in the log. Throws QueueFullError when too much waits; what fails later is logged. */
  run(name: string, work: Work): void;
  /** Waits until all that was handed over is done; what has not begun begins at once. */
  idle(): Promise<void>;
}

const { atOnce, beginsWithinMs } = backgroundLimits;
const someTime = () => randomInt(beginsWithinMs);

/** Runs a few pieces of work at once, in the order they came. Takes the log, and how long each that need not wait for another waits. */
export function backgroundWork(log: Log, waitsMs: () => number = someTime): BackgroundWork {
  const waiting: { name: string; work: Work }[] = [];
  /** The timers of what begins later. */
  const later = new Set<NodeJS.Timeout>();
  const idlers: (() => void)[] = [];
  let running = 0;

  function begin(timer: NodeJS.Timeout): void {
    clearTimeout(timer);
    if (later.delete(timer)) void go();
  }

  async function go(): Promise<void> {
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
      // For whoever it was handed over, not for whose request has it begun.
      waiting.push({ name, work: AsyncResource.bind(work) });
      if (running >= atOnce) return;
      running += 1;
      // Not before the answer is written, nor right after: the embedded database works in this process, and would hold back the next.
      const timer = setTimeout(() => begin(timer), idlers.length > 0 ? 0 : waitsMs());
      later.add(timer);
    },
    idle: () => {
      for (const timer of later) begin(timer);
      return running === 0 ? Promise.resolve() : new Promise((done) => idlers.push(done));
    },
  };
}
