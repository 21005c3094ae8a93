import { promptLimits } from '../../constants/prompts.ts';
import { type LinkedList, linkLists, listsByName, measureNodes, measureOf } from './lists.ts';
import { nearestName } from './names.ts';
import { scanPrompt } from './scan.ts';
import type { PromptFault, PromptListReference, PromptLists, PromptNode, PromptTree } from './tree.ts';

/** A prompt as it was read. */
export interface ParsedPrompt {
  readonly tree: PromptTree;
  /** In the order of the text; of a text with more than `promptLimits.faults`, so many. */
  readonly faults: readonly PromptFault[];
}

/**
 * Reads a prompt (pages: prompt studio; decisions: prompt generation). `{silk|linen}` is an alternation: options may be
 * empty, contain others and weigh more (`{3::silk|linen}`). `__light__` is a value of a named list, which is a prompt
 * itself. `\{ \| \} \_ \\` stand for the character. Any text has an answer, in time linear in its length and that of
 * the lists that it reaches; what is wrong is in the faults, and stands in the resolved text as it is written.
 *
 * @param source - The text.
 * @param lists - The lists that it can choose from, by name; upper and lower case are the same.
 * @returns The tree, whose ranges count UTF-16 units of the text, and the faults.
 */
export function parsePrompt(source: string, lists: PromptLists): ParsedPrompt {
  const { nodes, faults, to } = scanPrompt(source);
  const known = listsByName(lists);
  const listOf = linkLists(known);
  const found: PromptFault[] = faults.map((fault) => ({ ...fault, name: null, nearest: null }));
  const linked = new Map<string, LinkedList>();
  const nearest = new Map<string, string | null>();
  for (const reference of referencesIn(nodes)) {
    const list = listOf(reference.name);
    if (list) linked.set(reference.name, list);
    const fault = list ? list.fault : ({ code: 'unknownList', name: reference.name } as const);
    if (!fault || found.length >= promptLimits.faults) continue;
    if (fault.code === 'unknownList' && !nearest.has(fault.name))
      nearest.set(fault.name, nearestName(fault.name, known.keys()));
    const { from, to: end } = reference;
    found.push({ ...fault, from, to: end, nearest: nearest.get(fault.name) ?? null });
  }
  const measure = measureNodes(nodes, (name) => measureOf(linked.get(name)));
  const { count, exact, longest } = measure;
  const whole = { from: 0, to, name: null, nearest: null };
  if (longest > promptLimits.resolvedCharacters) found.push({ ...whole, code: 'resolvesTooLong' });
  if (count > promptLimits.enumeratedCombinations) found.push({ ...whole, code: 'tooManyCombinations' });
  return {
    tree: { from: 0, to, nodes, lists: reachable(nodes, listOf), combinations: { count, exact }, longest },
    faults: found.toSorted((a, b) => a.from - b.from || a.to - b.to),
  };
}

/** The lists that can be chosen from, and those that these name. */
function reachable(nodes: readonly PromptNode[], listOf: (name: string) => LinkedList | undefined) {
  const lists = new Map<string, NonNullable<LinkedList['options']>>();
  const look = (among: readonly PromptNode[]) => {
    for (const { name } of referencesIn(among)) {
      const options = listOf(name)?.options;
      if (!options || lists.has(name)) continue;
      lists.set(name, options);
      for (const option of options) look(option.nodes);
    }
  };
  look(nodes);
  return lists;
}

/** The references to lists in some nodes, as they stand in the text (decisions: prompt generation). */
export function referencesIn(nodes: readonly PromptNode[]): readonly PromptListReference[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'list') return [node];
    return node.kind === 'alternation' ? node.options.flatMap((option) => referencesIn(option.nodes)) : [];
  });
}

/**
 * Writes words so that a prompt says them as they are (decisions: prompt generation).
 *
 * @param words - Any text.
 * @returns The text with a backslash before each character that would mean something.
 */
export function escapePrompt(words: string): string {
  return words.replace(/[\\{|}_]/g, '\\$&');
}

/**
 * Words from elsewhere as a prompt that says them as they are (decisions: prompt generation): other generators have braces and
 * underscores of their own.
 *
 * @param words - Any text.
 * @returns It unchanged where nothing in it would mean anything.
 */
export const literalPrompt = (words: string): string =>
  /[\\{|}]|__/.test(words) ? escapePrompt(words) : words;
