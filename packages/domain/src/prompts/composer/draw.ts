import { pickOne, seeded } from '../../random/index.ts';
import { slotChoices } from '../choices/choices.ts';
import { isPromptEmpty, type PromptSlots, promptSlots } from '../slots.ts';
import { varyPrompt } from './vary.ts';

/**
 * A whole prompt of choices (decisions: prompt generation); nothing is left out of the picture.
 *
 * @param seed - A whole number; the same seed gives the same prompt.
 */
export function drawPrompt(seed: number): PromptSlots {
  const random = seeded(seed);
  const drawn = promptSlots
    .filter((slot) => slot !== 'exclude')
    .map((slot) => [slot, { choice: pickOne(slotChoices[slot], random)?.id ?? '' }] as const);
  return Object.fromEntries(drawn);
}

/** *Vary* (decisions: what each page holds), or a whole prompt where there is nothing to vary. Takes the slots and a seed. */
export function varyOrDraw(slots: PromptSlots, seed: number): PromptSlots {
  return isPromptEmpty(slots) ? drawPrompt(seed) : varyPrompt(slots, seed).slots;
}
