import * as v from 'valibot';
import { requestSizeLimits } from '../../constants/server.ts';
import { proposalLists, proposalOutcomes, proposalStates } from '../../governance/index.ts';
import { endpoint, named } from '../endpoint.ts';
import { textAtMost } from '../prompt-schemas.ts';
import { count, done, flag, moment, nextCursor, pageQuery, sampleMoment, text, whole } from '../wire.ts';
import { ideaComment, sampleIdeaComment } from './roadmap.ts';

/** A proposal as lists have it. */
export const proposal = named(
  'Proposal',
  v.object({
    id: text,
    title: text,
    state: v.picklist(proposalStates),
    /** What came of the vote; null before its end. */
    outcome: v.nullable(v.picklist(proposalOutcomes)),
    /** The number of the decision that a carried proposal has become. */
    decision: v.nullable(count),
    /** When the vote opens, and when it did. */
    opensAt: moment,
    closesAt: moment,
    /** How many can vote, from its opening on. */
    electorate: v.nullable(count),
    quorumPercent: count,
    /** How many have voted. */
    turnout: count,
    /** The user is one of those who can vote. */
    isElector: flag,
    hasVoted: flag,
  }),
);
export type Proposal = v.InferOutput<typeof proposal>;
export const sampleProposal: Proposal = {
  id: 'g1',
  title: 'A day without a feed',
  state: 'open',
  outcome: null,
  decision: null,
  opensAt: sampleMoment,
  closesAt: '2026-11-28T10:00:00.000Z',
  electorate: 1_204,
  quorumPercent: 20,
  turnout: 188,
  isElector: true,
  hasVoted: false,
};

/** Something that can be chosen; those that every ballot has have no title. */
const option = v.object({ id: text, title: text });
const optionVotes = v.object({ option: text, votes: count });

/** A proposal with everything about it. */
export const proposalDetail = named(
  'ProposalDetail',
  v.object({
    ...proposal.entries,
    words: text,
    options: v.array(option),
    /** How long the vote takes, in days. */
    voteDays: count,
    /** Who put it forward. Null where they have no page, and for whom they block or who blocks them. */
    author: v.nullable(v.object({ handle: text, name: text, picture: v.nullable(text) })),
    proposedAt: moment,
    /** How often each was chosen: from the end of the vote on. */
    votes: v.nullable(v.array(optionVotes)),
    /** What was chosen. */
    winner: v.nullable(text),
    /** Why it is done, or how: said of a decision by who runs the studio. */
    reasons: v.nullable(text),
    /** The user may change, open and withdraw it, and give reasons. */
    canManage: flag,
  }),
);
export type ProposalDetail = v.InferOutput<typeof proposalDetail>;
export const sampleProposalDetail: ProposalDetail = {
  ...sampleProposal,
  words: 'Once a month the library shows no counts.',
  options: [
    { id: '1', title: 'Once a month' },
    { id: 'keep', title: '' },
    { id: 'abstain', title: '' },
  ],
  voteDays: 7,
  author: { handle: 'mara-halcyon', name: 'Mara Halcyon', picture: null },
  proposedAt: sampleMoment,
  votes: null,
  winner: null,
  reasons: null,
  canManage: false,
};

const words = textAtMost(requestSizeLimits.addressCharacters * 4);
const form = v.object({
  title: words,
  words,
  options: v.array(words),
  discussionDays: whole,
  voteDays: whole,
  quorumPercent: whole,
});
const sampleForm = {
  title: sampleProposal.title,
  words: sampleProposalDetail.words,
  options: ['Once a month'],
  discussionDays: 7,
  voteDays: 7,
  quorumPercent: 20,
};
const answer = v.object({ proposal: proposalDetail });
const sampleDraft = { ...sampleProposalDetail, state: 'draft', electorate: null, turnout: 0 } as const;
const managing = ['NOT_FOUND', 'FORBIDDEN', 'RATE_LIMITED'] as const;

export const governanceEndpoints = {
  proposals: endpoint({
    method: 'GET',
    path: '/api/proposals',
    query: v.object({ ...pageQuery.entries, list: v.picklist(proposalLists) }),
    response: v.object({
      proposals: v.array(proposal),
      /** The user may put one forward. */
      canManage: flag,
      nextCursor,
    }),
    docs: {
      summary: 'Proposals that are open, drafts or closed, or the decisions among them, the last first.',
      sample: { response: { proposals: [sampleProposal], canManage: false, nextCursor: 'c1' } },
    },
  }),
  proposal: endpoint({
    method: 'GET',
    path: '/api/proposals/{id}',
    response: answer,
    docs: {
      summary: 'A proposal. How often each option was chosen is there when the vote has ended.',
      errors: ['NOT_FOUND'],
      sample: { response: { proposal: sampleProposalDetail } },
    },
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/proposals',
    request: form,
    response: answer,
    idempotencyKey: 'required',
    success: 201,
    docs: {
      summary:
        'Puts a proposal forward as a draft, which is talked about until its vote opens. For administrators.',
      errors: ['FORBIDDEN', 'RATE_LIMITED'],
      sample: { request: sampleForm, response: { proposal: { ...sampleDraft, canManage: true } } },
    },
  }),
  changeProposal: endpoint({
    method: 'PUT',
    path: '/api/proposals/{id}',
    request: form,
    response: answer,
    docs: {
      summary: 'Changes a draft. For administrators.',
      errors: managing,
      sample: { request: sampleForm, response: { proposal: { ...sampleDraft, canManage: true } } },
    },
  }),
  withdrawProposal: endpoint({
    method: 'DELETE',
    path: '/api/proposals/{id}',
    response: done,
    docs: {
      summary: 'Takes a draft back, with what was said of it. For administrators.',
      errors: managing,
      sample: { response: { ok: true } },
    },
  }),
  openVote: endpoint({
    method: 'POST',
    path: '/api/proposals/{id}/open',
    response: answer,
    docs: {
      summary:
        'Opens the vote of a draft before its time; who can vote is fixed with it. For administrators.',
      errors: managing,
      sample: { response: { proposal: { ...sampleProposalDetail, canManage: true } } },
    },
  }),
  giveReasons: endpoint({
    method: 'PUT',
    path: '/api/proposals/{id}/reasons',
    request: v.object({ words }),
    response: answer,
    docs: {
      summary: 'Says of a decision why, or how, it is done. For administrators.',
      errors: managing,
      sample: {
        request: { words: 'The first is on 1 December.' },
        response: {
          proposal: {
            ...sampleProposalDetail,
            state: 'closed',
            outcome: 'carried',
            decision: 3,
            winner: '1',
            votes: [{ option: '1', votes: 188 }],
            reasons: 'The first is on 1 December.',
            canManage: true,
          },
        },
      },
    },
  }),
  proposalComments: endpoint({
    method: 'GET',
    path: '/api/proposals/{id}/comments',
    query: pageQuery,
    response: v.object({ comments: v.array(ideaComment), nextCursor }),
    docs: {
      summary: 'What is said of a proposal, the last first, a page at a time.',
      errors: ['NOT_FOUND'],
      sample: { response: { comments: [sampleIdeaComment], nextCursor: 'c1' } },
    },
  }),
  commentProposal: endpoint({
    method: 'POST',
    path: '/api/proposals/{id}/comments',
    request: v.object({ words }),
    response: v.object({ comment: ideaComment }),
    idempotencyKey: 'required',
    success: 201,
    docs: {
      summary:
        'Says something of a proposal. `deleteComment` and `reportComment` are for these comments too.',
      errors: ['NOT_FOUND', 'RATE_LIMITED', 'STORAGE_FULL'],
      sample: {
        request: { words: sampleIdeaComment.words },
        response: { comment: { ...sampleIdeaComment, isOwn: true } },
      },
    },
  }),
};
