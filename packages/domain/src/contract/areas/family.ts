import * as v from 'valibot';
import { endpoint, named } from '../endpoint.ts';
import { flag, nextCursor, pageQuery } from '../wire.ts';
import { credited, sampleWork, work } from './works.ts';

/** What a work was made from, and what was made from it. */
export const family = named(
  'Family',
  v.object({
    /** The nearest first. One that is not here any more is null, with its author where they are here. */
    ancestors: v.array(v.object({ work: v.nullable(work), author: credited })),
    /** It goes further up than is told. */
    isCut: flag,
    remixes: v.array(work),
    nextCursor,
  }),
);
export type Family = v.InferOutput<typeof family>;
export const sampleFamily: Family = {
  ancestors: [{ work: null, author: { handle: 'noor-haddad', name: 'Noor Haddad' } }],
  isCut: false,
  remixes: [{ ...sampleWork, id: 'w3', title: 'Salt flats, dusk', remixes: 0 }],
  nextCursor: null,
};

export const familyEndpoints = {
  workFamily: endpoint({
    method: 'GET',
    path: '/api/works/{id}/family',
    query: v.object({ ...pageQuery.entries }),
    response: family,
    docs: {
      summary: 'What a work was made from, and what was made from it, newest first, a page at a time.',
      errors: ['NOT_FOUND'],
      sample: { response: sampleFamily },
    },
  }),
};
