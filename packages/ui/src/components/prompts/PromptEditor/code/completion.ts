import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { type Extension, Facet } from '@codemirror/state';
import { promptEditorLimits } from '@mirror-studio/domain/constants/prompt-editor';
import type { PromptLists } from '@mirror-studio/domain/prompts';
import { promptLists } from './reading.ts';

/** Says how many values a list has. */
export const sayValues = Facet.define<(count: number) => string, (count: number) => string>({
  combine: ([say]) => say ?? String,
});

/** Two underscores and what has been typed of a name, up to the caret; not where the first is escaped. */
const begun = /(?<!\\)__(?:\p{L}(?:[\p{L}\p{M}\p{N}-]|_(?!_))*)?$/u;

/** Names of lists, where one begins. A name that is there already is written anew, its end too. */
export function completeList(context: CompletionContext): CompletionResult | null {
  const before = context.matchBefore(begun);
  if (!before || closesList(context, before.from)) return null;
  const lists = offered(context.state.facet(promptLists));
  const say = context.state.facet(sayValues);
  const after = context.state.sliceDoc(context.pos, context.pos + 60);
  const rest = /^(?:[\p{L}\p{M}\p{N}-]|_(?!_))*__/u.exec(after)?.[0].length ?? 0;
  return {
    from: before.from,
    to: context.pos + rest,
    filter: true,
    validFor: begun,
    options: lists.map(
      ([name, values]): Completion => ({ label: `__${name}__`, detail: say(values.length) }),
    ),
  };
}

/** Of a list that has a name in each language the first, which is that of the page. Its names share their values. */
function offered(lists: PromptLists): readonly (readonly [name: string, values: readonly string[]])[] {
  const seen = new Set<readonly string[]>();
  return Object.entries(lists).filter(([, values]) => !seen.has(values) && seen.add(values));
}

/** Whether the underscores at a place end the name of a list that began before them. */
function closesList({ state }: CompletionContext, from: number): boolean {
  const line = state.doc.lineAt(from);
  const pairs = state.sliceDoc(line.from, from).match(/(?<!\\)__/g)?.length ?? 0;
  return pairs % 2 === 1;
}

/** Offers names of lists while one is typed. The first is not taken until it is gone to or Enter is pressed. */
export const completion: Extension = autocompletion({
  override: [completeList],
  activateOnTyping: true,
  icons: false,
  closeOnBlur: true,
  maxRenderedOptions: promptEditorLimits.completions,
  // At once: the names are here.
  activateOnTypingDelay: 0,
  interactionDelay: 0,
});
