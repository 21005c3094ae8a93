import { pickOne, seeded, shuffled } from '../../random/index.ts';
import { languages } from '../../texts/index.ts';
import { slotChoices } from '../choices/choices.ts';
import type { PromptSlot, PromptSlots } from '../slots.ts';
import { slotWords } from './compose.ts';

/** Another prompt of the same subject. */
export interface VariedPrompt {
  readonly slots: PromptSlots;
  /** Which slots are different from before, two or three. */
  readonly changed: readonly PromptSlot[];
}

const variable = ['style', 'light', 'lens', 'mood', 'palette'] as const satisfies readonly PromptSlot[];

/**
 * *Vary* (decisions: prompt generation): two or three of style, light, lens, mood and palette get another choice; the
 * subject and what is left out stay.
 *
 * @param slots - Those to start from; words of the creator's own are replaced as a choice is.
 * @param seed - A whole number; the same slots and seed give the same prompt.
 */
export function varyPrompt(slots: PromptSlots, seed: number): VariedPrompt {
  const random = seeded(seed);
  const drawn = shuffled(variable, random).slice(0, 2 + Math.floor(random() * 2));
  const changed = variable.filter((slot) => drawn.includes(slot));
  const choices = changed.map((slot) => {
    const now = languages.map((language) => slotWords(slot, slots[slot], language));
    const others = slotChoices[slot].filter((choice) => !now.includes(choice.en) && !now.includes(choice.es));
    return [slot, { choice: pickOne(others, random)?.id ?? '' }] as const;
  });
  return { slots: { ...slots, ...Object.fromEntries(choices) }, changed };
}
