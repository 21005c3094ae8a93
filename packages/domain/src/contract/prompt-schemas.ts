import * as v from 'valibot';
import { libraryLimits } from '../constants/prompts.ts';
import { promptSlots } from '../prompts/slots.ts';
import { named } from './endpoint.ts';
import { count, flag, moment, sampleMoment, text } from './wire.ts';

/** A text of at most so many UTF-16 units. */
export const textAtMost = (characters: number) => v.pipe(text, v.maxLength(characters));

const slotText = textAtMost(libraryLimits.slotCharacters);
const slot = v.optional(v.union([v.object({ choice: slotText }), v.object({ text: slotText })]));
/** The slots that the words were made from; null for words that were written. */
export const promptSlotValues = v.nullable(v.object(v.entriesFromList(promptSlots, slot)));

/** One state of the words of a prompt. Nothing of it changes: another state is another version. */
export const promptVersion = named(
  'PromptVersion',
  v.object({
    id: text,
    /** 1 for the first. */
    number: count,
    text,
    slots: v.optional(promptSlotValues),
    createdAt: moment,
    /** Made from it, up to `libraryLimits.picturesCounted`. */
    pictures: count,
  }),
);
export type PromptVersion = v.InferOutput<typeof promptVersion>;

/** What a prompt was forked from. Its ids are there as long as its reader may open it, its title also while it is published. */
const forkedFrom = v.object({
  promptId: v.nullable(text),
  versionId: v.nullable(text),
  /** The published work that it is, while it is. */
  workId: v.nullish(text),
  title: v.nullable(text),
  /** The name of its author; empty when that has none. */
  author: text,
  isOwn: flag,
});

const promptEntries = {
  id: text,
  title: text,
  /** The beginning of its newest words. */
  excerpt: text,
  tags: v.array(text),
  collection: v.nullable(text),
  /** The number of its newest version. */
  version: count,
  versionId: text,
  /** Made from all of its versions, up to `libraryLimits.picturesCounted`. */
  pictures: count,
  createdAt: moment,
  /** When its words, title, labels or notes last changed. */
  updatedAt: moment,
  /** When it was put into the trash, which keeps it for `libraryLimits.trashDays`. */
  deletedAt: v.nullish(moment),
  forkedFrom: v.nullish(forkedFrom),
  /** The work that it is published as; null where it is not. */
  workId: v.nullish(text),
};

/** A prompt as a list shows it (pages: my library). */
export const promptSummary = named('PromptSummary', v.object(promptEntries));
export type PromptSummary = v.InferOutput<typeof promptSummary>;

/** A prompt as a document (pages: editor). */
export const prompt = named('Prompt', v.object({ ...promptEntries, notes: text }));
export type Prompt = v.InferOutput<typeof prompt>;

export const samplePromptVersion: PromptVersion = {
  id: 'v1',
  number: 1,
  text: '{Salt|Mud} flats at __light__',
  createdAt: sampleMoment,
  pictures: 0,
};
export const samplePromptSummary: PromptSummary = {
  id: 'p1',
  title: 'Salt flats',
  excerpt: samplePromptVersion.text,
  tags: ['salt'],
  collection: 'Halcyon',
  version: 1,
  versionId: samplePromptVersion.id,
  pictures: 0,
  createdAt: sampleMoment,
  updatedAt: sampleMoment,
};
export const samplePrompt: Prompt = { ...samplePromptSummary, notes: '' };
