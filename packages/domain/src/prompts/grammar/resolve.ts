import { promptLimits } from '../../constants/prompts.ts';
import { pickOne, seeded, shuffled } from '../../random/index.ts';
import { cutText } from '../../texts/cut-text.ts';
import { combinationsOf } from './combinations.ts';
import { tidyPrompt } from './tidy.ts';
import { drawableOptions, type PromptNode, type PromptOption, type PromptTree } from './tree.ts';

/**
 * The text of a prompt with every alternation and list resolved (pages: prompt studio; decisions: prompt generation).
 *
 * @param tree - From `parsePrompt`.
 * @param seed - A whole number; the same tree and seed give the same text.
 * @returns The text, tidy and of at most `promptLimits.resolvedCharacters` UTF-16 units.
 */
export function resolvePrompt(tree: PromptTree, seed: number): string {
  const random = seeded(seed);
  let text = '';
  let steps = 0;
  const say = (nodes: readonly PromptNode[]): void => {
    for (const node of nodes) {
      steps += 1;
      // A broken list is not in the tree, so only the sum of many whole ones comes to this.
      if (steps > promptLimits.resolvedCharacters || text.length > promptLimits.resolvedCharacters) return;
      const options = node.kind === 'alternation' ? node.options : optionsOf(tree, node);
      if (options) say(pickOption(options, random));
      else if (node.kind !== 'alternation') text += node.text;
    }
  };
  say(tree.nodes);
  return tidyPrompt(cutText(text, promptLimits.resolvedCharacters));
}

/**
 * Different resolved texts to show what a prompt can become (decisions: prompt generation).
 *
 * @param tree - From `parsePrompt`.
 * @param seed - A whole number; the same tree and seed give the same texts.
 * @param howMany - The most to return.
 * @returns As many different texts, or all that there are.
 */
export function examplesOf(
  tree: PromptTree,
  seed: number,
  howMany: number = promptLimits.examples,
): readonly string[] {
  const random = seeded(seed);
  const nextSeed = () => Math.floor(random() * 2 ** 32);
  const examples = new Set<string>();
  for (let tried = 0; tried < howMany * 4 && examples.size < howMany; tried++)
    examples.add(resolvePrompt(tree, nextSeed()));
  // What is rare, or few, is not found by chance.
  if (examples.size < howMany)
    for (const text of shuffled(combinationsOf(tree, howMany * 4), random)) {
      if (examples.size < howMany) examples.add(text);
    }
  return [...examples];
}

/** The values of a list; undefined for text and for a list that cannot be chosen from. */
const optionsOf = (tree: PromptTree, node: PromptNode): readonly PromptOption[] | undefined =>
  node.kind === 'list' ? tree.lists.get(node.name) : undefined;

function pickOption(all: readonly PromptOption[], random: () => number): readonly PromptNode[] {
  const options = drawableOptions(all);
  if (options.every(({ weight }) => weight === options[0]?.weight))
    return pickOne(options, random)?.nodes ?? [];
  let left = random() * options.reduce((sum, { weight }) => sum + weight, 0);
  for (const option of options) {
    left -= option.weight;
    if (left < 0) return option.nodes;
  }
  return options.at(-1)?.nodes ?? [];
}
