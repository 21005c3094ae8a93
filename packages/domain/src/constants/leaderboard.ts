import type { Arcanum } from '../arcana/index.ts';

/**
 * Decided: from how many points of a period on each band begins, by the card that it bears (decisions: Leaderboard). The same
 * in every period. Everybody begins as The Fool.
 */
export const bandPoints: Readonly<Record<Arcanum, number>> = {
  fool: 0,
  magician: 1,
  priestess: 3,
  empress: 5,
  emperor: 10,
  hierophant: 20,
  lovers: 35,
  chariot: 50,
  strength: 75,
  hermit: 100,
  wheel: 150,
  justice: 200,
  hangedMan: 250,
  death: 300,
  temperance: 400,
  devil: 500,
  tower: 750,
  star: 1_000,
  moon: 2_500,
  sun: 5_000,
  judgement: 20_000,
  world: 50_000,
};

/**
 * Decided: what counts on the leaderboard (pages: leaderboard). Points of a like and of a remix; how many points one person gives
 * one creator in a period at most; how many published works somebody needs to stand among all; from how many people of one network likes of one creator count within so
 * many hours.
 */
export const leaderboardRules = {
  points: { like: 1, remix: 3 },
  mostOfPerson: 10,
  fewestWorks: 3,
  networkPeople: 3,
  networkHours: 24,
} as const;

/** Decided: how many days a period goes back; null: without end. */
export const leaderboardDays = { week: 7, month: 30, ever: null } as const;

/**
 * Decided: how the standings are counted. Not more often than this, and no more than a fortieth of the time; how many creators, and how many
 * rows, one statement takes, so that nobody waits long behind it; how long a list that somebody reads stays after the next was counted; for how long a server that
 * counts is believed to do so without a sign of life.
 */
export const standingsLimits = {
  everyMs: 10_000,
  restOfWork: 39,
  creatorsAtOnce: 200,
  rowsAtOnce: 1_000,
  keptMs: 600_000,
  leaseMs: 60_000,
} as const;
