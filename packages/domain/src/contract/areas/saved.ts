import * as v from 'valibot';
import { worksLimits } from '../../constants/works.ts';
import { endpoint, named } from '../endpoint.ts';
import { textAtMost } from '../prompt-schemas.ts';
import { count, done, identifier, moment, nextCursor, pageQuery, sampleMoment, text } from '../wire.ts';
import { sampleWork, work } from './works.ts';

/** A work of somebody that the user has saved. */
export const savedWork = named(
  'SavedWork',
  v.object({
    id: text,
    savedAt: moment,
    /** The user's own words. */
    note: text,
    /** It is in one collection of the user's, named by it, or in none. */
    collection: v.nullable(text),
    /** Null: it is no longer published. */
    work: v.nullable(work),
  }),
);
export type SavedWork = v.InferOutput<typeof savedWork>;
export const sampleSavedWork: SavedWork = {
  id: 's1',
  savedAt: sampleMoment,
  note: 'The light from below.',
  collection: 'Light',
  work: { ...sampleWork, savedId: 's1' },
};

const collection = v.nullable(textAtMost(worksLimits.collectionCharacters));
const saved = v.object({ saved: savedWork });
const sample = { response: { saved: sampleSavedWork } };

export const savedEndpoints = {
  saved: endpoint({
    method: 'GET',
    path: '/api/saved',
    query: v.object({
      ...pageQuery.entries,
      collection: v.optional(textAtMost(worksLimits.collectionCharacters)),
      /** Words of the notes, the collections, the titles and the tags. */
      q: v.optional(textAtMost(worksLimits.searchCharacters)),
    }),
    response: v.object({ saved: v.array(savedWork), nextCursor }),
    docs: {
      summary: 'What the user has saved of others, the last first, a page at a time.',
      sample: { response: { saved: [sampleSavedWork], nextCursor: 'c1' } },
    },
  }),
  savedCollections: endpoint({
    method: 'GET',
    path: '/api/saved/collections',
    response: v.object({ collections: v.array(v.object({ name: text, items: count })), items: count }),
    docs: {
      summary:
        'The collections of what the user has saved, each with how many it holds, and how many there are.',
      sample: { response: { collections: [{ name: 'Light', items: 3 }], items: 7 } },
    },
  }),
  saveWork: endpoint({
    method: 'POST',
    path: '/api/saved',
    openInDemo: true,
    request: v.object({ workId: identifier }),
    response: saved,
    success: 201,
    docs: {
      summary: 'Saves a published work. One that is saved already is answered as it is.',
      errors: ['NOT_FOUND', 'RATE_LIMITED', 'STORAGE_FULL'],
      sample: { request: { workId: 'w1' }, ...sample },
    },
  }),
  changeSaved: endpoint({
    method: 'PATCH',
    path: '/api/saved/{id}',
    openInDemo: true,
    request: v.object({
      note: v.optional(textAtMost(worksLimits.noteCharacters)),
      collection: v.optional(collection),
    }),
    response: saved,
    docs: {
      summary: 'Changes the note of something saved, or its collection; null takes it out of that.',
      errors: ['NOT_FOUND', 'RATE_LIMITED', 'STORAGE_FULL'],
      sample: { request: {}, ...sample },
    },
  }),
  removeSaved: endpoint({
    method: 'DELETE',
    path: '/api/saved/{id}',
    openInDemo: true,
    response: done,
    docs: {
      summary: 'Takes something out of what the user has saved. For a day it can be put back.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      sample: { response: { ok: true } },
    },
  }),
  putBackSaved: endpoint({
    method: 'POST',
    path: '/api/saved/{id}/restoration',
    openInDemo: true,
    response: saved,
    docs: {
      summary: 'Puts back what was taken out of what the user has saved, with its note and collection.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      sample,
    },
  }),
};
