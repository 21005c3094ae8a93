import * as v from 'valibot';
import { proofFilters } from '../../clients/index.ts';
import { proofLimits } from '../../constants/clients.ts';
import { requestSizeLimits } from '../../constants/server.ts';
import { endpoint } from '../endpoint.ts';
import { textAtMost } from '../prompt-schemas.ts';
import {
  proofComment,
  proofPicture,
  proofSet,
  sampleProofComment,
  sampleProofPicture,
  sampleProofSet,
} from '../proof-schemas.ts';
import { flag, identifier, moment, nextCursor, pageQuery, sampleMoment, text } from '../wire.ts';

export * from '../proof-schemas.ts';

/** Something of it is more than blank. */
const written = v.regex(/\S/);
const title = v.pipe(textAtMost(proofLimits.titleCharacters), written);
const client = v.pipe(textAtMost(proofLimits.clientCharacters), written);
const note = textAtMost(proofLimits.noteCharacters);
/** Pictures of the gallery, in the order in which they are shown. */
const pictures = v.pipe(v.array(identifier), v.minLength(1), v.maxLength(proofLimits.pictures));
const password = v.nullable(
  v.pipe(textAtMost(proofLimits.passwordMostCharacters), v.minLength(proofLimits.passwordFewestCharacters)),
);
const ids = v.pipe(v.array(identifier), v.minLength(1), v.maxLength(proofLimits.atOnce));
const changed = v.object({ ids: v.array(text) });

const whole = v.object({
  set: proofSet,
  pictures: v.array(proofPicture),
  comments: v.array(proofComment),
});
export type ProofAnswers = v.InferOutput<typeof whole>;
const sampleWhole = {
  set: sampleProofSet,
  pictures: [sampleProofPicture],
  comments: [sampleProofComment],
};

export const clientsEndpoints = {
  proofs: endpoint({
    method: 'GET',
    path: '/api/proofs',
    query: v.object({
      ...pageQuery.entries,
      filter: v.optional(v.picklist(proofFilters)),
      /** The beginnings of words of the client's name and the title. */
      search: v.optional(textAtMost(proofLimits.searchCharacters)),
    }),
    response: v.object({ sets: v.array(proofSet), nextCursor }),
    docs: {
      summary:
        'The proofing sets of the user, newest first, a page at a time; open ones by the nearest end, others by what happened last.',
      sample: { response: { sets: [sampleProofSet], nextCursor: 'c1' } },
    },
  }),
  createProof: endpoint({
    method: 'POST',
    path: '/api/proofs',
    idempotencyKey: 'required',
    bodyBytes: requestSizeLimits.bulkBodyBytes,
    request: v.object({
      title,
      client,
      note: v.optional(note),
      pictures,
      endsAt: moment,
      watermark: flag,
      password: v.optional(password),
    }),
    response: whole,
    success: 201,
    docs: {
      summary: 'Makes a set of pictures for a client. It has no link yet.',
      errors: ['NOT_FOUND', 'RATE_LIMITED', 'STORAGE_FULL'],
      sample: {
        request: {
          title: 'Salt flats',
          client: 'Noor Haddad',
          pictures: ['g1'],
          endsAt: sampleMoment,
          watermark: true,
        },
        response: sampleWhole,
      },
    },
  }),
  proof: endpoint({
    method: 'GET',
    path: '/api/proofs/{id}',
    response: whole,
    docs: {
      summary: 'One set with its pictures, and what the client marked and wrote.',
      errors: ['NOT_FOUND'],
      sample: { response: sampleWhole },
    },
  }),
  changeProof: endpoint({
    method: 'PATCH',
    path: '/api/proofs/{id}',
    bodyBytes: requestSizeLimits.bulkBodyBytes,
    request: v.object({
      title: v.optional(title),
      client: v.optional(client),
      note: v.optional(note),
      pictures: v.optional(pictures),
      endsAt: v.optional(moment),
      watermark: v.optional(flag),
      /** Null takes it away. */
      password: v.optional(password),
    }),
    response: whole,
    docs: {
      summary:
        'Changes a set. What was said of pictures that stay in it stays; another password asks everybody for it anew.',
      errors: ['NOT_FOUND', 'STORAGE_FULL'],
      sample: { request: {}, response: sampleWhole },
    },
  }),
  linkProof: endpoint({
    method: 'POST',
    path: '/api/proofs/{id}/link',
    retriedWhenLost: true,
    request: null,
    response: v.object({ set: proofSet, token: text }),
    docs: {
      summary:
        'Makes the link of a set, which is told this once. The one before it ends; one that was taken back is open again.',
      errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
      sample: { response: { set: sampleProofSet, token: 'xP9' } },
    },
  }),
  revokeProof: endpoint({
    method: 'POST',
    path: '/api/proofs/{id}/revocation',
    response: proofSet,
    docs: {
      summary: 'Takes the link of a set back, at once.',
      errors: ['NOT_FOUND'],
      sample: { response: { ...sampleProofSet, state: 'revoked' } },
    },
  }),
  deleteProofs: endpoint({
    method: 'POST',
    path: '/api/proofs/trash',
    request: v.object({ ids }),
    response: changed,
    docs: {
      summary: 'Deletes sets; their links are shut. They can be restored for 30 days.',
      sample: { request: { ids: ['ps1'] }, response: { ids: ['ps1'] } },
    },
  }),
  restoreProofs: endpoint({
    method: 'POST',
    path: '/api/proofs/restorations',
    request: v.object({ ids }),
    response: changed,
    docs: {
      summary: 'Takes sets back from where they were deleted to, with their links.',
      sample: { request: { ids: ['ps1'] }, response: { ids: ['ps1'] } },
    },
  }),
};
