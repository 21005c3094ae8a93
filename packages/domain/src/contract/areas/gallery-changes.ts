import * as v from 'valibot';
import { galleryLimits } from '../../constants/gallery.ts';
import { photoShootLimits } from '../../constants/photo-shoot.ts';
import { requestSizeLimits } from '../../constants/server.ts';
import { endpoint } from '../endpoint.ts';
import { count, flag, identifier, moment, nextCursor, pageQuery, sampleMoment, text } from '../wire.ts';
import { exportedForm, exportedRights } from './exports.ts';
import { galleryItem, sampleGalleryItem } from './gallery.ts';

/** The pictures that are meant, up to the limit of what can be changed at once. Those of others are as if they were not there. */
const ids = v.pipe(v.array(identifier), v.minLength(1), v.maxLength(galleryLimits.picturesAtOnce));
/** The pictures that were changed: fewer than were named where it had been done, or they are not there. */
const changed = v.object({ ids: v.array(identifier) });

const trashedItem = v.object({ ...galleryItem.entries, deletedAt: moment, removedAt: moment });
/** A picture in the trash: since when, and when it is removed for good. */
export type TrashedItem = v.InferOutput<typeof trashedItem>;

const bulk = {
  method: 'POST',
  openInDemo: true,
  bodyBytes: requestSizeLimits.bulkBodyBytes,
} as const;

export const galleryChangesEndpoints = {
  markFavourites: endpoint({
    ...bulk,
    path: '/api/gallery/favourites',
    request: v.object({ ids, favourite: flag }),
    response: changed,
    docs: {
      summary: 'Makes pictures favourites, or takes that back.',
      sample: { request: { ids: ['g1'], favourite: true }, response: { ids: ['g1'] } },
    },
  }),
  moveToProject: endpoint({
    ...bulk,
    path: '/api/gallery/moves',
    request: v.object({
      ids,
      project: v.nullable(v.pipe(text, v.maxLength(photoShootLimits.projectCharacters))),
    }),
    response: changed,
    docs: {
      summary: 'Moves pictures to a project, which begins to exist with them; null takes them out of theirs.',
      sample: { request: { ids: ['g1'], project: 'Halcyon' }, response: { ids: ['g1'] } },
    },
  }),
  deletePictures: endpoint({
    ...bulk,
    path: '/api/gallery/trash',
    request: v.object({ ids }),
    response: changed,
    docs: {
      summary: 'Moves pictures to the trash, from which they are removed for good after 30 days.',
      sample: { request: { ids: ['g1'] }, response: { ids: ['g1'] } },
    },
  }),
  restorePictures: endpoint({
    ...bulk,
    path: '/api/gallery/restorations',
    request: v.object({ ids }),
    response: changed,
    docs: {
      summary: 'Moves pictures back from the trash to where they were.',
      sample: { request: { ids: ['g1'] }, response: { ids: ['g1'] } },
    },
  }),
  trash: endpoint({
    method: 'GET',
    path: '/api/gallery/trash',
    query: pageQuery,
    response: v.object({ items: v.array(trashedItem), nextCursor }),
    docs: {
      summary: 'The trash of the user, what was deleted last first, a page at a time.',
      sample: {
        response: {
          items: [{ ...sampleGalleryItem, deletedAt: sampleMoment, removedAt: '2026-12-21T10:00:00.000Z' }],
          nextCursor: 'c1',
        },
      },
    },
  }),
  createArchive: endpoint({
    ...bulk,
    path: '/api/gallery/archives',
    /** Without rights, those of the default settings; without a form, each picture in the format in which it is stored. */
    request: v.object({
      ids,
      timeZone: v.optional(identifier),
      rights: v.optional(exportedRights),
      form: v.optional(exportedForm),
    }),
    response: v.object({ url: text, items: count, bytes: count, validUntil: moment }),
    success: 201,
    docs: {
      summary:
        'Puts pictures together to be downloaded as one archive (ZIP), from an address that a browser opens without a token and that soon ends. Files are named by the day in the given time zone (IANA; else UTC) and by the prompt, which is left out where it is not shared; into each picture its rights are written, in the format and quality that are asked for.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      sample: {
        request: { ids: ['g1'] },
        response: { url: '/media/archives/a1/1/s', items: 1, bytes: 12, validUntil: sampleMoment },
      },
    },
  }),
};
