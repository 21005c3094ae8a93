import type { PromptDraft } from '@mirror-studio/state-machines/prompt-editor';
import * as v from 'valibot';
import { readForTab, writeForTab } from './storage.ts';

const drafts = v.record(v.string(), v.object({ text: v.string(), basedOn: v.number() }));

/** Stands for the prompt that has no id yet. */
const unnamed = 'new';

function readAll(): Record<string, PromptDraft> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), drafts), readForTab('promptDrafts'));
  return read.success ? read.output : {};
}

/** What was typed in this tab and not kept, of a prompt by its id or of a new one; null where there is nothing. */
export const readPromptDraft = (id: string | null): PromptDraft | null => readAll()[id ?? unnamed] ?? null;

/** Keeps what is typed in this tab until it is kept for good; null forgets it. */
export function keepPromptDraft(id: string | null, draft: PromptDraft | null): void {
  const { [id ?? unnamed]: _, ...others } = readAll();
  const all = draft ? { ...others, [id ?? unnamed]: draft } : others;
  writeForTab('promptDrafts', Object.keys(all).length === 0 ? null : JSON.stringify(all));
}
