import { promptLimits } from '../../constants/prompts.ts';
import { cutText } from '../../texts/cut-text.ts';
import { listNameOf, listNamePattern } from './names.ts';
import type { PromptNode, PromptOption, TextRange } from './tree.ts';

/** A fault that the text alone shows. */
export interface SyntaxFault extends TextRange {
  readonly code:
    | 'unclosedBrace'
    | 'strayPipe'
    | 'strayBrace'
    | 'unclosedList'
    | 'severalOptions'
    | 'foreignWeight'
    | 'tooDeep'
    | 'tooLong';
}

interface Scanned {
  readonly nodes: readonly PromptNode[];
  readonly faults: readonly SyntaxFault[];
  readonly to: number;
}

interface OpenAlternation {
  readonly from: number;
  readonly options: PromptOption[];
  optionFrom: number;
  weight: number;
  nodes: PromptNode[];
}

const listStart = new RegExp(`__(${listNamePattern})`, 'uy');
/** A weight at the beginning of an option, behind any white space: `3::`, `.5::`, `0.125::`. */
const weightStart = /\s*(?:\d{1,4}(?:\.\d{0,4})?|\.\d{1,4})::/y;
/** How other tools draw several options of one alternation: `{2$$a|b|c}`, `{1-2$$ and $$a|b}`. */
const severalStart = /\s*~?\d{0,3}(?:-\d{0,3})?\$\$/y;
/** Weights of other tools that are told. */
const mostForeignWeights = 10;
/** How other tools weigh words: `(word:1.3)`, `<lora:name:0.8>`, `word::2`. Also a number before an option that is no weight here. */
const foreignWeights =
  /\([^()\n]{0,199}[^()\n\s\d]:\d{0,4}\.?\d{1,4}\)|<[a-z]{1,20}:[^<>\n]{1,200}>|(?<=\p{L})::\s*-?[\d.]{1,8}|(?<=[{|]\s{0,9})[-+\d.,]{1,12}\s{0,9}::/gu;
const plain = /[^{|}\\_]+/y;

/**
 * Reads alternations, names of lists and escapes in one pass over a text (decisions: prompt generation). What is not
 * closed ends with the text; what stands where it means nothing is text.
 *
 * @param source - Any text; of a longer one the first `promptLimits.templateCharacters` are read.
 * @returns The nodes, up to where they were read, and what is wrong.
 */
export function scanPrompt(source: string): Scanned {
  const text = cutText(source, promptLimits.templateCharacters);
  if (text === source && text !== '' && !/[{|}\\_:]/.test(text))
    return { nodes: [{ kind: 'text', from: 0, to: text.length, text }], faults: [], to: text.length };
  const faults: SyntaxFault[] = [];
  const open: OpenAlternation[] = [];
  const nodes: PromptNode[] = [];
  /** Braces below the deepest that is read: text, but counted, so that theirs do not close others. */
  let beyond = 0;
  let at = 0;

  const tell = (code: SyntaxFault['code'], from: number, to: number) => {
    if (faults.length < promptLimits.faults) faults.push({ code, from, to });
  };
  const into = () => open.at(-1)?.nodes ?? nodes;
  const add = (words: string, from: number, to: number) => {
    const before = into().at(-1);
    if (before?.kind === 'text') into()[into().length - 1] = { ...before, to, text: before.text + words };
    else into().push({ kind: 'text', from, to, text: words });
  };
  const endOption = (alternation: OpenAlternation, to: number) =>
    alternation.options.push({
      from: alternation.optionFrom,
      to,
      weight: alternation.weight,
      nodes: alternation.nodes,
    });
  const beginOption = (alternation: OpenAlternation, from: number) => {
    const length = weightLength(text, from);
    alternation.weight = length === 0 ? 1 : Number(text.slice(from, from + length - 2));
    alternation.optionFrom = from;
    alternation.nodes = [];
    return from + length;
  };
  const close = (alternation: OpenAlternation, optionTo: number, to: number) => {
    endOption(alternation, optionTo);
    open.pop();
    into().push({ kind: 'alternation', from: alternation.from, to, options: alternation.options });
  };

  const readers: Readonly<Record<string, () => number>> = {
    '\\': () => {
      const escaped = /[{|}_\\]/.test(text[at + 1] ?? '');
      add(escaped ? (text[at + 1] ?? '') : '\\', at, at + (escaped ? 2 : 1));
      return at + (escaped ? 2 : 1);
    },
    '{': () => {
      if (open.length < promptLimits.depth) {
        const begun = { from: at, options: [], optionFrom: at + 1, weight: 1, nodes: [] };
        open.push(begun);
        severalStart.lastIndex = at + 1;
        const several = severalStart.exec(text);
        if (several) tell('severalOptions', at + 1, at + 1 + several[0].length);
        return beginOption(begun, at + 1);
      }
      if (beyond === 0) tell('tooDeep', at, at + 1);
      beyond += 1;
      add('{', at, at + 1);
      return at + 1;
    },
    '|': () => {
      const alternation = open.at(-1);
      if (alternation && beyond === 0) {
        endOption(alternation, at);
        return beginOption(alternation, at + 1);
      }
      if (!alternation) tell('strayPipe', at, at + 1);
      add('|', at, at + 1);
      return at + 1;
    },
    '}': () => {
      const alternation = open.at(-1);
      if (alternation && beyond === 0) {
        close(alternation, at, at + 1);
        return at + 1;
      }
      if (alternation) beyond -= 1;
      else tell('strayBrace', at, at + 1);
      add('}', at, at + 1);
      return at + 1;
    },
    _: () => {
      listStart.lastIndex = at;
      const begun = listStart.exec(text);
      if (begun === null) {
        add('_', at, at + 1);
        return at + 1;
      }
      const [written, name = ''] = begun;
      if (!text.startsWith('__', at + written.length)) {
        tell('unclosedList', at, at + written.length);
        add(written, at, at + written.length);
        return at + written.length;
      }
      const to = at + written.length + 2;
      into().push({ kind: 'list', from: at, to, name: listNameOf(name), text: text.slice(at, to) });
      return to;
    },
  };

  while (at < text.length) {
    plain.lastIndex = at;
    const words = plain.exec(text)?.[0];
    if (words === undefined) at = readers[text[at] ?? '']?.() ?? at + 1;
    else {
      add(words, at, at + words.length);
      at += words.length;
    }
  }
  for (let last = open.at(-1); last; last = open.at(-1)) {
    tell('unclosedBrace', last.from, last.from + 1);
    close(last, text.length, text.length);
  }
  // So few that they leave room for what is wrong.
  for (const { index, 0: written } of Array.from(text.matchAll(foreignWeights)).slice(0, mostForeignWeights))
    if (weightLength(text, index) === 0) tell('foreignWeight', index, index + written.length);
  if (text.length < source.length) faults.push({ code: 'tooLong', from: text.length, to: source.length });
  return { nodes, faults, to: text.length };
}

/** How long the weight at the beginning of an option is (decisions: prompt generation), in UTF-16 units; 0 for none. */
export function weightLength(text: string, from: number): number {
  weightStart.lastIndex = from;
  return weightStart.exec(text)?.[0].length ?? 0;
}
