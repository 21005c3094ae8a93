import {
  faultSeverity,
  faultText,
  type PromptFault,
  type PromptSlot,
  type PromptSlots,
  promptSlots,
  type SlotValue,
} from '@mirror-studio/domain/prompts';
import { promptStudio as texts } from '@mirror-studio/domain/texts/en/promptStudio';
import { prompts } from '@mirror-studio/domain/texts/en/prompts';
import { Fragment } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { WarningIcon } from '../../../icons/index.ts';
import { cx } from '../../../theme/cx.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './PromptSentence.css.ts';
import { SentenceSlot } from './SentenceSlot.tsx';
import { type ReadSlots, wordOf } from './sentence.ts';

export interface PromptSentenceProps extends RootProps {
  /** What fills each slot; those left out are empty. */
  slots: PromptSlots;
  /** What the slots say; that of a choice may still be on its way. */
  read: ReadSlots;
  /** What is not understood. Default nothing. */
  faults?: readonly PromptFault[];
  /** The slot whose choices are open, if one's are. */
  openSlot?: PromptSlot | null;
  /** The slot that a ritual asks for: the others step back. */
  currentSlot?: PromptSlot | null;
  /** The choices of the slot are to open. */
  onOpen: (slot: PromptSlot) => void;
  /** The choices are to close. */
  onClose: () => void;
  /** What stands in the field of the slot that is open; left out, what fills the slot if that is own words. */
  typed?: string | undefined;
  /** Somebody types in that field: what stands in it, so that it is not lost when it closes. */
  onType?: (words: string) => void;
  /** A choice or own words, with the words to show. */
  onFill: (slot: PromptSlot, value: SlotValue, words: string) => void;
  /** The slot is to be empty. */
  onClear: (slot: PromptSlot) => void;
}

/** A prompt as one sentence: its slots are words in it, changed where they stand; what alternates fans out under its word. */
export function PromptSentence({
  slots,
  read,
  faults = [],
  openSlot = null,
  currentSlot = null,
  onOpen,
  onClose,
  typed,
  onType,
  onFill,
  onClear,
  ...rest
}: PromptSentenceProps) {
  const t = useTexts('promptStudio', texts);
  const p = useTexts('prompts', prompts);
  const wrong = faults.filter(({ code }) => faultSeverity(code) === 'error');
  return (
    <div {...rootProps(rest, styles.root)}>
      <section
        aria-label={t('sentence')}
        className={cx(styles.sentence, currentSlot !== null && styles.isAside)}
      >
        {promptSlots.map((slot) => {
          const word = wordOf(slot, slots, read[slot], { t, p });
          return (
            <Fragment key={slot}>
              {slot === 'subject' ? '' : ' '}
              {word.before}
              <SentenceSlot
                word={word}
                value={slots[slot]}
                isOpen={slot === openSlot}
                isCurrent={slot === currentSlot}
                onOpenChange={(isOpen) => (isOpen ? onOpen(slot) : onClose())}
                {...{ typed, onType, onFill, onClear }}
              />
            </Fragment>
          );
        })}
      </section>
      {wrong.length > 0 && (
        <ul aria-label={t('faults')} className={styles.faults}>
          {wrong.map((fault) => (
            <li key={`${fault.code} ${fault.from}`} className={styles.fault}>
              <WarningIcon size={16} />
              {faultText(fault, p)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
