import { toldBallotFaults } from '../constants/governance.ts';
import type { PublicBallot } from './ballot.ts';
import { decide, type OptionVotes } from './count.ts';
import type { ProposalOutcome } from './proposal.ts';

/** What can be wrong with a ballot of the public list: each is a key of the namespace `governance`, with `fault_` before it. */
export const ballotFaults = ['digest', 'option', 'double'] as const;
export type BallotFaultKind = (typeof ballotFaults)[number];

/** A place where the list is wrong. */
export interface BallotFault {
  readonly kind: BallotFaultKind;
  readonly commitment: string;
}

/** How far a recount is. */
export interface RecountState {
  readonly ballots: number;
  readonly votes: readonly OptionVotes[];
  /** How many places are wrong, and the first of them. */
  readonly faults: number;
  readonly told: readonly BallotFault[];
  /** The last commitment that was read. */
  readonly last: string;
  /** What the ballot chose that is looked for; null while it was not met. */
  readonly found: string | null;
}

/**
 * Where a recount begins (pages: governance; decisions). Takes the ids of the options.
 *
 * @returns Nothing counted.
 */
export const beginRecount = (options: readonly string[]): RecountState => ({
  ballots: 0,
  votes: options.map((option) => ({ option, votes: 0 })),
  faults: 0,
  told: [],
  last: '',
  found: null,
});

/**
 * Counts the next ballots of the list (pages: governance; decisions). The list is in the order of the commitments, so that one which stands there
 * twice is seen.
 *
 * @param state - How far it is.
 * @param ballots - The next of the list.
 * @param digests - Of each the digest of its `committedText`, made anew.
 * @param wanted - The commitment that is looked for; null for none.
 * @returns How far it is then.
 */
export function countBallots(
  state: RecountState,
  ballots: readonly PublicBallot[],
  digests: readonly string[],
  wanted: string | null,
): RecountState {
  const votes = new Map(state.votes.map((one) => [one.option, one.votes]));
  const told = [...state.told];
  let { faults, last, found } = state;
  for (const [at, { commitment, option }] of ballots.entries()) {
    const kind: BallotFaultKind | null =
      digests[at] !== commitment
        ? 'digest'
        : !votes.has(option)
          ? 'option'
          : commitment <= last
            ? 'double'
            : null;
    if (kind === null) {
      votes.set(option, (votes.get(option) ?? 0) + 1);
      if (commitment === wanted) found = option;
    } else {
      faults += 1;
      if (told.length < toldBallotFaults) told.push({ kind, commitment });
    }
    last = commitment;
  }
  return {
    ballots: state.ballots + ballots.length,
    votes: Array.from(votes, ([option, count]) => ({ option, votes: count })),
    faults,
    told,
    last,
    found,
  };
}

/** What the studio says a vote came to. */
export interface StatedResult {
  readonly votes: readonly OptionVotes[];
  readonly electorate: number;
  readonly quorumPercent: number;
  readonly outcome: ProposalOutcome;
  readonly winner: string | null;
}

/** What a recount found. */
export interface RecountVerdict {
  /** Everything that the studio says follows from the list. */
  readonly agrees: boolean;
  /** Another number of votes was counted than is said: the options. */
  readonly differing: readonly string[];
  /** There are more ballots than people who could vote. */
  readonly isTooMany: boolean;
  /** By the rule another result follows from the ballots. */
  readonly isOtherOutcome: boolean;
}

/**
 * Holds a recount to what the studio says (pages: governance; decisions).
 *
 * @param state - The recount, at the end of the list.
 * @param stated - What the studio says.
 * @returns What was found.
 */
export function verdictOf({ votes, ballots, faults }: RecountState, stated: StatedResult): RecountVerdict {
  const said = new Map(stated.votes.map((one) => [one.option, one.votes]));
  const differing = votes
    .filter((one) => (said.get(one.option) ?? 0) !== one.votes)
    .map(({ option }) => option);
  const isTooMany = ballots > stated.electorate;
  const { outcome, winner } = decide(votes, stated.electorate, stated.quorumPercent);
  const isOtherOutcome = outcome !== stated.outcome || winner !== stated.winner;
  const agrees = faults === 0 && differing.length === 0 && !isTooMany && !isOtherOutcome;
  return { agrees, differing, isTooMany, isOtherOutcome };
}
