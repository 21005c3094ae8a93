import { EditorSelection, type EditorState, Facet } from '@codemirror/state';
import { EditorView, type KeyBinding } from '@codemirror/view';
import type { PromptFault } from '@mirror-studio/domain/prompts';
import { reading } from './reading.ts';

/** Hears which fault was gone to. */
export const onFault = Facet.define<(fault: PromptFault) => void>();

/** Selects what is wrong and brings it into sight. */
export function goToFault(view: EditorView, { from, to }: PromptFault) {
  const end = view.state.doc.length;
  view.dispatch({
    selection: EditorSelection.single(Math.min(from, end), Math.min(to, end)),
    effects: EditorView.scrollIntoView(Math.min(from, end), { y: 'nearest' }),
    userEvent: 'select',
  });
  view.focus();
}

/** The next fault after the selection, or before it; after the last comes the first. */
export function faultBeside(state: EditorState, step: 1 | -1): PromptFault | undefined {
  const { faults } = state.field(reading);
  const { from, to } = state.selection.main;
  const is = (fault: PromptFault) => fault.from === from && Math.min(fault.to, state.doc.length) === to;
  const at = faults.findIndex(is);
  if (at >= 0) return faults.at((at + step) % faults.length);
  return step > 0
    ? (faults.find((fault) => fault.from >= to) ?? faults[0])
    : (faults.findLast((fault) => fault.to <= from) ?? faults.at(-1));
}

const goes = (step: 1 | -1) => (view: EditorView) => {
  const fault = faultBeside(view.state, step);
  if (!fault) return false;
  goToFault(view, fault);
  for (const hear of view.state.facet(onFault)) hear(fault);
  return true;
};

/** F8 goes to the next fault, as in other editors. */
export const faultKeys: readonly KeyBinding[] = [{ key: 'F8', run: goes(1), shift: goes(-1) }];
