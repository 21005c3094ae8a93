import { type PromptSlots, withRecent } from '@mirror-studio/domain/prompts';
import { keepDraft, keepRecent, keepRitual, readKept } from './kept-prompt.ts';

/**
 * Puts words that were found elsewhere into the prompt studio, whole, as its subject. The prompt that was being composed there
 * goes to those that were used, so that it is found again. Takes the words, and what is to be left out.
 */
export function handToStudio(text: string, exclude: string | null = null): void {
  const { draft: before, reading, recent: used = [], typed: half } = readKept();
  const typed = half && half.words.trim() !== '' ? half : null;
  const known = [reading?.text, typed?.words.trim()].filter(Boolean).join(', ');
  if (before && known !== '') {
    const { slots, words } = before;
    const own = typed && { [typed.slot]: { text: typed.words.trim() } };
    const said = typed && { [typed.slot]: typed.words.trim() };
    keepRecent(withRecent(used, { slots: { ...slots, ...own }, words: { ...words, ...said }, text: known }));
  }
  const slots: PromptSlots = { subject: { text }, ...(exclude !== null && { exclude: { text: exclude } }) };
  keepDraft({ slots, words: {}, seed: before?.seed ?? 1, typed: null }, null);
  keepRitual(null);
}
