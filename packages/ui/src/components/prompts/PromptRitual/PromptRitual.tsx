import { type PromptSlot, promptSlots, type SlotValue } from '@mirror-studio/domain/prompts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { promptStudio as texts } from '@mirror-studio/domain/texts/en/promptStudio';
import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { isEscape } from '../../../keyboard/composing.ts';
import { lazyOverlay, useLazyOverlay } from '../../../overlays/lazy-overlay.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { useMergedRef } from '../../../theme/useMergedRef.ts';
import * as styles from './PromptRitual.css.ts';

export interface PromptRitualProps extends RootProps<HTMLElement> {
  /** The one that is asked for. */
  slot: PromptSlot;
  /** What fills it now. */
  value?: SlotValue;
  /** What stands in its field; left out, the words that fill it. */
  typed?: string | undefined;
  /** Somebody types in its field: what stands in it, so that it is not lost when another slot is asked for. */
  onType?: (words: string) => void;
  /** A choice or own words, with the words to show. */
  onFill: (slot: PromptSlot, value: SlotValue, words: string) => void;
  /** The slot is to be empty. */
  onClear: (slot: PromptSlot) => void;
  /** On to the next slot; this one stays as it is. */
  onSkip: () => void;
  /** Back to the slot before. */
  onBack: () => void;
  /** Ends the ritual; what is filled stays. */
  onEnd: () => void;
}

const choices = lazyOverlay(async () => (await import('../PromptSentence/SlotChoices.tsx')).SlotChoices);

/** One slot at a time: a question, and all that may answer it. */
export function PromptRitual({
  slot,
  value,
  typed,
  onType,
  onFill,
  onClear,
  onSkip,
  onBack,
  onEnd,
  ref: given,
  ...rest
}: PromptRitualProps) {
  const t = useTexts('promptStudio', texts);
  const c = useTexts('common', common);
  const own = useRef<HTMLElement>(null);
  const ref = useMergedRef(own, given);
  const titleId = useId();
  const { Component: Choices } = useLazyOverlay(choices, own, true, onEnd);
  useEscape(own, onEnd);
  const at = promptSlots.indexOf(slot);
  return (
    <section aria-labelledby={titleId} {...rootProps(rest, styles.root)} ref={ref}>
      <div className={styles.head}>
        <p className={styles.step}>{t('ritualStep', { at: at + 1, all: promptSlots.length })}</p>
        <span className={styles.beads} aria-hidden>
          {promptSlots.map((each, place) => (
            <span
              key={each}
              className={styles.bead}
              /** Whether the question of this bead is asked now or was before. */
              data-passed={place <= at || undefined}
            />
          ))}
        </span>
        <h2 id={titleId} key={slot} className={styles.question}>
          {t(`ritual_${slot}`)}
        </h2>
      </div>
      {Choices ? (
        <Choices
          key={slot}
          {...{ slot, value, typed, onType }}
          layout="wall"
          onFill={(filled, words) => onFill(slot, filled, words)}
          onClear={() => onClear(slot)}
          onKeep={onSkip}
        />
      ) : (
        <div className={styles.waiting} aria-busy>
          <span className={styles.hidden}>{c('loading')}</span>
        </div>
      )}
      <div className={styles.foot}>
        <Button onPress={onBack} isDisabled={at === 0}>
          {t('ritualBack')}
        </Button>
        <Button onPress={onSkip}>{t('ritualSkip')}</Button>
        <Button variant="ghost" className={styles.end} onPress={onEnd}>
          {t('ritualEnd')}
        </Button>
      </div>
    </section>
  );
}

/** Calls back at Escape within an element, unless it closes something there or ends what an input method composes. */
function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void) {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    const { current } = element;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      // The field hands its keys on to its choices, as events of their own; one that is gone to there is left first.
      const isElsewhere =
        !(target instanceof Element) ||
        target !== document.activeElement ||
        target.hasAttribute('aria-activedescendant');
      if (isEscape(event) && !event.defaultPrevented && !isElsewhere) leave();
    };
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, [element]);
}
