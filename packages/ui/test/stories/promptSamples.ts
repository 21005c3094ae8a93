import type { PromptSlots, RecentPrompt } from '@mirror-studio/domain/prompts';
import { improvePrompt, readPrompt } from '@mirror-studio/domain/prompts/composer';
import type { Language } from '@mirror-studio/domain/texts';

/** Every slot filled, with a word that alternates and one that is drawn from a list. */
export const full: PromptSlots = {
  subject: { text: 'a dancer in {raw silk|old linen|nothing but light}' },
  style: { choice: 'film-still' },
  light: { text: '__light__' },
  lens: { choice: '85mm-portrait' },
  mood: { choice: 'quiet-melancholy' },
  palette: { choice: 'teal-orange' },
  exclude: { choice: 'watermark' },
};
/** As it is begun: who, and nothing else. */
export const begun: PromptSlots = { subject: { choice: 'mirror-room' }, mood: { choice: 'sacred-awe' } };
/** Nothing in it alternates. */
export const plain: PromptSlots = {
  ...full,
  subject: { choice: 'ballet-break' },
  light: { choice: 'rim-light' },
};
/** A brace that is not closed, and a list that there is not. */
export const broken: PromptSlots = {
  subject: { text: 'a dancer in {raw silk|old linen' },
  light: { text: '__ligth__' },
};
/** As much as somebody may write. */
export const long: PromptSlots = {
  ...full,
  subject: {
    text: 'an old fisherman with a {torn|mended} net over his shoulder, who has come up from the quay before dawn because the harbour froze in the night, and looks past the camera at something that nobody else can see',
  },
  exclude: {
    text: 'lettering, watermarks, bystanders, power lines, anything that was made after nineteen hundred',
  },
};

/** What the composer reads of a prompt, under the seed of the samples. */
export const readingOf = (slots: PromptSlots, language: Language = 'en') => readPrompt(slots, 7, language);

/** What *Improve* proposes for them. */
export const proposalOf = (slots: PromptSlots) => improvePrompt(slots, 7, 'en');

/** Prompts that were used. */
export const recent: readonly RecentPrompt[] = [plain, begun].map((slots) => ({
  slots,
  words: {},
  text: readingOf(slots).text,
}));
