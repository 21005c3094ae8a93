import * as v from 'valibot';
import { endpoint, named } from '../endpoint.ts';
import { textAtMost } from '../prompt-schemas.ts';
import { moment, nextCursor, pageQuery, sampleMoment, text } from '../wire.ts';

const hex = 'a3'.repeat(32);
/** What a voter has in hand: with it the own ballot is found in the list. */
export const ballotReceipt = named(
  'BallotReceipt',
  v.object({ option: text, nonce: text, commitment: text, castAt: moment }),
);
export type BallotReceipt = v.InferOutput<typeof ballotReceipt>;
export const sampleBallotReceipt: BallotReceipt = {
  option: '1',
  nonce: hex,
  commitment: hex,
  castAt: sampleMoment,
};

const publicBallot = named('PublicBallot', v.object({ commitment: text, option: text, nonce: text }));

export const ballotsEndpoints = {
  ownBallot: endpoint({
    method: 'GET',
    path: '/api/proposals/{id}/ballot',
    response: v.object({ receipt: v.nullable(ballotReceipt) }),
    docs: {
      summary:
        'The receipt of the ballot that the user has cast, while the vote is open: afterwards nobody knows whose it was.',
      errors: ['NOT_FOUND'],
      sample: { response: { receipt: sampleBallotReceipt } },
    },
  }),
  castBallot: endpoint({
    method: 'PUT',
    path: '/api/proposals/{id}/ballot',
    request: v.object({ option: textAtMost(20), nonce: textAtMost(200) }),
    response: v.object({ receipt: ballotReceipt }),
    docs: {
      summary:
        'Votes, or votes otherwise, until the end. The number is drawn by who votes; the last ballot counts.',
      errors: ['NOT_FOUND', 'FORBIDDEN', 'RATE_LIMITED'],
      sample: { request: { option: '1', nonce: hex }, response: { receipt: sampleBallotReceipt } },
    },
  }),
  ballots: endpoint({
    method: 'GET',
    path: '/api/proposals/{id}/ballots',
    query: pageQuery,
    response: v.object({ ballots: v.array(publicBallot), nextCursor }),
    docs: {
      summary:
        'All ballots of a vote that has ended, without names, in the order of their commitments, a page at a time.',
      errors: ['NOT_FOUND', 'FORBIDDEN'],
      sample: {
        response: { ballots: [{ commitment: hex, option: '1', nonce: hex }], nextCursor: hex },
      },
    },
  }),
};
