import { closeCompletion, completionKeymap } from '@codemirror/autocomplete';
import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { Annotation, Compartment, EditorState, type Extension, Transaction } from '@codemirror/state';
import { EditorView, type KeyBinding, keymap, placeholder } from '@codemirror/view';
import type { PromptFault, PromptLists } from '@mirror-studio/domain/prompts';
import { completion, sayValues } from './completion.ts';
import { faultKeys, onFault } from './faults.ts';
import { marked } from './marks.ts';
import { promptLists, reading } from './reading.ts';
import { rules } from './theme.css.ts';

/** What can change while the field is there. */
export interface Settings {
  lists: PromptLists;
  isReadOnly: boolean;
  isDisabled: boolean;
  placeholder: string | undefined;
  /** Of the element that is typed into: its name, what it is described by. */
  attributes: Readonly<Record<string, string>>;
  phrases: Readonly<Record<string, string>>;
  sayValues: (count: number) => string;
}

/** What is told to the outside. */
export interface Hearing {
  onType: (text: string) => void;
  onFault: (fault: PromptFault) => void;
  onFocus: (isFocused: boolean) => void;
}

/** Escape closes the names that are offered, and not also the dialog in which the field stands. */
const closes: KeyBinding = { key: 'Escape', run: closeCompletion, stopPropagation: true };

/** A change that came from outside, and is told to nobody. */
const fromOutside = Annotation.define<true>();

/** As the field holds it: its lines end in one sign on every system. */
export const withPlainEnds = (text: string) => text.replace(/\r\n?/g, '\n');

const extensionsOf = (settings: Settings): Extension => [
  promptLists.of(settings.lists),
  sayValues.of(settings.sayValues),
  EditorState.readOnly.of(settings.isReadOnly || settings.isDisabled),
  EditorView.editable.of(!settings.isDisabled),
  EditorView.contentAttributes.of({ ...settings.attributes }),
  EditorState.phrases.of({ ...settings.phrases }),
  settings.placeholder === undefined ? [] : placeholder(settings.placeholder),
];

/** A field on the page, and how it is changed. */
export interface PromptView {
  readonly view: EditorView;
  set: (settings: Settings) => void;
  /** Shows another text, the selection where it was. It can be undone. */
  show: (text: string) => void;
  end: () => void;
}

/** Makes the field. Takes its place, its first text, its settings and who hears of it. */
export function createView(parent: HTMLElement, text: string, first: Settings, hearing: Hearing): PromptView {
  const changing = new Compartment();
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        // The names come first: while they are offered, arrows, Enter and Escape are theirs.
        completion,
        keymap.of([closes, ...completionKeymap, ...faultKeys, ...historyKeymap, ...standardKeymap]),
        history(),
        EditorView.theme(rules),
        EditorView.lineWrapping,
        EditorView.perLineTextDirection.of(true),
        changing.of(extensionsOf(first)),
        reading,
        marked,
        onFault.of(hearing.onFault),
        EditorView.domEventHandlers({
          focus: () => hearing.onFocus(true),
          blur: () => hearing.onFocus(false),
        }),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (docChanged && !transactions.some((each) => each.annotation(fromOutside)))
            hearing.onType(state.doc.toString());
        }),
      ],
    }),
  });
  return {
    view,
    set: (settings) => view.dispatch({ effects: changing.reconfigure(extensionsOf(settings)) }),
    show: (wanted) => {
      const before = view.state.doc.toString();
      if (before === wanted) return;
      view.dispatch({
        changes: changeBetween(before, wanted),
        annotations: [fromOutside.of(true), Transaction.userEvent.of('input.replace')],
      });
    },
    end: () => view.destroy(),
  };
}

/** The one change that makes one text of another: what begins and ends both alike stays. */
export function changeBetween(before: string, after: string) {
  let from = 0;
  const most = Math.min(before.length, after.length);
  while (from < most && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < most - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}
