import * as v from 'valibot';
import { reportReasons } from '../../community/reports.ts';
import { requestSizeLimits } from '../../constants/server.ts';
import { ideaStatuses } from '../../roadmap/index.ts';
import { endpoint, named } from '../endpoint.ts';
import { isSample } from '../is-sample.ts';
import { textAtMost } from '../prompt-schemas.ts';
import { count, done, flag, moment, nextCursor, pageQuery, sampleMoment, text } from '../wire.ts';

/** Who said something. Null where they have no page, and for whom they block or who blocks them. */
const sayer = v.nullable(v.object({ handle: text, name: text, picture: v.nullable(text), isSample }));
const status = v.picklist(ideaStatuses);

/** An idea on the roadmap. */
export const idea = named(
  'Idea',
  v.object({
    id: text,
    title: text,
    status,
    votes: count,
    /** The user has voted for it. */
    isVoted: flag,
    comments: count,
    /** Proposed by the user. */
    isOwn: flag,
    author: sayer,
    proposedAt: moment,
    /** Since when it stands in its column. */
    since: moment,
  }),
);
export type Idea = v.InferOutput<typeof idea>;
export const sampleIdea: Idea = {
  id: 'i1',
  title: 'Layers in the editor',
  status: 'considering',
  votes: 12,
  isVoted: false,
  comments: 3,
  isOwn: false,
  author: { handle: 'mara-halcyon', name: 'Mara Halcyon', picture: null },
  proposedAt: sampleMoment,
  since: sampleMoment,
};

/** A move of an idea to another column, with what whoever runs the studio says of it. */
const ideaChange = v.object({ status, words: text, at: moment });
const ideaName = v.object({ id: text, title: text });

/** An idea with everything that is said of it. */
export const ideaDetail = named(
  'IdeaDetail',
  v.object({
    ...idea.entries,
    words: text,
    /** The last first. */
    changes: v.array(ideaChange),
    /** The idea that it became part of: its votes and comments are there. */
    mergedInto: v.nullable(ideaName),
    /** Ideas that became part of it. */
    merged: v.array(ideaName),
  }),
);
export type IdeaDetail = v.InferOutput<typeof ideaDetail>;
export const sampleIdeaDetail: IdeaDetail = {
  ...sampleIdea,
  words: 'To move one part of a prompt and keep the others.',
  changes: [],
  mergedInto: null,
  merged: [],
};

/** What somebody says of an idea. */
export const ideaComment = named(
  'IdeaComment',
  v.object({ id: text, words: text, author: sayer, isOwn: flag, at: moment }),
);
export type IdeaComment = v.InferOutput<typeof ideaComment>;
export const sampleIdeaComment: IdeaComment = {
  id: 'c1',
  words: 'With a way to name them, please.',
  author: { handle: 'otto-lind', name: 'Otto Lind', picture: null },
  isOwn: false,
  at: sampleMoment,
};

const voting = v.object({ votes: count, isVoted: flag });
/** What is too long is refused with its field. */
const words = textAtMost(requestSizeLimits.addressCharacters * 2);
const report = v.object({ reason: v.picklist(reportReasons), words });
const sampleReport = { reason: 'spam', words: '' } as const;
const refusals = ['NOT_FOUND', 'FORBIDDEN', 'RATE_LIMITED'] as const;

export const roadmapEndpoints = {
  ideas: endpoint({
    method: 'GET',
    path: '/api/ideas',
    query: v.object({ ...pageQuery.entries, status }),
    response: v.object({
      ideas: v.array(idea),
      /** How many stand in the column. */
      total: count,
      nextCursor,
    }),
    docs: {
      summary:
        'The ideas of a column of the roadmap, a page at a time: those with most votes first, of what has shipped the last first.',
      sample: { response: { ideas: [sampleIdea], total: 40, nextCursor: 'c1' } },
    },
  }),
  likelyIdeas: endpoint({
    method: 'GET',
    path: '/api/ideas/likely',
    query: v.object({ title: text }),
    response: v.object({ ideas: v.array(idea) }),
    docs: {
      summary: 'The ideas most like a title that is being typed; none for a few letters.',
      errors: ['RATE_LIMITED'],
      sample: { response: { ideas: [sampleIdea] } },
    },
  }),
  idea: endpoint({
    method: 'GET',
    path: '/api/ideas/{id}',
    response: v.object({ idea: ideaDetail }),
    docs: {
      summary: 'An idea with its words and what became of it. One that was merged says into which.',
      errors: ['NOT_FOUND'],
      sample: { response: { idea: sampleIdeaDetail } },
    },
  }),
  proposeIdea: endpoint({
    method: 'POST',
    path: '/api/ideas',
    request: v.object({ title: words, words }),
    response: v.object({ idea: ideaDetail }),
    idempotencyKey: 'required',
    success: 201,
    docs: {
      summary: 'Proposes an idea. It begins under consideration, with the vote of the user.',
      errors: ['RATE_LIMITED', 'STORAGE_FULL'],
      sample: {
        request: { title: sampleIdea.title, words: sampleIdeaDetail.words },
        response: { idea: { ...sampleIdeaDetail, isOwn: true, isVoted: true, votes: 1 } },
      },
    },
  }),
  voteForIdea: endpoint({
    method: 'PUT',
    path: '/api/ideas/{id}/vote',
    response: voting,
    docs: {
      summary:
        'Votes for an idea, once. What has shipped takes no votes, and what was merged takes none itself.',
      errors: refusals,
      sample: { response: { votes: 13, isVoted: true } },
    },
  }),
  withdrawVote: endpoint({
    method: 'DELETE',
    path: '/api/ideas/{id}/vote',
    response: voting,
    docs: {
      summary: 'Takes a vote back. Where there is none it answers alike.',
      errors: refusals,
      sample: { response: { votes: 12, isVoted: false } },
    },
  }),
  ideaComments: endpoint({
    method: 'GET',
    path: '/api/ideas/{id}/comments',
    query: pageQuery,
    response: v.object({ comments: v.array(ideaComment), nextCursor }),
    docs: {
      summary: 'What is said of an idea, the last first, a page at a time.',
      errors: ['NOT_FOUND'],
      sample: { response: { comments: [sampleIdeaComment], nextCursor: 'c1' } },
    },
  }),
  commentIdea: endpoint({
    method: 'POST',
    path: '/api/ideas/{id}/comments',
    request: v.object({ words }),
    response: v.object({ comment: ideaComment }),
    idempotencyKey: 'required',
    success: 201,
    docs: {
      summary: 'Says something of an idea.',
      errors: [...refusals, 'STORAGE_FULL'],
      sample: {
        request: { words: sampleIdeaComment.words },
        response: { comment: { ...sampleIdeaComment, isOwn: true } },
      },
    },
  }),
  deleteComment: endpoint({
    method: 'DELETE',
    path: '/api/comments/{id}',
    response: done,
    docs: {
      summary: 'Deletes a comment of the user.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      sample: { response: { ok: true } },
    },
  }),
  reportIdea: endpoint({
    method: 'POST',
    path: '/api/ideas/{id}/report',
    request: report,
    response: done,
    docs: {
      summary: 'Reports an idea, as `reportWork` does a work.',
      errors: [...refusals, 'STORAGE_FULL'],
      sample: { request: sampleReport, response: { ok: true } },
    },
  }),
  reportComment: endpoint({
    method: 'POST',
    path: '/api/comments/{id}/report',
    request: report,
    response: done,
    docs: {
      summary: 'Reports a comment, as `reportWork` does a work.',
      errors: [...refusals, 'STORAGE_FULL'],
      sample: { request: sampleReport, response: { ok: true } },
    },
  }),
};
