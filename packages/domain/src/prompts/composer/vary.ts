import { pickOne, seeded, shuffled } from '../../random/index.ts';
import { languages } from '../../texts/index.ts';
import { slotChoices } from '../choices/choices.ts';
import { scanPrompt } from '../grammar/scan.ts';
import type { PromptSlot, PromptSlots, SlotValue } from '../slots.ts';
import { slotWords } from './compose.ts';

/** Another prompt of the same subject. */
export interface VariedPrompt {
  readonly slots: PromptSlots;
  /** Which slots are different from before, two or three; fewer where others alternate. */
  readonly changed: readonly PromptSlot[];
}

const variable = ['style', 'light', 'lens', 'mood', 'palette'] as const satisfies readonly PromptSlot[];

/** Words of the creator's own that alternate or choose from a list: they vary by themselves. */
const varies = (value: SlotValue | undefined): boolean =>
  value !== undefined && 'text' in value && scanPrompt(value.text).nodes.some(({ kind }) => kind !== 'text');

/**
 * *Vary* (decisions: prompt generation): two or three of style, light, lens, mood and palette get another choice; the
 * subject and what is left out stay, and so does what alternates already.
 *
 * @param slots - Those to start from; words of the creator's own are replaced as a choice is, unless they alternate.
 * @param seed - A whole number; the same slots and seed give the same prompt.
 */
export function varyPrompt(slots: PromptSlots, seed: number): VariedPrompt {
  const random = seeded(seed);
  const drawn = shuffled(
    variable.filter((slot) => !varies(slots[slot])),
    random,
  ).slice(0, 2 + Math.floor(random() * 2));
  const changed = variable.filter((slot) => drawn.includes(slot));
  const choices = changed.map((slot) => {
    const now = languages.map((language) => slotWords(slot, slots[slot], language));
    const others = slotChoices[slot].filter((choice) => !now.includes(choice.en) && !now.includes(choice.es));
    return [slot, { choice: pickOne(others, random)?.id ?? '' }] as const;
  });
  return { slots: { ...slots, ...Object.fromEntries(choices) }, changed };
}
