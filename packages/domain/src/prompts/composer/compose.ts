import { prompts as english } from '../../texts/en/prompts.ts';
import { prompts as spanish } from '../../texts/es/prompts.ts';
import { formatAny, type Language } from '../../texts/index.ts';
import { choiceOf } from '../choices/choices.ts';
import type { TextRange } from '../grammar/tree.ts';
import { type PromptSlot, type PromptSlots, phraseTextKey, promptSlots, type SlotValue } from '../slots.ts';

/** A slot's words in a composed text. */
export interface ComposedPart extends TextRange {
  readonly slot: PromptSlot;
}

/** A text that slots were joined to. */
export interface ComposedPrompt {
  readonly text: string;
  /** Where each filled slot stands, in UTF-16 units, in the order of the text. */
  readonly parts: readonly ComposedPart[];
}

/**
 * Joins slots to one text (decisions: prompt generation): what is shown, by commas, then a sentence of what is left
 * out.
 *
 * @param slots - Their words may contain alternations and lists; those stay.
 * @param language - Of the choices and of what stands between.
 * @returns A prompt for `parsePrompt`, empty when nothing is filled.
 */
export function composePrompt(slots: PromptSlots, language: Language): string {
  return composeParts(slots, language).text;
}

/**
 * Joins slots as `composePrompt` does (decisions: prompt generation), and says where each of them stands.
 *
 * @returns The text and its parts.
 */
export function composeParts(slots: PromptSlots, language: Language): ComposedPrompt {
  let text = '';
  const parts: ComposedPart[] = [];
  for (const slot of promptSlots) {
    const phrase = slotPhrase(slot, slots[slot], language);
    if (phrase === '') continue;
    if (text !== '') text += slot === 'exclude' ? '. ' : ', ';
    parts.push({ slot, from: text.length, to: text.length + phrase.length });
    text += slot === 'exclude' ? `${phrase}.` : phrase;
  }
  return { text, parts };
}

/**
 * What fills a slot, in words (decisions: prompt generation), as a field of the composer shows it.
 *
 * @returns The words without spaces or a full stop around them; empty for nothing, and for a choice that there is not.
 */
export function slotWords(slot: PromptSlot, value: SlotValue | undefined, language: Language): string {
  if (value === undefined) return '';
  if ('choice' in value) return choiceOf(slot, value.choice)?.[language] ?? '';
  const words = value.text.trim();
  let to = words.length;
  while (to > 0 && /[.,;\s]/.test(words[to - 1] ?? '')) to -= 1;
  return words.slice(0, to);
}

const texts = { en: english, es: spanish } as const;

/**
 * What a slot adds to a text (decisions: prompt generation): its words, and before a choice of a mood or a palette, and
 * before what is left out, what makes a phrase of them.
 */
export function slotPhrase(slot: PromptSlot, value: SlotValue | undefined, language: Language): string {
  const words = slotWords(slot, value, language);
  const key = phraseTextKey(slot, value);
  if (words === '' || key === undefined) return words;
  return formatAny(texts[language], key, language, { value: words });
}
