import { promptLimits } from '../../constants/prompts.ts';
import { pickOne, seeded } from '../../random/index.ts';
import type { Language } from '../../texts/index.ts';
import { slotChoices } from '../choices/choices.ts';
import { scanPrompt } from '../grammar/scan.ts';
import type { TextRange } from '../grammar/tree.ts';
import type { PromptSlot, PromptSlots } from '../slots.ts';
import { composeParts, slotPhrase } from './compose.ts';
import { type ImprovedSlot, improvedSlots, mentions } from './mentions.ts';

/** Something that *Improve* added, and why. */
export interface PromptChange extends TextRange {
  readonly slot: ImprovedSlot;
  /** The id of the choice. */
  readonly choice: string;
  /** Where it stands in the improved text, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** Key of the reason in the namespace `prompts`. */
  readonly reasonKey: `reason_${ImprovedSlot}`;
}

/** What *Improve* proposes. */
export interface ImprovedText {
  /** The text as it was; of slots, as they are composed. */
  readonly before: string;
  readonly text: string;
  /** In the order of the text; none when there is nothing to add. */
  readonly changes: readonly PromptChange[];
}

/** What *Improve* proposes for slots. */
export interface ImprovedSlots extends ImprovedText {
  readonly slots: PromptSlots;
}

/** What is proposed for a prompt, by the built-in composer or by a language model. */
export interface PromptProposal {
  readonly before: string;
  readonly text: string;
  /** None when there is nothing to add. */
  readonly changes: readonly ProposedChange[];
  /** The name of the language model that proposes it; left out, it is the built-in composer. */
  readonly model?: string | undefined;
}

/**
 * A slot that gets other words, and why: in a language model's own words, or where there are none by `reason_<slot>` in the
 * namespace `prompts`.
 */
export type ProposedChange =
  | { readonly slot: ImprovedSlot; readonly reason?: undefined }
  | { readonly slot: PromptSlot; readonly reason: string };

/** What is proposed for slots. */
export interface ProposedSlots extends PromptProposal {
  readonly slots: PromptSlots;
}

/**
 * *Improve* (pages: prompt studio; decisions: prompt generation): adds a light, a lens, a mood and a palette where none
 * is spoken of, and takes nothing away. A text with a brace that is not closed, or too long, stays as it is.
 *
 * @param prompt - A text or slots, in either language.
 * @param seed - A whole number; the same prompt, seed and language give the same.
 * @param language - Of what is added.
 * @returns A proposal, to be shown as a difference before it replaces anything.
 */
export function improvePrompt(prompt: string, seed: number, language: Language): ImprovedText;
export function improvePrompt(prompt: PromptSlots, seed: number, language: Language): ImprovedSlots;
export function improvePrompt(
  prompt: string | PromptSlots,
  seed: number,
  language: Language,
): ImprovedText | ImprovedSlots {
  return typeof prompt === 'string'
    ? improveText(prompt, seed, language)
    : improveSlots(prompt, seed, language);
}

/** A choice for each slot, whether it is missing or not, so that one that is filled does not change the others. */
function proposed(seed: number) {
  const random = seeded(seed);
  return improvedSlots.map((slot) => ({ slot, choice: pickOne(slotChoices[slot], random)?.id ?? '' }));
}

function improveSlots(slots: PromptSlots, seed: number, language: Language): ImprovedSlots {
  const before = composeParts(slots, language);
  const added = proposed(seed).filter(
    ({ slot }) => !before.parts.some((part) => part.slot === slot) && !mentions(before.text, slot),
  );
  const improved: PromptSlots = {
    ...slots,
    ...Object.fromEntries(added.map(({ slot, choice }) => [slot, { choice }])),
  };
  const { text, parts } = composeParts(improved, language);
  const changes = added.flatMap(({ slot, choice }) =>
    parts
      .filter((part) => part.slot === slot)
      .map(({ from, to }) => ({ slot, choice, from, to, reasonKey: `reason_${slot}` }) as const),
  );
  return { before: before.text, text, slots: improved, changes };
}

function improveText(before: string, seed: number, language: Language): ImprovedText {
  const { nodes, faults } = scanPrompt(before);
  const unfit =
    before.trim() === '' ||
    before.length > promptLimits.templateCharacters ||
    faults.some(({ code }) => code === 'unclosedBrace');
  if (unfit) return { before, text: before, changes: [] };
  const inside = (at: number) => nodes.some((node) => node.kind !== 'text' && node.from < at && at < node.to);
  const { at, begin } = placeFor(before, inside);
  let text = before.slice(0, at);
  const changes: PromptChange[] = [];
  for (const { slot, choice } of proposed(seed)) {
    if (mentions(before, slot)) continue;
    text += changes.length === 0 ? begin : ', ';
    const from = text.length;
    const phrase = slotPhrase(slot, { choice }, language);
    text += text.endsWith('. ') ? phrase.slice(0, 1).toLocaleUpperCase(language) + phrase.slice(1) : phrase;
    changes.push({ slot, choice, from, to: text.length, reasonKey: `reason_${slot}` });
  }
  return { before, text: text + before.slice(at), changes };
}

/**
 * Where words are added: before a last sentence of what is left out, and before the full stop. After "without people"
 * within a sentence a new one begins, so that the light is not left out too.
 */
function placeFor(text: string, inside: (at: number) => boolean): { at: number; begin: string } {
  const sentence = /[.\n]\s{0,9}(?:without|leave out|sin)(?!\p{L})/iu.exec(text);
  if (sentence && !inside(sentence.index)) return { at: sentence.index, begin: ', ' };
  let at = text.length;
  while (at > 0 && /[.,;\s]/.test(text[at - 1] ?? '')) at -= 1;
  const last = text.slice(text.lastIndexOf('.', at - 1) + 1, at);
  const leavesOut = /(?<!\p{L})(?:without|sin)(?!\p{L})/iu.test(last);
  return { at, begin: leavesOut ? '. ' : ', ' };
}
