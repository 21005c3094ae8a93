import { governanceLimits } from '../constants/governance.ts';

/** How far a proposal is (pages: governance). Each is a key of the namespace `governance`, with `state_` before it. */
export const proposalStates = ['open', 'draft', 'closed'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** What came of a vote (pages: governance). Each is a key of the namespace `governance`, with `outcome_` before it. */
export const proposalOutcomes = ['carried', 'rejected', 'noQuorum'] as const;
export type ProposalOutcome = (typeof proposalOutcomes)[number];

/** Decided: the lists of the page; that of decisions has what was carried. Each is a key of the namespace `governance`, with `list_` before it. */
export const proposalLists = [...proposalStates, 'decisions'] as const;
export type ProposalList = (typeof proposalLists)[number];

/** Decided: the parameter of the page's address with the list that is shown. */
export const listParameter = 'list';

/**
 * The list of an address (pages: governance; decisions). Takes its parameters.
 *
 * @returns The first where it names none.
 */
export function listOf(parameters: { get(name: string): string | null }): ProposalList {
  const asked = parameters.get(listParameter);
  return proposalLists.find((known) => known === asked) ?? proposalLists[0];
}

/** Decided: what can be chosen on every ballot: to leave it as it is, and to count for the quorum alone. */
export const standingOptions = ['keep', 'abstain'] as const;

/** Something that can be chosen. The two that every ballot has are named by the texts. */
export interface BallotOption {
  readonly id: string;
  /** As it was proposed; empty for those that every ballot has. */
  readonly title: string;
}

/**
 * What a ballot has to choose from (pages: governance; decisions): what was proposed, in its order, numbered from 1, then to leave it as it is,
 * and to abstain. Takes what was proposed.
 *
 * @returns The options.
 */
export function ballotOptions(proposed: readonly string[]): readonly BallotOption[] {
  return [
    ...proposed.map((title, at) => ({ id: String(at + 1), title })),
    ...standingOptions.map((id) => ({ id, title: '' })),
  ];
}

/** What is said of a proposal when it is made. */
export interface ProposalForm {
  readonly title: string;
  readonly words: string;
  /** What is to happen: of several, one of them. */
  readonly options: readonly string[];
  /** How long it is talked about before the vote opens; it may be opened sooner. */
  readonly discussionDays: number;
  readonly voteDays: number;
  /** How large a part of the electorate has to vote. */
  readonly quorumPercent: number;
}
export const emptyProposal: ProposalForm = {
  title: '',
  words: '',
  options: [''],
  discussionDays: governanceLimits.discussionDays.usual,
  voteDays: governanceLimits.voteDays.usual,
  quorumPercent: governanceLimits.quorumPercent.usual,
};

/** What can be wrong with a proposal, by field: each is a key of the namespace `governance`. */
export interface ProposalProblems {
  readonly title?: 'titleMissing' | 'titleLong';
  readonly words?: 'wordsMissing' | 'wordsLong';
  readonly options?: 'optionMissing' | 'optionLong' | 'optionTwice' | 'optionsMany';
  readonly discussionDays?: 'daysWrong';
  readonly voteDays?: 'daysWrong';
  readonly quorumPercent?: 'percentWrong';
}

const isWithin = (value: number, { minimum, maximum }: { minimum: number; maximum: number }) =>
  Number.isInteger(value) && value >= minimum && value <= maximum;

function optionsProblem(given: readonly string[]): ProposalProblems['options'] {
  const options = given.map((option) => option.trim());
  if (options.length > governanceLimits.options) return 'optionsMany';
  if (options.length === 0 || options.includes('')) return 'optionMissing';
  if (options.some((option) => option.length > governanceLimits.optionCharacters)) return 'optionLong';
  const different = new Set(options.map((option) => option.toLowerCase()));
  return different.size < options.length ? 'optionTwice' : undefined;
}

/**
 * Checks a proposal (pages: governance; decisions). Takes it as typed.
 *
 * @returns What is wrong, by field; empty when it can be put forward.
 */
export function checkProposal(form: ProposalForm): ProposalProblems {
  const title = form.title.trim().length;
  const words = form.words.trim().length;
  const options = optionsProblem(form.options);
  const { titleCharacters, wordsCharacters, discussionDays, voteDays, quorumPercent } = governanceLimits;
  return {
    ...(title === 0 && { title: 'titleMissing' as const }),
    ...(title > titleCharacters && { title: 'titleLong' as const }),
    ...(words === 0 && { words: 'wordsMissing' as const }),
    ...(words > wordsCharacters && { words: 'wordsLong' as const }),
    ...(options && { options }),
    ...(!isWithin(form.discussionDays, discussionDays) && { discussionDays: 'daysWrong' as const }),
    ...(!isWithin(form.voteDays, voteDays) && { voteDays: 'daysWrong' as const }),
    ...(!isWithin(form.quorumPercent, quorumPercent) && { quorumPercent: 'percentWrong' as const }),
  };
}

/** What can be wrong with the reasons of a decision: each is a key of the namespace `governance`. */
export type ReasonsProblem = 'reasonsMissing' | 'reasonsLong';

/**
 * Checks the reasons of a decision (pages: council; decisions). Takes them as typed.
 *
 * @returns What is wrong; null when they can stand.
 */
export function checkReasons(words: string): ReasonsProblem | null {
  if (words.trim() === '') return 'reasonsMissing';
  return words.trim().length > governanceLimits.reasonsCharacters ? 'reasonsLong' : null;
}
