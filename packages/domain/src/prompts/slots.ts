import type { TextKey } from '../texts/index.ts';

/** The parts of a prompt, in the order in which they are asked for (decisions: prompt generation). */
export const promptSlots = ['subject', 'style', 'light', 'lens', 'mood', 'palette', 'exclude'] as const;
export type PromptSlot = (typeof promptSlots)[number];

/** What fills a slot: one of the product's choices by its id, said in any language, or words as they were written. */
export type SlotValue = { readonly choice: string } | { readonly text: string };

/** A prompt by its slots; one that is empty is left out. */
export type PromptSlots = { readonly [Slot in PromptSlot]?: SlotValue };

/** Key of a slot's name in the namespace `prompts` (decisions: prompt generation). */
export function slotTextKey(slot: PromptSlot): TextKey<'prompts'> & `slot_${string}` {
  return `slot_${slot}`;
}

/**
 * Key of what makes a phrase of a slot's words in the namespace `prompts` (decisions: prompt generation): before a choice
 * of a mood or a palette, and before what is left out. Undefined where they stand as they are.
 */
export function phraseTextKey(
  slot: PromptSlot,
  value: SlotValue | undefined,
): (TextKey<'prompts'> & `phrase_${string}`) | undefined {
  if (slot === 'exclude') return 'phrase_exclude';
  if (value === undefined || !('choice' in value)) return undefined;
  return slot === 'mood' || slot === 'palette' ? `phrase_${slot}` : undefined;
}

/** Whether a slot is filled (decisions: what each page holds): with a choice, or with words that are more than spaces. */
export function isSlotFilled(value: SlotValue | undefined): value is SlotValue {
  return value !== undefined && ('choice' in value || value.text.trim() !== '');
}

/** Whether no slot of a prompt is filled (decisions: what each page holds). */
export function isPromptEmpty(slots: PromptSlots): boolean {
  return promptSlots.every((slot) => !isSlotFilled(slots[slot]));
}

/**
 * Fills a slot, or empties it (decisions: what each page holds).
 *
 * @param value - Words that are only spaces, or nothing, empty it.
 * @returns The prompt with it; the others stay.
 */
export function withSlot(slots: PromptSlots, slot: PromptSlot, value: SlotValue | undefined): PromptSlots {
  const { [slot]: _, ...others } = slots;
  return isSlotFilled(value) ? { ...others, [slot]: value } : others;
}
