import * as v from 'valibot';
import { requestSizeLimits } from '../../constants/server.ts';
import { worksLimits, workTypes } from '../../constants/works.ts';
import { worksFeeds } from '../../works/feeds.ts';
import { endpoint, named } from '../endpoint.ts';
import { feedReason, sampleFeedReason } from '../feed-reason.ts';
import { isSample } from '../is-sample.ts';
import { textAtMost } from '../prompt-schemas.ts';
import { count, done, flag, identifier, moment, nextCursor, pageQuery, sampleMoment, text } from '../wire.ts';
import { pictureVariant } from './gallery.ts';

/** Whom something is credited to; null where they left. */
export const credited = v.nullable(v.object({ handle: v.nullable(text), name: text }));

/** What may be done with a work; null where its author's settings state no rights. */
const licence = v.nullable(v.object({ resale: flag, training: flag }));

/** A published picture, or a prompt by itself, as others see it. */
export const work = named(
  'Work',
  v.object({
    id: text,
    type: v.picklist(workTypes),
    title: text,
    tags: v.array(text),
    /** The picture, its smaller ones and its size: a prompt has none. */
    url: v.nullable(text),
    variants: v.array(pictureVariant),
    width: v.nullable(count),
    height: v.nullable(count),
    placeholder: v.nullable(text),
    author: v.object({ handle: text, name: text, picture: v.nullable(text) }),
    isSample,
    licence,
    /** The words that made it; null where its author does not share them. */
    prompt: v.nullable(text),
    /** Which version of the prompt it shows; null for a picture. */
    version: v.nullable(count),
    allowsRemix: flag,
    /** What it is a remix of; null for nothing. Of a work that is not here any more only its author is told, where they are here. */
    remixOf: v.nullable(v.object({ workId: v.nullable(text), title: v.nullable(text), author: credited })),
    /** How many remixes of it are published. */
    remixes: count,
    /** Of the shoot that it is from, where that is known. */
    style: v.nullable(text),
    aspectRatio: v.nullable(text),
    publishedAt: moment,
    /** It is by the user. */
    isOwn: flag,
    /** What it is saved as by the user; null where it is not. */
    savedId: v.nullable(text),
    /** How many like it. */
    likes: count,
    /** The user is one of them. */
    isLiked: flag,
  }),
);
export type Work = v.InferOutput<typeof work>;
export const sampleWork: Work = {
  id: 'w1',
  type: 'picture',
  title: 'Salt flats, first light',
  tags: ['salt', 'first light'],
  url: '/media/works/w1/large.webp',
  variants: [{ url: '/media/works/w1/small.webp', width: 320 }],
  width: 768,
  height: 1024,
  placeholder: null,
  author: { handle: 'mara-halcyon', name: 'Mara Halcyon', picture: null },
  licence: { resale: false, training: false },
  prompt: 'Salt flats at first light',
  version: null,
  allowsRemix: true,
  remixOf: null,
  remixes: 3,
  style: 'editorial',
  aspectRatio: '3:4',
  publishedAt: sampleMoment,
  isOwn: false,
  savedId: null,
  likes: 12,
  isLiked: false,
};

export const samplePromptWork: Work = {
  ...sampleWork,
  id: 'w2',
  type: 'prompt',
  url: null,
  variants: [],
  width: null,
  height: null,
  prompt: '{Salt|Mud} flats at __light__',
  version: 1,
  style: null,
  aspectRatio: null,
};

const tag = textAtMost(requestSizeLimits.identifierCharacters);
const said = {
  title: textAtMost(requestSizeLimits.addressCharacters),
  tags: v.pipe(v.array(tag), v.maxLength(100)),
  sharesPrompt: flag,
  allowsRemix: flag,
  licence,
};
/** A prompt is published to be read. */
const { sharesPrompt: _, ...saidOfPrompt } = said;
const oneWork = v.object({ work });
const sampleSaid = {
  title: 'Salt flats, first light',
  tags: ['salt', 'first light'],
  sharesPrompt: true,
  allowsRemix: true,
  licence: { resale: false, training: false },
};

export const worksEndpoints = {
  works: endpoint({
    method: 'GET',
    path: '/api/works',
    query: v.object({
      ...pageQuery.entries,
      type: v.optional(v.picklist(workTypes)),
      /** Words of titles, tags, styles, prompts that are shared, and of creators; each of them, or what was meant by it. */
      search: v.optional(textAtMost(worksLimits.searchCharacters)),
      tag: v.optional(textAtMost(worksLimits.tagCharacters)),
      style: v.optional(identifier),
      ratio: v.optional(identifier),
      /** The handle of their author. */
      author: v.optional(identifier),
      /** What rises, what most people remixed, or those of creators whom the user follows; left out, all, newest first. */
      feed: v.optional(v.picklist(worksFeeds)),
    }),
    response: v.object({
      works: v.array(work),
      /** Why each of them is there; of a feed whose works stand by their time there is none. */
      reasons: v.array(feedReason),
      nextCursor,
    }),
    docs: {
      summary:
        'What is published, a page at a time: by feed, words, type, tag, style, ratio or author. Newest first, but what rises and what most people remixed by their places: all pages are of one list of places, and a cursor whose list is gone is refused with CONFLICT.',
      errors: ['CONFLICT'],
      sample: { response: { works: [sampleWork], reasons: [sampleFeedReason], nextCursor: 'c1' } },
    },
  }),
  work: endpoint({
    method: 'GET',
    path: '/api/works/{id}',
    response: oneWork,
    docs: {
      summary: 'One published work. One that was withdrawn is not found, whoever asks.',
      errors: ['NOT_FOUND'],
      sample: { response: { work: sampleWork } },
    },
  }),
  publishWork: endpoint({
    method: 'POST',
    path: '/api/works',
    request: v.object({ mediaId: identifier, ...said }),
    response: oneWork,
    success: 201,
    docs: {
      summary:
        'Publishes a picture of the gallery under the handle of the user. One that is published already takes what is said of it now.',
      errors: ['NOT_FOUND', 'FORBIDDEN', 'RATE_LIMITED', 'STORAGE_FULL'],
      sample: { request: { mediaId: 'g1', ...sampleSaid }, response: { work: sampleWork } },
    },
  }),
  publishPrompt: endpoint({
    method: 'POST',
    path: '/api/works/prompts',
    request: v.object({ promptId: identifier, versionId: identifier, ...saidOfPrompt }),
    response: oneWork,
    success: 201,
    docs: {
      summary:
        'Publishes a version of a prompt under the handle of the user. One that is published already takes what is said of it now, and the version.',
      errors: ['NOT_FOUND', 'FORBIDDEN', 'RATE_LIMITED', 'STORAGE_FULL'],
      sample: {
        request: {
          promptId: 'p1',
          versionId: 'v1',
          title: 'Salt flats, first light',
          tags: ['salt'],
          allowsRemix: true,
          licence: null,
        },
        response: { work: samplePromptWork },
      },
    },
  }),
  forkWork: endpoint({
    method: 'POST',
    path: '/api/works/{id}/fork',
    openInDemo: true,
    idempotencyKey: 'required',
    response: v.object({ promptId: text }),
    success: 201,
    docs: {
      summary:
        'Begins a prompt of the user with the words of a published one that allows remixes, and keeps whose they were.',
      errors: ['NOT_FOUND', 'RATE_LIMITED', 'STORAGE_FULL'],
      sample: { response: { promptId: 'p2' } },
    },
  }),
  changeWork: endpoint({
    method: 'PATCH',
    path: '/api/works/{id}',
    request: v.object(said),
    response: oneWork,
    docs: {
      summary: 'Changes what is said of a published work of the user.',
      errors: ['NOT_FOUND', 'FORBIDDEN', 'RATE_LIMITED', 'STORAGE_FULL'],
      sample: { request: sampleSaid, response: { work: sampleWork } },
    },
  }),
  withdrawWork: endpoint({
    method: 'DELETE',
    path: '/api/works/{id}',
    response: done,
    docs: {
      summary:
        'Withdraws a work of the user: from then on nobody gets it or its picture. One that was withdrawn before is answered alike.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      sample: { response: { ok: true } },
    },
  }),
};
