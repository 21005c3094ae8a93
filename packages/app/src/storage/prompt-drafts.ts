import type { PromptDetails, PromptDraft } from '@mirror-studio/state-machines/prompt-editor';
import * as v from 'valibot';
import { readForTab, writeForTab } from './storage.ts';

/** What was typed of a prompt and not kept: its words, and what is said of it. */
export interface UnkeptPrompt {
  readonly draft: PromptDraft | null;
  readonly details: Partial<PromptDetails> | null;
  /** What the details were made from. */
  readonly from?: Partial<PromptDetails> | null;
}

const details = v.nullable(
  v.partial(v.object({ title: v.string(), notes: v.string(), tags: v.array(v.string()) })),
);
const drafts = v.record(
  v.string(),
  v.object({
    draft: v.nullable(v.object({ text: v.string(), basedOn: v.number() })),
    details,
    from: v.optional(details, null),
  }),
);

/** Stands for the prompt that has no id yet. */
const unnamed = 'new';
const nothing: UnkeptPrompt = { draft: null, details: null };

function readAll(): Record<string, UnkeptPrompt> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), drafts), readForTab('promptDrafts'));
  return read.success ? (read.output as Record<string, UnkeptPrompt>) : {};
}

/** What was typed in this tab and not kept, of a prompt by its id or of a new one. */
export const readPromptDraft = (id: string | null): UnkeptPrompt => readAll()[id ?? unnamed] ?? nothing;

/** Keeps what is typed in this tab until it is kept for good; null of both forgets it. */
export function keepPromptDraft(
  id: string | null,
  { draft, details: said, from = null }: UnkeptPrompt = nothing,
): void {
  const { [id ?? unnamed]: _, ...others } = readAll();
  const all = draft || said ? { ...others, [id ?? unnamed]: { draft, details: said, from } } : others;
  writeForTab('promptDrafts', Object.keys(all).length === 0 ? null : JSON.stringify(all));
}
