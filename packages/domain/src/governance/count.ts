import type { ProposalOutcome } from './proposal.ts';

/** How many ballots chose an option. */
export interface OptionVotes {
  readonly option: string;
  readonly votes: number;
}

/** What a vote came to. */
export interface VoteResult {
  readonly outcome: ProposalOutcome;
  /** What was chosen; null where nothing was. */
  readonly winner: string | null;
}

/**
 * How many of an electorate have to vote (pages: governance; decisions): the percentage of it, a part of a person counting as a whole one, and one at least.
 * Takes both.
 *
 * @returns People.
 */
export function neededVotes(electorate: number, quorumPercent: number): number {
  return Math.max(1, Math.ceil((electorate * quorumPercent) / 100));
}

/**
 * Decides a vote (pages: governance; decisions). Everybody who voted counts for the quorum, who abstained too. Of the others the most votes
 * decide; where two options have as many, and where nobody chose any, it stays as it is.
 *
 * @param votes - How often each option was chosen.
 * @param electorate - How many could vote.
 * @param quorumPercent - How large a part of them had to.
 * @returns What came of it.
 */
export function decide(votes: readonly OptionVotes[], electorate: number, quorumPercent: number): VoteResult {
  const turnout = votes.reduce((sum, one) => sum + one.votes, 0);
  if (turnout < neededVotes(electorate, quorumPercent)) return { outcome: 'noQuorum', winner: null };
  const counting = votes.filter(({ option }) => option !== 'abstain');
  const most = Math.max(0, ...counting.map((one) => one.votes));
  const [first, second] = counting.filter((one) => one.votes === most);
  const isClear = most > 0 && first !== undefined && second === undefined;
  return isClear && first.option !== 'keep'
    ? { outcome: 'carried', winner: first.option }
    : { outcome: 'rejected', winner: 'keep' };
}

/**
 * Says whether a vote was a tie (decisions): two options had the most votes. Takes how often each option was chosen.
 *
 * @returns True or false.
 */
export function isTie(votes: readonly OptionVotes[]): boolean {
  const counting = votes.filter(({ option }) => option !== 'abstain');
  const most = Math.max(0, ...counting.map((one) => one.votes));
  return most > 0 && counting.filter((one) => one.votes === most).length > 1;
}
