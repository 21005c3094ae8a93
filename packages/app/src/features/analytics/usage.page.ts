import { dayAfter } from '@mirror-studio/domain/analytics';
import { analyticsEndpoints, sampleUsageReport, type UsageReport } from '@mirror-studio/domain/contract';
import type { ListPage } from '../../data-page/states/list-states.ts';

type Day = UsageReport['days'][number];
const figures = (at: number) => ({
  credits: (at * 7) % 23,
  coins: at % 9 === 0 ? 120 : 0,
  images: (at * 5) % 19,
  seconds: at % 6 === 0 ? 8 : 0,
});
const nothing = { completed: 0, failed: 0, cancelled: 0 };

const noWaits = { ranges: Array.from({ length: 8 }, () => 0), medianMs: null, previousMedianMs: null };

/** The states of what was made and spent, from what its endpoint answers: a report is a list of days. */
export const page: ListPage<Day, UsageReport> = {
  title: 'Your analytics',
  endpoint: analyticsEndpoints.usageReport,
  item: (at) => ({ day: dayAfter('2026-11-21', -at), now: figures(at + 1), previous: figures(at + 4) }),
  longWords: (day) => ({
    ...day,
    now: { credits: 98_765_432, coins: 987_654_321, images: 12_345_678, seconds: 9_876_543 },
  }),
  data: (days) => ({
    ...sampleUsageReport,
    days: days.toReversed(),
    ...(days.length === 0
      ? { kinds: [], models: [], outcomes: { now: nothing, previous: nothing }, waits: noWaits }
      : {
          kinds: [
            { kind: 'image_batch', jobs: 48, made: 288, credits: 288 },
            { kind: 'video_render', jobs: 5, made: 32, credits: 64 },
          ],
          models: [
            { model: 'sample', jobs: 41, made: 250, credits: 250 },
            { model: 'provider-a', jobs: 12, made: 70, credits: 102 },
          ],
          outcomes: {
            now: { completed: 49, failed: 3, cancelled: 1 },
            previous: { completed: 40, failed: 5, cancelled: 2 },
          },
          waits: { ranges: [2, 14, 18, 8, 4, 1, 1, 0], medianMs: 12_400, previousMedianMs: 15_100 },
        }),
  }),
};
