import {
  type PromptReading,
  type PromptSlot,
  promptSlots,
  type RecentPrompt,
} from '@mirror-studio/domain/prompts';
import type {
  PromptStudioContext,
  PromptStudioInput,
  TypedWords,
} from '@mirror-studio/state-machines/prompt-studio';
import * as v from 'valibot';
import { readStored, writeStored } from './storage.ts';

const forSlots = <Schema extends v.GenericSchema>(value: Schema) =>
  v.partial(
    v.object(Object.fromEntries(promptSlots.map((slot) => [slot, value])) as Record<PromptSlot, Schema>),
  );
const worded = {
  slots: forSlots(v.union([v.object({ choice: v.string() }), v.object({ text: v.string() })])),
  words: forSlots(v.string()),
};
const piece = v.variant('kind', [
  v.object({ kind: v.literal('words'), text: v.string() }),
  v.object({ kind: v.literal('fan'), source: v.string(), options: v.array(v.string()), more: v.number() }),
]);
const reading = v.object({
  text: v.string(),
  slots: forSlots(v.object({ words: v.string(), pieces: v.array(piece) })),
  combinations: v.object({ count: v.number(), exact: v.boolean() }),
  examples: v.array(v.string()),
});
const draft = v.object({
  ...worded,
  seed: v.pipe(v.number(), v.safeInteger()),
  /** So that nothing jumps while the composer is on its way. */
  reading: v.nullable(reading),
  typed: v.optional(v.nullable(v.object({ slot: v.picklist(promptSlots), words: v.string() })), null),
});
const recent = v.array(v.object({ ...worded, text: v.string() }));

type KeptDraft = NonNullable<PromptStudioInput['draft']> & {
  readonly reading: Omit<PromptReading, 'faults'> | null;
  readonly typed: TypedWords | null;
};

/** Longer readings are not kept, in characters: they are of prompts that no model reads to their end. */
const mostKept = 40_000;

/** What was stored, where it is still of the shape; null for anything else. */
function read<Schema extends v.GenericSchema>(name: 'promptDraft' | 'recentPrompts', schema: Schema) {
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), readStored(name));
  return found.success ? (found.output as v.InferOutput<Schema>) : null;
}

/** The prompt that was being composed in this browser, and what lies beside it. */
export function readKept(): Omit<PromptStudioInput, 'language'> {
  const ritual = readStored('ritualMode');
  const kept = read('promptDraft', draft) as KeptDraft | null;
  return {
    draft: kept,
    reading: kept?.reading ? { ...kept.reading, faults: [] } : null,
    recent: (read('recentPrompts', recent) ?? []) as readonly RecentPrompt[],
    template: readStored('template'),
    typed: kept?.typed ?? null,
    ritualSlot: promptSlots.find((slot) => slot === ritual) ?? null,
  };
}

/** Keeps the prompt as it stands, with what is typed and not in it yet: it outlives a reload, and an expired session. */
export function keepDraft(
  { slots, words, seed, typed }: Pick<PromptStudioContext, 'slots' | 'words' | 'seed' | 'typed'>,
  known: PromptReading | null,
): void {
  const write = (kept: PromptReading | null) => JSON.stringify({ slots, words, seed, reading: kept, typed });
  const whole = write(known);
  const isEmpty = Object.keys(slots).length === 0 && !typed?.words.trim();
  writeStored('promptDraft', isEmpty ? null : whole.length > mostKept ? write(null) : whole);
}

/** Keeps the prompts that were used. */
export function keepRecent(prompts: readonly RecentPrompt[]): void {
  writeStored('recentPrompts', prompts.length === 0 ? null : JSON.stringify(prompts));
}

/** Keeps which template was taken last. */
export const keepTemplate = (id: string | null) => writeStored('template', id);

/** Keeps where a ritual was left off; null when there is none. */
export const keepRitual = (slot: PromptSlot | null) => writeStored('ritualMode', slot);
