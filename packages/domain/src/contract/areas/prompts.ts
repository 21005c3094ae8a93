import * as v from 'valibot';
import { libraryLimits, promptLimits } from '../../constants/prompts.ts';
import { promptPlaces, promptSorts } from '../../prompts/library.ts';
import { endpoint } from '../endpoint.ts';
import {
  prompt,
  promptSummary,
  promptVersion,
  samplePrompt,
  samplePromptSummary,
  samplePromptVersion,
  promptSlotValues as slots,
  textAtMost,
} from '../prompt-schemas.ts';
import { count, identifier, nextCursor, pageQuery, text } from '../wire.ts';
import { galleryItem, sampleGalleryItem } from './gallery.ts';

export * from '../prompt-conflicts.ts';
export * from '../prompt-schemas.ts';

const title = textAtMost(libraryLimits.titleCharacters);
const tag = textAtMost(libraryLimits.tagCharacters);
const tags = v.pipe(v.array(tag), v.maxLength(libraryLimits.tags));
/** A prompt is in one collection, named by it, or in none. */
const collection = v.nullable(textAtMost(libraryLimits.collectionCharacters));
const notes = textAtMost(libraryLimits.notesCharacters);
const words = textAtMost(promptLimits.templateCharacters);
const ids = v.pipe(v.array(identifier), v.maxLength(libraryLimits.atOnce));

const said = { title: v.optional(title), tags: v.optional(tags), notes: v.optional(notes) };

const labels = v.array(v.object({ name: text, prompts: count }));

const promptAndVersion = v.object({ prompt, version: promptVersion });
const sampleBoth = { prompt: samplePrompt, version: samplePromptVersion };
const versionsPage = v.object({ versions: v.array(promptVersion), nextCursor });

export const promptsEndpoints = {
  prompts: endpoint({
    method: 'GET',
    path: '/api/prompts',
    query: v.object({
      ...pageQuery.entries,
      q: v.optional(textAtMost(libraryLimits.searchCharacters)),
      tag: v.optional(tag),
      collection: v.optional(textAtMost(libraryLimits.collectionCharacters)),
      sort: v.optional(v.picklist(promptSorts)),
      place: v.optional(v.picklist(promptPlaces)),
    }),
    response: v.object({ prompts: v.array(promptSummary), nextCursor }),
    docs: {
      summary:
        'The prompts of the user, a page at a time, last changed first unless `sort` says otherwise. The search (`q`) forgives a wrong letter.',
      errors: ['RATE_LIMITED'],
      sample: { response: { prompts: [samplePromptSummary], nextCursor: 'c1' } },
    },
  }),
  promptLabels: endpoint({
    method: 'GET',
    path: '/api/prompt-labels',
    response: v.object({ tags: labels, collections: labels, prompts: count, inTrash: count }),
    docs: {
      summary: 'The tags and collections of the user’s prompts and how many bear each, those of most first.',
      sample: {
        response: {
          tags: [{ name: 'salt', prompts: 1 }],
          collections: [{ name: 'Halcyon', prompts: 1 }],
          prompts: 1,
          inTrash: 0,
        },
      },
    },
  }),
  prompt: endpoint({
    method: 'GET',
    path: '/api/prompts/{id}',
    response: v.object({ prompt, ...versionsPage.entries }),
    docs: {
      summary: 'One prompt of the user with its newest versions, newest first.',
      errors: ['NOT_FOUND'],
      sample: { response: { prompt: samplePrompt, versions: [samplePromptVersion], nextCursor: 'c1' } },
    },
  }),
  promptVersions: endpoint({
    method: 'GET',
    path: '/api/prompts/{id}/versions',
    query: pageQuery,
    response: versionsPage,
    docs: {
      summary: 'The versions of a prompt, newest first, a page at a time.',
      errors: ['NOT_FOUND'],
      sample: { response: { versions: [samplePromptVersion], nextCursor: 'c1' } },
    },
  }),
  promptPictures: endpoint({
    method: 'GET',
    path: '/api/prompts/{id}/pictures',
    query: v.object({ ...pageQuery.entries, version: v.optional(identifier) }),
    response: v.object({ items: v.array(galleryItem), nextCursor }),
    docs: {
      summary: 'The pictures that were made from a prompt, or from one of its versions, newest first.',
      errors: ['NOT_FOUND'],
      sample: { response: { items: [sampleGalleryItem], nextCursor: 'c1' } },
    },
  }),
  createPrompt: endpoint({
    method: 'POST',
    path: '/api/prompts',
    openInDemo: true,
    idempotencyKey: 'required',
    request: v.object({
      text: words,
      /** Without a title, it is how the words begin. */
      ...said,
      slots: v.optional(slots),
      collection: v.optional(collection),
    }),
    response: promptAndVersion,
    success: 201,
    docs: {
      summary: 'Keeps a prompt with its first version.',
      errors: ['RATE_LIMITED', 'STORAGE_FULL'],
      sample: { request: { text: samplePromptVersion.text }, response: sampleBoth },
    },
  }),
  savePromptVersion: endpoint({
    method: 'POST',
    path: '/api/prompts/{id}/versions',
    openInDemo: true,
    request: v.object({
      /** The number of the version that these words were made from. */
      basedOn: count,
      text: words,
      slots: v.optional(slots),
    }),
    response: promptAndVersion,
    success: 201,
    docs: {
      summary:
        'Keeps new words as the next version. When another version was saved meanwhile, nothing is written: the refusal carries that one as `current`. Words that are the newest already are answered as they are.',
      errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED', 'STORAGE_FULL'],
      sample: { request: { basedOn: 1, text: samplePromptVersion.text }, response: sampleBoth },
    },
  }),
  changePrompt: endpoint({
    method: 'PATCH',
    path: '/api/prompts/{id}',
    openInDemo: true,
    request: v.object({
      ...said,
      collection: v.optional(collection),
      /** What was there when the change was made. Of a field that is left out the last word wins. */
      from: v.optional(v.object(said)),
    }),
    response: v.object({ prompt }),
    docs: {
      summary:
        'Changes what is given of the title, tags, collection and notes of a prompt. When a field of `from` was changed meanwhile by somebody else, nothing is written: the refusal carries the prompt as `current`, and the `fields`.',
      errors: ['NOT_FOUND', 'CONFLICT', 'STORAGE_FULL'],
      sample: { request: {}, response: { prompt: samplePrompt } },
    },
  }),
  labelPrompts: endpoint({
    method: 'POST',
    path: '/api/prompt-labels',
    openInDemo: true,
    request: v.object({
      prompts: v.pipe(
        v.array(v.object({ id: identifier, tags: v.optional(tags), collection: v.optional(collection) })),
        v.maxLength(libraryLimits.atOnce),
      ),
    }),
    response: v.object({ ids: v.array(text) }),
    docs: {
      summary: 'Sets the tags or the collection of several prompts. Answers the ids of those that are there.',
      errors: ['STORAGE_FULL'],
      sample: { request: { prompts: [{ id: 'p1' }] }, response: { ids: ['p1'] } },
    },
  }),
  deletePrompts: endpoint({
    method: 'POST',
    path: '/api/prompt-trash',
    openInDemo: true,
    request: v.object({ ids }),
    response: v.object({ ids: v.array(text) }),
    docs: {
      summary: 'Puts prompts into the trash for 30 days. Answers the ids of those that went there.',
      sample: { request: { ids: ['p1'] }, response: { ids: ['p1'] } },
    },
  }),
  restorePrompts: endpoint({
    method: 'POST',
    path: '/api/prompt-trash/restore',
    openInDemo: true,
    request: v.object({ ids }),
    response: v.object({ ids: v.array(text) }),
    docs: {
      summary: 'Takes prompts out of the trash. Answers the ids of those that came back.',
      errors: ['RATE_LIMITED'],
      sample: { request: { ids: ['p1'] }, response: { ids: ['p1'] } },
    },
  }),
  forkPrompt: endpoint({
    method: 'POST',
    path: '/api/prompts/{id}/fork',
    openInDemo: true,
    idempotencyKey: 'required',
    request: v.object({
      /** Left out, it is the newest. */
      versionId: v.optional(identifier),
      title: v.optional(title),
    }),
    response: promptAndVersion,
    success: 201,
    docs: {
      summary:
        'Begins a prompt with the words of another, one’s own or a shared one, and points at it and its author.',
      errors: ['NOT_FOUND', 'RATE_LIMITED', 'STORAGE_FULL'],
      sample: { request: {}, response: sampleBoth },
    },
  }),
};
