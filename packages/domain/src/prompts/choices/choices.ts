import type { Language } from '../../texts/index.ts';
import { listNameOf } from '../grammar/names.ts';
import type { PromptLists } from '../grammar/tree.ts';
import { type PromptSlot, promptSlots } from '../slots.ts';
import type { PromptChoice } from './choice.ts';
import { excludeChoices } from './exclude.ts';
import { lensChoices } from './lens.ts';
import { lightChoices } from './light.ts';
import { moodChoices } from './mood.ts';
import { paletteChoices } from './palette.ts';
import { styleChoices } from './style.ts';
import { subjectChoices } from './subject.ts';

/** What each slot offers (decisions: prompt generation), at least `promptLimits.choicesPerSlot`. */
export const slotChoices: Readonly<Record<PromptSlot, readonly PromptChoice[]>> = {
  subject: subjectChoices,
  style: styleChoices,
  light: lightChoices,
  lens: lensChoices,
  mood: moodChoices,
  palette: paletteChoices,
  exclude: excludeChoices,
};

/** The name of each slot's list in a prompt: `__light__`, `__luz__`. Either is read in both languages. */
export const listNames: Readonly<Record<PromptSlot, Readonly<Record<Language, string>>>> = {
  subject: { en: 'subject', es: 'motivo' },
  style: { en: 'style', es: 'estilo' },
  light: { en: 'light', es: 'luz' },
  lens: { en: 'lens', es: 'objetivo' },
  mood: { en: 'mood', es: 'ambiente' },
  palette: { en: 'palette', es: 'paleta' },
  exclude: { en: 'exclude', es: 'excluir' },
};

/**
 * A choice by its id (decisions: prompt generation).
 *
 * @returns The choice; undefined when the slot has no such, any more or yet.
 */
export function choiceOf(slot: PromptSlot, id: string): PromptChoice | undefined {
  return slotChoices[slot].find((choice) => choice.id === id);
}

/**
 * The lists that a prompt can choose from (decisions: prompt generation), for `parsePrompt`: the choices of each slot
 * under the names of both languages, and a creator's own, which go before built-in ones of the same name.
 *
 * @param language - Of the built-in values; its names come before those of other languages, and share their array of values.
 * @param own - The creator's lists by name.
 */
export function promptListsIn(language: Language, own: PromptLists = {}): PromptLists {
  const ownNames = new Set(Object.keys(own).map(listNameOf));
  const builtIn = promptSlots.flatMap((slot) => {
    const values = slotChoices[slot].map((choice) => choice[language]);
    const names = listNames[slot];
    return [names[language], ...Object.values(names)].map((name) => [name, values] as const);
  });
  return Object.fromEntries([...builtIn.filter(([name]) => !ownNames.has(name)), ...Object.entries(own)]);
}
