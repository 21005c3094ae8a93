import type { Browser, Page } from 'playwright';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** In µs, as are the durations. */
  ts: number;
  dur?: number;
  tdur?: number;
}

/** What one measured piece of work cost: every task of the page's own thread counts, however short. */
export interface Work {
  name: string;
  tasks: number;
  /** The longest by the clock: on a busy machine mostly waiting for a processor. */
  longestMs: number;
  /** The longest by the time that the thread had a processor. */
  longestBusyMs: number;
}

const categories = [
  '-*',
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];

/** The marks that a story puts round a piece of work (large-data/scrollThrough.ts). */
const [begin, end] = ['begin: ', 'end: '];

/** Watches what the page does; answers the cost of each piece of work between its marks. */
export async function traced(browser: Browser, page: Page, run: () => Promise<unknown>): Promise<Work[]> {
  await browser.startTracing(page, { categories });
  let trace: Buffer;
  try {
    await run();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return events
    .filter(({ name }) => name.startsWith(begin))
    .map(({ name: mark, pid, tid, ts: from }) => {
      const name = mark.slice(begin.length);
      const to = events.find((each) => each.name === `${end}${name}` && each.ts > from)?.ts;
      if (to === undefined) throw new Error(`${name} was begun and never ended.`);
      const tasks = events.filter(
        (each) =>
          each.name === 'RunTask' &&
          each.ph === 'X' &&
          each.pid === pid &&
          each.tid === tid &&
          each.ts + (each.dur ?? 0) >= from &&
          each.ts <= to,
      );
      if (!tasks.some(({ tdur = 0 }) => tdur > 0)) throw new Error(`${name}: the trace holds no task of it.`);
      return {
        name,
        tasks: tasks.length,
        longestMs: Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1000,
        longestBusyMs: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
      };
    });
}
