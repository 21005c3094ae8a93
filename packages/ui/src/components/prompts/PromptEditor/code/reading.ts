import { Facet, StateField } from '@codemirror/state';
import { type ParsedPrompt, type PromptLists, parsePrompt } from '@mirror-studio/domain/prompts';

const noLists: PromptLists = {};

/** The lists that the text can draw from. */
export const promptLists = Facet.define<PromptLists, PromptLists>({
  combine: ([lists]) => lists ?? noLists,
});

/** The last text that was read with some lists: the field and what stands around it read the same one. */
const last = new WeakMap<PromptLists, { text: string; read: ParsedPrompt }>();

/** What a text says and what is wrong with it, read once for everybody who asks. */
export function readPrompt(text: string, lists: PromptLists): ParsedPrompt {
  const before = last.get(lists);
  if (before?.text === text) return before.read;
  const read = parsePrompt(text, lists);
  last.set(lists, { text, read });
  return read;
}

/** The text of the field as it was read last: at every key, since that takes less than one frame. */
export const reading = StateField.define<ParsedPrompt>({
  create: (state) => readPrompt(state.doc.toString(), state.facet(promptLists)),
  update: (read, { docChanged, state, startState }) =>
    docChanged || state.facet(promptLists) !== startState.facet(promptLists)
      ? readPrompt(state.doc.toString(), state.facet(promptLists))
      : read,
});
