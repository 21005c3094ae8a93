import { dayAfter } from '@mirror-studio/domain/analytics';
import { analyticsEndpoints, type WorksReport } from '@mirror-studio/domain/contract';
import type { ListPage } from '../../data-page/states/list-states.ts';

type Day = WorksReport['days'][number];
const figures = (at: number) => ({
  views: (at * 29) % 83,
  saves: (at * 7) % 12,
  likes: (at * 5) % 17,
  remixes: (at * 3) % 5,
  followers: at % 3,
  published: at % 5 === 0 ? 1 : 0,
});

/** The states of how published works do, from what its endpoint answers: a report is a list of days. */
export const page: ListPage<Day, WorksReport> = {
  title: 'Analytics of works',
  endpoint: analyticsEndpoints.worksReport,
  item: (at) => ({ day: dayAfter('2026-11-21', -at), now: figures(at + 1), previous: figures(at + 4) }),
  longWords: (day) => ({
    ...day,
    now: {
      views: 1_098_765_432,
      saves: 98_765_432,
      likes: 987_654_321,
      remixes: 5_432_109,
      followers: 12_345_678,
      published: 1_234_567,
    },
  }),
  data: (days) => ({
    days: days.toReversed(),
    ...(days.length === 0
      ? { works: [], ever: { views: 0, saves: 0, likes: 0, remixes: 0, followers: 0, works: 0 } }
      : {
          works: [
            {
              id: 'w1',
              title: 'Salt flats, first light',
              views: 212,
              saves: 24,
              likes: 31,
              remixes: 4,
              isWithdrawn: false,
            },
            {
              id: 'w2',
              title: 'Glass and water',
              views: 347,
              saves: 11,
              likes: 40,
              remixes: 7,
              isWithdrawn: false,
            },
            {
              id: 'w3',
              title: 'Lichtbildwerkstatt'.repeat(2),
              views: 9,
              saves: 3,
              likes: 0,
              remixes: 1,
              isWithdrawn: true,
            },
          ],
          ever: { views: 4_806, saves: 212, likes: 640, remixes: 43, followers: 57, works: 18 },
        }),
  }),
};
