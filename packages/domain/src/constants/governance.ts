/**
 * Decided: how long the title, the words, an option and the reasons of a proposal may be, how many options it may have besides the two that every
 * ballot has, how long it is talked about and voted on, in days, and how large a part of the electorate has to vote, in percent.
 */
export const governanceLimits = {
  titleCharacters: 120,
  wordsCharacters: 6_000,
  optionCharacters: 120,
  reasonsCharacters: 2_000,
  options: 6,
  discussionDays: { minimum: 0, usual: 7, maximum: 60 },
  voteDays: { minimum: 1, usual: 7, maximum: 60 },
  quorumPercent: { minimum: 1, usual: 20, maximum: 100 },
} as const;

/** Decided: how often the server looks for votes that are to begin or to be counted, in ms, and how many at once. */
export const governanceSweep = { everyMs: 30_000, atOnce: 20 } as const;

/** Decided: how long the number is that a voter draws for a ballot, in bytes; so nobody finds the choice by trying. */
export const ballotNonceBytes = 32;

/** Decided: how many places where a list of ballots is wrong are told one by one. */
export const toldBallotFaults = 5;
