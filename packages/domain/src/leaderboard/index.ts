import { type Arcanum, arcana } from '../arcana/index.ts';
import { bandPoints, leaderboardDays } from '../constants/leaderboard.ts';

/** Of what time likes and remixes count (decisions: Leaderboard). */
export const leaderboardPeriods = ['week', 'month', 'ever'] as const;
export type LeaderboardPeriod = (typeof leaderboardPeriods)[number];

/** Everybody with enough works, and those with few, who stand apart. */
export const leaderboardBoards = ['all', 'new'] as const;
export type LeaderboardBoard = (typeof leaderboardBoards)[number];

/** Which list of the leaderboard it is. */
export interface LeaderboardAsked {
  readonly period: LeaderboardPeriod;
  readonly board: LeaderboardBoard;
}
export const usualLeaderboard: LeaderboardAsked = { period: 'week', board: 'all' };

/**
 * Reads from an address which list is asked for (decisions: Leaderboard).
 *
 * @param params - Those of the address.
 * @returns The list; what the address cannot mean is the usual.
 */
export function leaderboardOf(params: { get(name: string): string | null }): LeaderboardAsked {
  return {
    period: leaderboardPeriods.find((one) => one === params.get('period')) ?? usualLeaderboard.period,
    board: leaderboardBoards.find((one) => one === params.get('board')) ?? usualLeaderboard.board,
  };
}

/**
 * The card of a number of points (decisions: Leaderboard).
 *
 * @param points - Of a period.
 * @returns The highest band that is reached.
 */
export function bandOf(points: number): Arcanum {
  return arcana.findLast((arcanum) => points >= bandPoints[arcanum]) ?? arcana[0];
}

/** The band after somebody's, and what is missing to it. */
export interface NextBand {
  readonly arcanum: Arcanum;
  /** Where their own band begins, and the next: both in points. */
  readonly from: number;
  readonly to: number;
  readonly missing: number;
}

/**
 * What separates somebody from the next band (decisions: Leaderboard).
 *
 * @param points - Of a period.
 * @returns The next band; null in the last.
 */
export function nextBandOf(points: number): NextBand | null {
  const next = arcana[arcana.indexOf(bandOf(points)) + 1];
  if (next === undefined) return null;
  const to = bandPoints[next];
  return { arcanum: next, from: bandPoints[bandOf(points)], to, missing: to - points };
}

/**
 * Since when likes and remixes count (decisions: Leaderboard).
 *
 * @param period - Of which list.
 * @param now - The moment of the counting.
 * @returns The moment; null where all that ever were count.
 */
export function beginningOf(period: LeaderboardPeriod, now: Date): Date | null {
  const days = leaderboardDays[period];
  return days === null ? null : new Date(now.getTime() - days * 86_400_000);
}
