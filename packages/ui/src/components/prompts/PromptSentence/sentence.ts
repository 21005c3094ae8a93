import {
  isSlotFilled,
  type PromptPiece,
  type PromptSlot,
  type PromptSlots,
  phraseTextKey,
  type SlotValue,
} from '@mirror-studio/domain/prompts';
import type { promptStudio } from '@mirror-studio/domain/texts/en/promptStudio';
import type { prompts } from '@mirror-studio/domain/texts/en/prompts';
import type { Translate } from '../../../i18n/useTexts.ts';

/** What a slot says, as it was read. */
export interface SlotWords {
  /** As they are written. */
  readonly words: string;
  /** The same, cut where they alternate. Left out while that is not known. */
  readonly pieces?: readonly PromptPiece[];
}

/** What all slots say; that of a choice may be on its way. */
export type ReadSlots = { readonly [Slot in PromptSlot]?: SlotWords };

/** A slot in the sentence. */
export interface SentenceWord {
  readonly slot: PromptSlot;
  /** What stands before it and is not pressed: "a mood of ". */
  readonly before: string;
  /** The comma or full stop behind it. */
  readonly after: string;
  readonly isEmpty: boolean;
  /** Its words are on their way. */
  readonly isWaiting: boolean;
  readonly pieces: readonly PromptPiece[];
  /** Says which slot it is, to screen readers. */
  readonly label: string;
}

interface Says {
  readonly t: Translate<typeof promptStudio>;
  readonly p: Translate<typeof prompts>;
}

/** Takes a slot, what fills it and what was read of it; returns how it stands in the sentence. */
export function wordOf(
  slot: PromptSlot,
  slots: PromptSlots,
  read: SlotWords | undefined,
  { t, p }: Says,
): SentenceWord {
  const value = slots[slot];
  const after = slot === 'palette' || slot === 'exclude' ? '.' : ',';
  const name = p(`slot_${slot}`);
  const words = wordsOf(value, read);
  if (words === '') {
    const isWaiting = isSlotFilled(value);
    return {
      slot,
      after,
      isWaiting,
      before: '',
      isEmpty: !isWaiting,
      pieces: isWaiting ? [] : [{ kind: 'words', text: t(`empty_${slot}`) }],
      label: t(isWaiting ? 'slotFilled' : 'slotEmpty', { slot: name }),
    };
  }
  const key = phraseTextKey(slot, value);
  const phrase = key === undefined ? words : p(key, { value: words });
  const pieces = read?.pieces ?? [{ kind: 'words', text: words }];
  return {
    slot,
    after,
    pieces,
    isEmpty: false,
    isWaiting: false,
    before: phrase.slice(0, phrase.indexOf(words)),
    label: t('slotFilled', { slot: name }),
  };
}

const wordsOf = (value: SlotValue | undefined, read: SlotWords | undefined): string => {
  if (!isSlotFilled(value)) return '';
  return read?.words ?? ('text' in value ? value.text.trim() : '');
};
