import * as v from 'valibot';
import { proofLimits } from '../../constants/clients.ts';
import { endpoint } from '../endpoint.ts';
import { textAtMost } from '../prompt-schemas.ts';
import {
  proofComment,
  proofMark,
  sampleProofComment,
  sampleSharedProof,
  sharedProof,
} from '../proof-schemas.ts';
import { done, flag, identifier, moment, sampleMoment, text } from '../wire.ts';

/** Null while a password is asked for. */
const seen = v.object({ proof: v.nullable(sharedProof) });
const author = v.pipe(textAtMost(proofLimits.clientCharacters), v.regex(/\S/));
const words = v.pipe(textAtMost(proofLimits.commentCharacters), v.regex(/\S/));

/** Whoever has the link, also signed in to an account that may do nothing else. */
const shared = { access: 'anyone', openWhileSuspended: true, openInDemo: true } as const;

/** Of a link: one that ended, that was taken back and that never was are answered alike. */
export const proofEndpoints = {
  visitProof: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/proof/{token}/visits',
    /** What tells this browser from others, so that a link that was passed on is seen to be. */
    request: v.object({ visitor: identifier }),
    response: seen,
    docs: {
      summary: 'Opens a link, which is counted. The answer is null while its password is asked for.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      sample: { request: { visitor: 'b1' }, response: { proof: sampleSharedProof } },
    },
  }),
  sharedProof: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/proof/{token}',
    response: seen,
    docs: {
      summary: 'What a link leads to, for a page that is open already.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      sample: { response: { proof: sampleSharedProof } },
    },
  }),
  unlockProof: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/proof/{token}/unlock',
    request: v.object({ password: textAtMost(proofLimits.passwordMostCharacters) }),
    response: seen,
    retriedWhenLost: false,
    docs: {
      summary: 'Gives the password of a link. A cookie then lets this browser in for twelve hours.',
      errors: ['NOT_FOUND', 'FORBIDDEN', 'RATE_LIMITED'],
      sample: { request: { password: 'salt' }, response: { proof: sampleSharedProof } },
    },
  }),
  markPicture: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/proof/{token}/marks/{picture}',
    request: v.object({ mark: v.nullable(proofMark) }),
    response: done,
    docs: {
      summary: 'Says yes, maybe or no to a picture; null takes it back.',
      errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
      sample: { request: { mark: 'yes' }, response: { ok: true } },
    },
  }),
  commentProof: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/proof/{token}/comments',
    idempotencyKey: 'required',
    request: v.object({ pictureId: v.nullable(identifier), author, text: words }),
    response: proofComment,
    success: 201,
    docs: {
      summary: 'Writes something on a picture, or on the whole set.',
      errors: ['NOT_FOUND', 'FORBIDDEN', 'RATE_LIMITED', 'STORAGE_FULL'],
      sample: {
        request: { pictureId: 'pp1', author: 'Noor', text: 'The light is right here.' },
        response: sampleProofComment,
      },
    },
  }),
  approveProof: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/proof/{token}/approval',
    request: v.object({ isApproved: flag, author }),
    response: v.object({ approvedAt: v.nullable(moment), approvedBy: v.nullable(text) }),
    docs: {
      summary: 'Approves the choice, which then stands as it is until that is taken back.',
      errors: ['NOT_FOUND', 'FORBIDDEN', 'RATE_LIMITED'],
      sample: {
        request: { isApproved: true, author: 'Noor' },
        response: { approvedAt: sampleMoment, approvedBy: 'Noor' },
      },
    },
  }),
};
