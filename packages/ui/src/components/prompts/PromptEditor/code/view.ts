import { closeCompletion, completionKeymap } from '@codemirror/autocomplete';
import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import {
  Annotation,
  Compartment,
  EditorSelection,
  EditorState,
  type Extension,
  Transaction,
} from '@codemirror/state';
import { EditorView, type KeyBinding, keymap, placeholder } from '@codemirror/view';
import { type Change, changeBetween, type Typed } from '../field/changes.ts';
import type { Hearing, PromptField, Settings } from '../field/prompt-field.ts';
import { completion, sayValues } from './completion.ts';
import { faultKeys, goToFault, onFault } from './faults.ts';
import { marked } from './marks.ts';
import { promptLists, reading } from './reading.ts';
import { rules } from './theme.css.ts';

/** Escape closes the names that are offered, and not also the dialog in which the field stands. */
const closes: KeyBinding = { key: 'Escape', run: closeCompletion, stopPropagation: true };

/** A change that came from outside, and is told to nobody. */
const fromOutside = Annotation.define<true>();

const extensionsOf = (settings: Settings): Extension => [
  promptLists.of(settings.lists),
  sayValues.of(settings.sayValues),
  EditorState.readOnly.of(settings.isReadOnly || settings.isDisabled),
  EditorView.editable.of(!settings.isDisabled),
  EditorView.contentAttributes.of({ ...settings.attributes }),
  EditorState.phrases.of({ ...settings.phrases }),
  settings.placeholder === undefined ? [] : placeholder(settings.placeholder),
];

/** Makes the field. Takes its place, its text as it was typed so far, its settings and who hears of it. */
export function createView(
  parent: HTMLElement,
  { first: begun, changes }: Typed,
  first: Settings,
  hearing: Hearing,
): PromptField {
  const changing = new Compartment();
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: begun,
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
  // Again, so that it can be taken back.
  for (const { atMs, ...change } of changes)
    view.dispatch({
      changes: change,
      selection: EditorSelection.cursor(change.from + change.insert.length),
      annotations: [fromOutside.of(true), Transaction.userEvent.of('input.type'), Transaction.time.of(atMs)],
    });
  return {
    element: view.contentDOM,
    focus: () => view.focus(),
    select: (from, to, isBackward) =>
      view.dispatch({
        selection: isBackward ? EditorSelection.single(to, from) : EditorSelection.single(from, to),
      }),
    goTo: (fault) => goToFault(view, fault),
    write: (change: Change) => {
      view.dispatch({ changes: change });
      view.focus();
    },
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
