import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ballotNonceBytes, governanceLimits, toldBallotFaults } from '../constants/governance.ts';
import {
  ballotOptions,
  beginRecount,
  checkProposal,
  checkReasons,
  commitmentGroups,
  committedText,
  countBallots,
  decide,
  emptyProposal,
  isBallotNumber,
  isTie,
  listOf,
  neededVotes,
  nonceOf,
  type ProposalForm,
  type PublicBallot,
  readCommitment,
  verdictOf,
} from './index.ts';

const long = (characters: number) => 'x'.repeat(characters);
const { titleCharacters, wordsCharacters, optionCharacters, reasonsCharacters, options } = governanceLimits;
const whole: ProposalForm = {
  ...emptyProposal,
  title: 'A darkroom day',
  words: 'Why.',
  options: ['Hold it'],
};

test.each<[Partial<ProposalForm>, object]>([
  [{}, {}],
  [{ title: ' ' }, { title: 'titleMissing' }],
  [{ title: ` ${long(titleCharacters)} ` }, {}],
  [{ title: long(titleCharacters + 1) }, { title: 'titleLong' }],
  [{ words: '\n' }, { words: 'wordsMissing' }],
  [{ words: long(wordsCharacters) }, {}],
  [{ words: long(wordsCharacters + 1) }, { words: 'wordsLong' }],
  [{ options: [] }, { options: 'optionMissing' }],
  [{ options: ['Hold it', ' '] }, { options: 'optionMissing' }],
  [{ options: [long(optionCharacters)] }, {}],
  [{ options: [long(optionCharacters + 1)] }, { options: 'optionLong' }],
  [{ options: ['Hold it', ' hold IT'] }, { options: 'optionTwice' }],
  [{ options: Array.from({ length: options }, (_, at) => `${at}`) }, {}],
  [{ options: Array.from({ length: options + 1 }, (_, at) => `${at}`) }, { options: 'optionsMany' }],
  [{ discussionDays: -1 }, { discussionDays: 'daysWrong' }],
  [{ discussionDays: 0, voteDays: 1, quorumPercent: 1 }, {}],
  [{ discussionDays: 60, voteDays: 60, quorumPercent: 100 }, {}],
  [{ discussionDays: 61 }, { discussionDays: 'daysWrong' }],
  [{ voteDays: 0 }, { voteDays: 'daysWrong' }],
  [{ voteDays: 1.5 }, { voteDays: 'daysWrong' }],
  [{ quorumPercent: 0 }, { quorumPercent: 'percentWrong' }],
  [{ quorumPercent: 101 }, { quorumPercent: 'percentWrong' }],
])('a proposal %# is checked', (part, problems) => {
  expect(checkProposal({ ...whole, ...part })).toEqual(problems);
});

test('an empty proposal says what it needs', () => {
  expect(checkProposal(emptyProposal)).toEqual({
    title: 'titleMissing',
    words: 'wordsMissing',
    options: 'optionMissing',
  });
});

test.each([
  [' ', 'reasonsMissing'],
  [` ${long(reasonsCharacters)} `, null],
  [long(reasonsCharacters + 1), 'reasonsLong'],
])('reasons %# are checked', (words, problem) => {
  expect(checkReasons(words)).toBe(problem);
});

test('the list of an address is the open one where it names none', () => {
  const of = (search: string) => listOf(new URLSearchParams(search));
  expect([of(''), of('list=decisions'), of('list=none')]).toEqual(['open', 'decisions', 'open']);
});

test('a ballot has what was proposed, then what every ballot has', () => {
  expect(ballotOptions(['Red', 'Blue']).map(({ id, title }) => `${id} ${title}`)).toEqual([
    '1 Red',
    '2 Blue',
    'keep ',
    'abstain ',
  ]);
});

test.each([
  [100, 20, 20],
  [101, 20, 21],
  [3, 50, 2],
  [0, 20, 1],
  [7, 100, 7],
])('of %i people %i percent are %i', (electorate, percent, needed) => {
  expect(neededVotes(electorate, percent)).toBe(needed);
});

const votes = (given: Record<string, number>) =>
  Object.entries(given).map(([option, count]) => ({ option, votes: count }));

test.each([
  ['most votes', { 1: 5, 2: 3, keep: 4, abstain: 0 }, 'carried', '1', false],
  ['one short of the quorum', { 1: 5, keep: 4 }, 'noQuorum', null, false],
  ['a quorum by abstaining', { 1: 5, keep: 4, abstain: 1 }, 'carried', '1', false],
  ['more abstentions than votes', { 1: 2, keep: 1, abstain: 30 }, 'carried', '1', false],
  ['a tie with what is', { 1: 6, keep: 6 }, 'rejected', 'keep', true],
  ['a tie of two changes', { 1: 6, 2: 6, keep: 1 }, 'rejected', 'keep', true],
  ['more for what is', { 1: 4, keep: 6 }, 'rejected', 'keep', false],
  ['nothing but abstentions', { 1: 0, keep: 0, abstain: 12 }, 'rejected', 'keep', false],
] as const)('%s', (_, given, outcome, winner, tied) => {
  expect(decide(votes(given), 50, 20)).toEqual({ outcome, winner });
  expect(isTie(votes(given))).toBe(tied);
});

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const proposalId = 'p1';
const optionIds = ['1', 'keep', 'abstain'];
function ballot(option: string, byte: number): PublicBallot {
  const nonce = nonceOf(new Uint8Array(ballotNonceBytes).fill(byte));
  return { option, nonce, commitment: digest(committedText(proposalId, option, nonce)) };
}
const byCommitment = (one: PublicBallot, other: PublicBallot) => (one.commitment < other.commitment ? -1 : 1);
const list = [ballot('1', 1), ballot('1', 2), ballot('keep', 3), ballot('abstain', 4)].toSorted(byCommitment);
const stated = {
  votes: votes({ 1: 2, keep: 1, abstain: 1 }),
  electorate: 8,
  quorumPercent: 50,
  outcome: 'carried',
  winner: '1',
} as const;

function recount(ballots: readonly PublicBallot[], wanted: string | null = null) {
  let state = beginRecount(optionIds);
  for (const one of ballots) {
    const made = digest(committedText(proposalId, one.option, one.nonce));
    state = countBallots(state, [one], [made], wanted);
  }
  return state;
}

test('a commitment says what was chosen of which proposal to who has the number', () => {
  const nonce = nonceOf(new Uint8Array(ballotNonceBytes).fill(10));
  expect(nonce).toBe('0a'.repeat(ballotNonceBytes));
  expect(committedText('p1', 'keep', nonce)).toBe(`mirror-ballot-1\np1\nkeep\n${nonce}`);
  expect([nonce, 'x', `${nonce}0`, nonce.toUpperCase()].map(isBallotNumber)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a commitment is read as it stands on a slip', () => {
  const commitment = ballot('1', 1).commitment;
  const groups = commitmentGroups(commitment);
  expect(groups).toHaveLength(8);
  expect(readCommitment(`${groups.join(' ').toUpperCase()}\n`)).toBe(commitment);
  expect(readCommitment('none')).toBeNull();
  expect(commitmentGroups('')).toEqual([]);
});

test('a recount of the list agrees with what is said of it, and finds the own ballot', () => {
  const own = list[2] as PublicBallot;
  const state = recount(list, own.commitment);
  expect(state).toMatchObject({ ballots: 4, votes: stated.votes, faults: 0, told: [], found: own.option });
  expect(verdictOf(state, stated)).toEqual({
    agrees: true,
    differing: [],
    isTooMany: false,
    isOtherOutcome: false,
  });
  expect(recount(list, '0'.repeat(64)).found).toBeNull();
});

test('a choice that was changed after it was made is found, and does not count', () => {
  const tampered = list.map((one) => (one.option === 'keep' ? { ...one, option: '1' } : one));
  const state = recount(tampered);
  expect(state.told).toEqual([{ kind: 'digest', commitment: ballot('keep', 3).commitment }]);
  expect(verdictOf(state, stated)).toMatchObject({ agrees: false, differing: ['keep'] });
});

test('a ballot that stands there twice, or chose what there is not, is found', () => {
  expect(recount([...list, list.at(-1) as PublicBallot]).told.map(({ kind }) => kind)).toEqual(['double']);
  expect(recount([ballot('9', 1)]).told.map(({ kind }) => kind)).toEqual(['option']);
});

test('only the first wrong places are told, and all are counted', () => {
  const wrong = Array.from({ length: toldBallotFaults + 2 }, (_, at) => ({
    ...ballot('1', at),
    commitment: digest(String(at)),
  }));
  const state = recount(wrong);
  expect([state.faults, state.told.length]).toEqual([toldBallotFaults + 2, toldBallotFaults]);
});

test('more ballots than voters, another outcome and another winner do not agree', () => {
  const state = recount(list);
  expect(verdictOf(state, { ...stated, electorate: 3 })).toMatchObject({ agrees: false, isTooMany: true });
  expect(verdictOf(state, { ...stated, outcome: 'rejected' })).toMatchObject({
    agrees: false,
    isOtherOutcome: true,
  });
  expect(verdictOf(state, { ...stated, winner: 'keep' })).toMatchObject({ isOtherOutcome: true });
  expect(verdictOf(state, { ...stated, quorumPercent: 100 })).toMatchObject({ isOtherOutcome: true });
});
