import { type EditorState, type Extension, type Range, RangeSet } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { faultSeverity, type PromptNode, type PromptTree, weightLength } from '@mirror-studio/domain/prompts';
import * as styles from './marks.css.ts';
import { reading } from './reading.ts';

const mark = (kind: keyof typeof styles.kind) =>
  Decoration.mark({ class: styles.kind[kind], attributes: { 'data-mark': kind } });
/** Made when the first field is. */
const marksOnce = () => ({
  alternation: mark('alternation'),
  sign: mark('sign'),
  weight: mark('weight'),
  list: mark('list'),
  unknown: mark('unknown'),
  escape: mark('escape'),
  fault: Decoration.mark({ class: styles.fault, attributes: { 'data-mark': 'fault' } }),
});
let made: ReturnType<typeof marksOnce> | undefined;
const allMarks = () => {
  made ??= marksOnce();
  return made;
};

type Marks = Range<Decoration>[];

/** Signs, weights, lists and escapes of a text that has been read; what is nested is marked within what it is nested in. */
function marksOf(text: string, tree: PromptTree): Marks {
  const found: Marks = [];
  const marks = allMarks();
  const add = (kind: Decoration, from: number, to: number) => {
    if (to > from) found.push(kind.range(from, to));
  };
  const look = (nodes: readonly PromptNode[]) => {
    for (const node of nodes) {
      if (node.kind === 'text') lookForEscapes(node.from, node.to);
      else if (node.kind === 'list')
        add(tree.lists.has(node.name) ? marks.list : marks.unknown, node.from, node.to);
      else {
        add(marks.alternation, node.from, node.to);
        add(marks.sign, node.from, node.from + 1);
        for (const [at, { from, to, nodes: inner }] of node.options.entries()) {
          const weight = Math.min(weightLength(text, from), to - from);
          add(marks.weight, from, from + weight);
          look(inner);
          if (at < node.options.length - 1) add(marks.sign, to, to + 1);
        }
        if (text[node.to - 1] === '}') add(marks.sign, node.to - 1, node.to);
      }
    }
  };
  const lookForEscapes = (from: number, to: number) => {
    for (let at = text.indexOf('\\', from); at >= 0 && at < to; at = text.indexOf('\\', at + 2))
      if (/[\\{|}_]/.test(text[at + 1] ?? '')) add(marks.escape, at, at + 2);
  };
  look(tree.nodes);
  return found;
}

const grammarOf = (state: EditorState): DecorationSet =>
  RangeSet.of(marksOf(state.doc.toString(), state.field(reading).tree), true);

/** What is only worth knowing is about the whole text, and would underline all of it. */
const faultsOf = (state: EditorState): DecorationSet =>
  RangeSet.of(
    state
      .field(reading)
      .faults.filter(({ code, from, to }) => to > from && faultSeverity(code) === 'error' && !isOfAll(code))
      .map(({ from, to }) => allMarks().fault.range(from, Math.min(to, state.doc.length))),
    true,
  );
const isOfAll = (code: string) => code === 'resolvesTooLong' || code === 'tooLong';

/** Colours the grammar and underlines what is wrong. */
export const marked: Extension = [
  EditorView.decorations.compute([reading], faultsOf),
  EditorView.decorations.compute([reading], grammarOf),
];
