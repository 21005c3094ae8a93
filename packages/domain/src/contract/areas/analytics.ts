import * as v from 'valibot';
import { analyticsPeriods } from '../../analytics/periods.ts';
import { jobKinds } from '../../jobs/index.ts';
import { endpoint, named } from '../endpoint.ts';
import { count, identifier, text } from '../wire.ts';

/** Of which days, and where a day begins. */
const periodQuery = v.object({
  days: v.picklist(analyticsPeriods),
  /** A name of the time zone database; what no calendar knows is UTC. */
  timeZone: identifier,
});

const usage = v.object({
  /** What jobs were charged, from the journal. */
  credits: count,
  /** What was exchanged, from the journal. */
  coins: count,
  images: count,
  /** Of video. */
  seconds: count,
});
const outcomes = v.object({ completed: count, failed: count, cancelled: count });

/** What somebody made and spent. */
export const usageReport = named(
  'UsageReport',
  v.object({
    /** Each day of the period, with the same day of the one before. */
    days: v.array(v.object({ day: text, now: usage, previous: usage })),
    /** The work of each kind that ended in the period: its jobs, what was made (pictures or seconds) and charged. */
    kinds: v.array(v.object({ kind: v.picklist(jobKinds), jobs: count, made: count, credits: count })),
    models: v.array(v.object({ model: text, jobs: count, made: count, credits: count })),
    outcomes: v.object({ now: outcomes, previous: outcomes }),
    /** From a shoot being asked for until its first picture: how many took how long, by `waitRanges`, and the middle one in ms. */
    waits: v.object({
      ranges: v.array(count),
      medianMs: v.nullable(count),
      previousMedianMs: v.nullable(count),
    }),
  }),
);
export type UsageReport = v.InferOutput<typeof usageReport>;
export type UsageFigures = v.InferOutput<typeof usage>;

const reach = v.object({
  /** Times that others looked at them: each person once a day (of UTC). */
  views: count,
  saves: count,
  likes: count,
  remixes: count,
  followers: count,
  published: count,
});

/** How what somebody published does. */
export const worksReport = named(
  'WorksReport',
  v.object({
    days: v.array(v.object({ day: text, now: reach, previous: reach })),
    /** Those that were looked at, saved, liked and remixed most in the period: so many of each. */
    works: v.array(
      v.object({
        id: text,
        title: text,
        views: count,
        saves: count,
        likes: count,
        remixes: count,
        isWithdrawn: v.boolean(),
      }),
    ),
    /** Views, and saves, likes, remixes of others and followers that there are now, of all time, and works that are in the library now. */
    ever: v.object({
      views: count,
      saves: count,
      likes: count,
      remixes: count,
      followers: count,
      works: count,
    }),
  }),
);
export type WorksReport = v.InferOutput<typeof worksReport>;

const few = { credits: 4, coins: 40, images: 4, seconds: 0 };
export const sampleUsageReport: UsageReport = {
  days: [{ day: '2026-11-21', now: few, previous: { ...few, credits: 2, images: 2 } }],
  kinds: [{ kind: 'image_batch', jobs: 1, made: 4, credits: 4 }],
  models: [{ model: 'sample', jobs: 1, made: 4, credits: 4 }],
  outcomes: {
    now: { completed: 1, failed: 0, cancelled: 0 },
    previous: { completed: 1, failed: 1, cancelled: 0 },
  },
  waits: { ranges: [1, 0, 0, 0, 0, 0, 0, 0], medianMs: 4_200, previousMedianMs: null },
};
export const sampleWorksReport: WorksReport = {
  days: [
    {
      day: '2026-11-21',
      now: { views: 14, saves: 3, likes: 5, remixes: 2, followers: 2, published: 1 },
      previous: { views: 8, saves: 1, likes: 4, remixes: 0, followers: 0, published: 0 },
    },
  ],
  works: [
    {
      id: 'w1',
      title: 'Salt flats, first light',
      views: 14,
      saves: 3,
      likes: 5,
      remixes: 2,
      isWithdrawn: false,
    },
  ],
  ever: { views: 96, saves: 12, likes: 31, remixes: 6, followers: 9, works: 4 },
};

export const analyticsEndpoints = {
  usageReport: endpoint({
    method: 'GET',
    path: '/api/analytics/usage',
    query: periodQuery,
    response: usageReport,
    docs: {
      summary:
        'What the user made and spent in a period that ends today, by day where they are, with the period before it: from the journal and the jobs.',
      sample: { response: sampleUsageReport },
    },
  }),
  worksReport: endpoint({
    method: 'GET',
    path: '/api/analytics/works',
    query: periodQuery,
    response: worksReport,
    docs: {
      summary:
        'How what the user published does in a period that ends today, by day where they are, with the period before it.',
      sample: { response: sampleWorksReport },
    },
  }),
};
