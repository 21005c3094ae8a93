import type { PromptSlot, SlotValue } from '@mirror-studio/domain/prompts';
import { useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useButton } from 'react-aria/useButton';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { lazyOverlay, useLazyOverlay } from '../../../overlays/lazy-overlay.ts';
import { Fan } from './Fan.tsx';
import * as styles from './PromptSentence.css.ts';
import type { SentenceWord } from './sentence.ts';

const choices = lazyOverlay(async () => (await import('./SlotPopover.tsx')).SlotPopover);

interface SentenceSlotProps {
  word: SentenceWord;
  value: SlotValue | undefined;
  isOpen: boolean;
  /** It is the one that a ritual asks for. */
  isCurrent: boolean;
  typed: string | undefined;
  onType: ((words: string) => void) | undefined;
  onOpenChange: (isOpen: boolean) => void;
  onFill: (slot: PromptSlot, value: SlotValue, words: string) => void;
  onClear: (slot: PromptSlot) => void;
}

/**
 * A word of the sentence, or some, that opens its choices where it stands. A button that runs on over the end of a line as
 * words do, which a `<button>` cannot.
 */
export function SentenceSlot({
  word: { slot, pieces, after, label, isEmpty, isWaiting },
  value,
  isOpen,
  isCurrent,
  typed,
  onType,
  onOpenChange,
  onFill,
  onClear,
}: SentenceSlotProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const state = useMenuTriggerState({ isOpen, onOpenChange });
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: 'dialog' }, state, ref);
  const { Component: Choices, prefetch } = useLazyOverlay(choices, ref, state.isOpen, state.close);
  const { buttonProps } = useButton(
    { ...triggerProps, elementType: 'span', 'aria-label': isWaiting ? label : undefined },
    ref,
  );
  const { hoverProps, isHovered } = useHover({ onHoverStart: prefetch });
  const { focusProps, isFocusVisible } = useFocusRing();
  return (
    <>
      <span
        {...mergeProps(buttonProps, hoverProps, focusProps, { onFocus: prefetch })}
        ref={ref}
        className={styles.slot}
        /** Whether nothing fills the slot yet. */
        data-empty={isEmpty || undefined}
        /** Whether the choices of the slot are open. */
        data-open={isOpen || undefined}
        /** Whether the ritual asks for the slot. */
        data-current={isCurrent || undefined}
        /** Whether the slot is hovered with a mouse. */
        data-hovered={isHovered || undefined}
        /** Whether the slot is keyboard focused. */
        data-focus-visible={isFocusVisible || undefined}
      >
        {isWaiting ? (
          <span className={styles.waiting} />
        ) : (
          <span className={styles.label}>{`${label} `}</span>
        )}
        {pieces.map((piece, at) => {
          const key = `${at} ${piece.kind === 'fan' ? piece.source : piece.text}`;
          if (piece.kind === 'fan')
            return (
              <Fan
                key={key}
                options={piece.options}
                more={piece.more}
                after={at === pieces.length - 1 ? after : ''}
              />
            );
          return (
            <span key={key} className={styles.words}>
              {piece.text}
            </span>
          );
        })}
      </span>
      {pieces.at(-1)?.kind !== 'fan' && after}
      {Choices && (
        <Choices
          trigger={{ state, ref, overlayProps }}
          {...{ slot, value, typed, onType }}
          onFill={(filled, words) => onFill(slot, filled, words)}
          onClear={() => onClear(slot)}
        />
      )}
    </>
  );
}
