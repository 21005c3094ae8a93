import {
  leaderboardEndpoints,
  type Ranked,
  sampleOwnRank,
  sampleRanked,
} from '@mirror-studio/domain/contract';
import type { ListPage } from '../../data-page/states/list-states.ts';
import type { LeaderboardData } from './LeaderboardView.tsx';

/** The states of the leaderboard, from what its endpoint answers. */
export const page: ListPage<Ranked, LeaderboardData> = {
  title: 'Leaderboard',
  endpoint: leaderboardEndpoints.leaderboard,
  item: (at) => ({
    ...sampleRanked,
    place: at + 1,
    points: Math.max(1, Math.round(1_200 / (at + 1))),
    handle: `mara-halcyon-${at + 1}`,
    name: `Mara Halcyon ${at + 1}`,
    isOwn: at === 3,
  }),
  longWords: (ranked) => ({
    ...ranked,
    name: 'Spiegelkabinett'.repeat(4),
    handle: `abcdefghijklmnopqrstuvwxyz-${ranked.place}`,
  }),
  data: (ranked, hasMore) => ({ ranked, hasMore, own: sampleOwnRank, total: ranked.length }),
};
