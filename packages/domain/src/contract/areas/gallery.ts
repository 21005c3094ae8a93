import * as v from 'valibot';
import { imageModelLabel } from '../../photo-shoot/index.ts';
import { endpoint, named } from '../endpoint.ts';
import { count, moment, nextCursor, pageQuery, sampleMoment, text } from '../wire.ts';

/**
 * A picture made smaller, and its width in px: for the size at which it is drawn, narrowest first. Pictures answer theirs
 * beside their thumbnail, which is one of them.
 */
export const pictureVariant = named('PictureVariant', v.object({ url: text, width: count }));
export type PictureVariant = v.InferOutput<typeof pictureVariant>;

/** §3 Gallery media. */
export const galleryItem = named(
  'GalleryItem',
  v.object({
    id: text,
    url: text,
    thumbnailUrl: v.nullish(text),
    variants: v.optional(v.array(pictureVariant)),
    type: v.picklist(['image', 'video']),
    model: text,
    project: v.nullish(text),
    prompt: text,
    createdAt: moment,
    width: v.optional(count),
    height: v.optional(count),
    placeholder: v.nullish(text),
    jobId: v.nullish(text),
  }),
);
export type GalleryItem = v.InferOutput<typeof galleryItem>;

/** What an upload answers. */
export const upload = named('Upload', v.object({ id: text, url: text, name: text, bytes: count }));
export type Upload = v.InferOutput<typeof upload>;

export const sampleGalleryItem: GalleryItem = {
  id: 'g1',
  url: '/media/g1',
  type: 'image',
  model: /* @__PURE__ */ imageModelLabel('sample'),
  prompt: 'Salt flats',
  createdAt: sampleMoment,
};

export const galleryEndpoints = {
  gallery: endpoint({
    method: 'GET',
    path: '/api/gallery',
    query: pageQuery,
    response: v.object({ items: v.array(galleryItem), nextCursor }),
    docs: {
      summary: 'The images and videos of the user, newest first, a page at a time.',
      sample: { response: { items: [sampleGalleryItem], nextCursor: 'c1' } },
    },
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/uploads',
    openInDemo: true,
    request: 'upload',
    response: upload,
    docs: {
      summary: 'Keeps a reference image and answers its id.',
      errors: ['UNSUPPORTED_MEDIA', 'RATE_LIMITED'],
      sample: { response: { id: 'u1', url: '/media/u1', name: 'a.png', bytes: 12 } },
    },
  }),
};
