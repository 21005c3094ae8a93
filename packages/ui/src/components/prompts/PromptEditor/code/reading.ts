import { Facet, StateField } from '@codemirror/state';
import type { ParsedPrompt, PromptLists } from '@mirror-studio/domain/prompts';
import { readText } from '../field/read-text.ts';

const noLists: PromptLists = {};

/** The lists that the text can draw from. */
export const promptLists = Facet.define<PromptLists, PromptLists>({
  combine: ([lists]) => lists ?? noLists,
});

/** The text of the field as it was read last: at every key, since that takes less than one frame. */
export const reading = StateField.define<ParsedPrompt>({
  create: (state) => readText(state.doc.toString(), state.facet(promptLists)),
  update: (read, { docChanged, state, startState }) =>
    docChanged || state.facet(promptLists) !== startState.facet(promptLists)
      ? readText(state.doc.toString(), state.facet(promptLists))
      : read,
});
