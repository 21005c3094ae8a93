import * as v from 'valibot';
import { leaderboardBoards, leaderboardPeriods } from '../../leaderboard/index.ts';
import { endpoint, named } from '../endpoint.ts';
import { count, flag, moment, nextCursor, pageQuery, sampleMoment, text } from '../wire.ts';

/** A creator on the leaderboard. */
export const ranked = named(
  'Ranked',
  v.object({
    /** Who has as many points as others shares their place. */
    place: count,
    points: count,
    handle: text,
    name: text,
    picture: v.nullable(text),
    isOwn: flag,
  }),
);
export type Ranked = v.InferOutput<typeof ranked>;
export const sampleRanked: Ranked = {
  place: 12,
  points: 317,
  handle: 'mara-halcyon',
  name: 'Mara Halcyon',
  picture: null,
  isOwn: false,
};

/** Where the user stands in the period. */
export const ownRank = named(
  'OwnRank',
  v.object({
    /** Null: they have no points, no handle, or are not shown. */
    place: v.nullable(count),
    points: count,
    /** On which of the two boards. */
    board: v.picklist(leaderboardBoards),
    /** How many published works are missing to stand among all. */
    missingWorks: count,
  }),
);
export type OwnRank = v.InferOutput<typeof ownRank>;
export const sampleOwnRank: OwnRank = { place: 42, points: 188, board: 'all', missingWorks: 0 };

export const leaderboardEndpoints = {
  leaderboard: endpoint({
    method: 'GET',
    path: '/api/leaderboard',
    query: v.object({
      ...pageQuery.entries,
      period: v.picklist(leaderboardPeriods),
      board: v.picklist(leaderboardBoards),
    }),
    response: v.object({
      ranked: v.array(ranked),
      own: ownRank,
      /** How many stand on this board. */
      total: count,
      /** When it was counted; null before the first time. */
      countedAt: v.nullable(moment),
      nextCursor,
    }),
    docs: {
      summary:
        'Creators by the likes and remixes of different people in a period, a page at a time, and where the user stands. All pages are of one counting: a cursor whose counting is gone is refused with CONFLICT.',
      errors: ['CONFLICT'],
      sample: {
        response: {
          ranked: [sampleRanked],
          own: sampleOwnRank,
          total: 1_204,
          countedAt: sampleMoment,
          nextCursor: 'c1',
        },
      },
    },
  }),
};
