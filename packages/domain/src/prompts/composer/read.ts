import { promptLimits } from '../../constants/prompts.ts';
import type { Language } from '../../texts/index.ts';
import { promptListsIn } from '../choices/choices.ts';
import { combinationsOf } from '../grammar/combinations.ts';
import { parsePrompt } from '../grammar/parse.ts';
import { examplesOf } from '../grammar/resolve.ts';
import type { PromptLists } from '../grammar/tree.ts';
import type { PromptPiece, PromptReading, ReadSlot } from '../reading.ts';
import { type PromptSlots, promptSlots } from '../slots.ts';
import { composePrompt, slotWords } from './compose.ts';

/** Made once: reading a list of many values takes longer than reading a prompt. */
const lists = new Map<Language, PromptLists>();

function listsIn(language: Language): PromptLists {
  const made = lists.get(language) ?? promptListsIn(language);
  lists.set(language, made);
  return made;
}

/**
 * Reads a prompt for the prompt studio (pages: prompt studio; decisions: prompt generation): its text, the words of each
 * slot cut where they alternate, and what it can become under a seed.
 *
 * @param slots - Of which some may be empty.
 * @param seed - A whole number; the same slots, seed and language give the same.
 * @param language - Of the choices and lists.
 */
export function readPrompt(slots: PromptSlots, seed: number, language: Language): PromptReading {
  const text = composePrompt(slots, language);
  const known = listsIn(language);
  const { tree, faults } = parsePrompt(text, known);
  const read = promptSlots.flatMap((slot) => {
    const words = slotWords(slot, slots[slot], language);
    if (words === '') return [];
    return [[slot, { words, pieces: piecesOf(words, known) } satisfies ReadSlot] as const];
  });
  return {
    text,
    slots: Object.fromEntries(read),
    combinations: tree.combinations,
    examples: text === '' ? [] : examplesOf(tree, seed),
    faults,
  };
}

function piecesOf(words: string, known: PromptLists): readonly PromptPiece[] {
  const { tree } = parsePrompt(words, known);
  return tree.nodes.map((node): PromptPiece => {
    const isList = node.kind === 'list' && tree.lists.has(node.name);
    if (node.kind === 'text' || (node.kind === 'list' && !isList)) return { kind: 'words', text: node.text };
    const all = combinationsOf({ ...tree, nodes: [node] }, promptLimits.enumeratedCombinations);
    const options = all.slice(0, promptLimits.fanned);
    const source = words.slice(node.from, node.to);
    // What can become too long is not listed: it stands as it is written.
    if (options.length === 0) return { kind: 'words', text: source };
    return { kind: 'fan', source, options, more: all.length - options.length };
  });
}
