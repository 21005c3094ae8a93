/**
 * Decided: what makes a work rise (decisions: Feeds). Points of a like, a save and a remix, each of different people; after so many hours each
 * counts half, and after so many days not at all.
 */
export const risingRules = {
  points: { like: 1, save: 2, remix: 3 },
  halfLifeHours: 48,
  days: 14,
} as const;

/**
 * Decided: how the places of *rising* and *most remixed* are given. So many works each; not more often than this, and no more than a fortieth of the
 * time; how many works one statement takes; how long a list that somebody reads stays after the next; for how long a server that counts is believed to do so without
 * a sign of life.
 */
export const feedLimits = {
  places: 1_000,
  everyMs: 20_000,
  restOfWork: 39,
  worksAtOnce: 500,
  keptMs: 1_800_000,
  leaseMs: 60_000,
} as const;
