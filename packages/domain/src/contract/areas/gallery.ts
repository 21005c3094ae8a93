import * as v from 'valibot';
import { galleryLimits } from '../../constants/gallery.ts';
import { gallerySorts } from '../../gallery/index.ts';
import { imageModelLabel } from '../../photo-shoot/index.ts';
import { endpoint, named } from '../endpoint.ts';
import { count, flag, moment, nextCursor, pageQuery, sampleMoment, text } from '../wire.ts';

/**
 * A picture made smaller, and its width in px: for the size at which it is drawn, narrowest first. Pictures answer theirs
 * beside their thumbnail, which is one of them.
 */
export const pictureVariant = named('PictureVariant', v.object({ url: text, width: count }));
export type PictureVariant = v.InferOutput<typeof pictureVariant>;

/**
 * What a picture was made from (pages: photo shoot): the seed, the prompt as it was written where alternations or lists
 * were resolved in it, and the version in the library whose words it is, while that is there.
 */
export const madeFrom = v.object({
  seed: v.nullish(count),
  template: v.nullish(text),
  promptId: v.nullish(text),
  versionId: v.nullish(text),
});

/** §3 Gallery media. `prompt` has the words that the picture was drawn from. */
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
    ...madeFrom.entries,
    favourite: v.optional(flag),
    /** The work that it is published as. */
    workId: v.nullish(text),
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

/** What a page of the gallery is narrowed to, and its order. A picture in no project has the project `''`. */
const galleryQuery = v.object({
  ...pageQuery.entries,
  sort: v.optional(v.picklist(gallerySorts)),
  model: v.optional(text),
  project: v.optional(text),
  type: v.optional(v.picklist(['image', 'video'])),
  /** Made at this moment or later, and before that one. */
  from: v.optional(moment),
  before: v.optional(moment),
  favourite: v.optional(v.literal('true')),
  /** The beginnings of words of the prompt. */
  search: v.optional(v.pipe(text, v.maxLength(galleryLimits.searchCharacters))),
});
export type GalleryFilter = Omit<v.InferOutput<typeof galleryQuery>, 'cursor' | 'limit'>;

const group = v.object({ id: text, label: text, items: count });
/** A part of the gallery: a project, a model or a type, with how many pictures it holds. */
export type GalleryGroup = v.InferOutput<typeof group>;

/** Everything that the gallery can be narrowed to. */
export const galleryGroups = named(
  'GalleryGroups',
  v.object({ items: count, projects: v.array(group), models: v.array(group), types: v.array(group) }),
);
export type GalleryGroups = v.InferOutput<typeof galleryGroups>;

export const galleryEndpoints = {
  gallery: endpoint({
    method: 'GET',
    path: '/api/gallery',
    query: galleryQuery,
    response: v.object({ items: v.array(galleryItem), nextCursor }),
    docs: {
      summary: 'The images and videos of the user, newest first or oldest first, a page at a time.',
      sample: { response: { items: [sampleGalleryItem], nextCursor: 'c1' } },
    },
  }),
  galleryItem: endpoint({
    method: 'GET',
    path: '/api/gallery/items/{id}',
    response: v.object({ item: galleryItem }),
    docs: {
      summary: 'One image or video of the user, wherever it stands in the gallery.',
      errors: ['NOT_FOUND'],
      sample: { response: { item: sampleGalleryItem } },
    },
  }),
  galleryGroups: endpoint({
    method: 'GET',
    path: '/api/gallery/groups',
    response: galleryGroups,
    docs: {
      summary:
        'The projects, models and types of the images and videos of the user, each with how many there are.',
      sample: {
        response: {
          items: 12,
          projects: [{ id: 'Halcyon', label: 'Halcyon', items: 8 }],
          models: [{ id: 'sample', label: /* @__PURE__ */ imageModelLabel('sample'), items: 12 }],
          types: [{ id: 'image', label: 'image', items: 12 }],
        },
      },
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
      errors: ['UNSUPPORTED_MEDIA', 'RATE_LIMITED', 'STORAGE_FULL'],
      sample: { response: { id: 'u1', url: '/media/u1', name: 'a.png', bytes: 12 } },
    },
  }),
};
