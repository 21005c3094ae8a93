import { type ParsedPrompt, type PromptLists, parsePrompt } from '@mirror-studio/domain/prompts';

/** The last text that was read with some lists: the field and what stands around it read the same one. */
const last = new WeakMap<PromptLists, { text: string; read: ParsedPrompt }>();

/** What a text says and what is wrong with it, read once for everybody who asks. */
export function readText(text: string, lists: PromptLists): ParsedPrompt {
  const before = last.get(lists);
  if (before?.text === text) return before.read;
  const read = parsePrompt(text, lists);
  last.set(lists, { text, read });
  return read;
}
