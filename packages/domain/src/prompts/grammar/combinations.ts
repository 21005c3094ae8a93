import { promptLimits } from '../../constants/prompts.ts';
import { tidyPrompt } from './tidy.ts';
import {
  type Combinations,
  drawableOptions,
  type PromptNode,
  type PromptOption,
  type PromptTree,
} from './tree.ts';

/**
 * How many ways there are to resolve a prompt (decisions: prompt generation). Saturating: exact up to
 * `Number.MAX_SAFE_INTEGER`, above which `exact` is false. Two ways that give the same words count twice.
 *
 * @param tree - From `parsePrompt`.
 * @returns The count, at least 1.
 */
export function countCombinations(tree: PromptTree): Combinations {
  return tree.combinations;
}

/** How many UTF-16 units are put together before no further text is looked for. */
const enoughUnits = 4_000_000;

/**
 * The different texts that a prompt can become (decisions: prompt generation), the last alternation changing first.
 *
 * @param tree - From `parsePrompt`.
 * @param limit - The most to return, up to `promptLimits.enumeratedCombinations`.
 * @returns The texts, tidy, each once, in an order that does not depend on the limit. None when the prompt can become
 * longer than `promptLimits.resolvedCharacters`; fewer than there are when even so many are longer than four million
 * UTF-16 units together.
 */
export function combinationsOf(tree: PromptTree, limit: number): readonly string[] {
  if (tree.longest > promptLimits.resolvedCharacters) return [];
  const wanted = Math.min(limit, promptLimits.enumeratedCombinations);
  // Two texts can be the same when they are tidy.
  let most = wanted * 4;
  let units = 0;
  const lists = new Map<string, readonly string[]>();

  function ofNode(node: PromptNode): readonly string[] {
    if (node.kind === 'text') return [node.text];
    if (node.kind === 'alternation') return ofOptions(node.options);
    const options = tree.lists.get(node.name);
    if (!options) return [node.text];
    const texts = lists.get(node.name) ?? ofOptions(options);
    lists.set(node.name, texts);
    return texts;
  }

  function ofOptions(options: readonly PromptOption[]): readonly string[] {
    const texts = new Set<string>();
    for (const { nodes } of drawableOptions(options)) {
      for (const text of ofNodes(nodes)) if (texts.size < most) texts.add(text);
      if (texts.size >= most) break;
    }
    return [...texts];
  }

  /** From the last node to the first: once there are enough ends, only one beginning is put before them. */
  function ofNodes(nodes: readonly PromptNode[]): readonly string[] {
    let ends: readonly string[] = [''];
    let before = '';
    for (const node of nodes.toReversed()) {
      const texts = ofNode(node);
      const [first = ''] = texts;
      if (texts.length === 1 || ends.length >= most) before = first + before;
      else {
        ends = joined(texts, before, ends);
        before = '';
      }
    }
    return before === '' ? ends : ends.map((end) => before + end);
  }

  function joined(beginnings: readonly string[], between: string, ends: readonly string[]) {
    const texts = new Set<string>();
    for (const beginning of beginnings) {
      for (const end of ends) {
        if (texts.size >= most) return [...texts];
        const text = beginning + between + end;
        units += text.length;
        texts.add(text);
      }
      if (units > enoughUnits) most = Math.min(most, texts.size);
    }
    return [...texts];
  }

  const tidy = new Set(ofNodes(tree.nodes).map(tidyPrompt));
  return [...tidy].slice(0, wanted);
}
