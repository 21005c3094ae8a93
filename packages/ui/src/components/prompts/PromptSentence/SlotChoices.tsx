import type { PromptSlot, SlotValue } from '@mirror-studio/domain/prompts';
import { choiceOf, listNames, slotChoices } from '@mirror-studio/domain/prompts/choices';
import { promptStudio as texts } from '@mirror-studio/domain/texts/en/promptStudio';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { CheckIcon, RemixIcon } from '../../../icons/index.ts';
import { isComposing } from '../../../keyboard/composing.ts';
import { AutocompleteScope } from '../../../primitives/Autocomplete/AutocompleteScope.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { matchesWords } from '../../../primitives/Options/matches.ts';
import * as options from '../../../primitives/Options/Options.css.ts';
import { hasTouchScreen } from '../../../primitives/Overlay/FocusWhenShown.tsx';
import { ScrollBody } from '../../../primitives/Overlay/ScrollBody.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { cx } from '../../../theme/cx.ts';
import * as styles from './SlotChoices.css.ts';

export interface SlotChoicesProps {
  slot: PromptSlot;
  /** What fills it now. */
  value: SlotValue | undefined;
  /** Under one another in a popover, or as a wall of words. */
  layout: 'list' | 'wall';
  /** What stands in its field already; left out, the words that fill the slot. */
  typed?: string | undefined;
  /** What stands in its field, at every key. */
  onType?: ((words: string) => void) | undefined;
  onFill: (value: SlotValue, words: string) => void;
  onClear: () => void;
  /** Enter was pressed in the field, where nothing new stands in it. */
  onKeep?: () => void;
}

/** No choice is called so. */
const fromList = 'from list';

/** What a slot can be filled with: one of its choices, found by typing, or what is typed itself. */
export function SlotChoices({
  slot,
  value,
  layout,
  typed: begun,
  onType,
  onFill,
  onClear,
  onKeep,
}: SlotChoicesProps) {
  const t = useTexts('promptStudio', texts);
  const language = useTextLocale().startsWith('es') ? 'es' : 'en';
  const written =
    value === undefined
      ? ''
      : 'text' in value
        ? value.text
        : (choiceOf(slot, value.choice)?.[language] ?? '');
  const [typed, setTyped] = useState(begun ?? written);
  // Words that were written before hide no choices.
  const [isTyped, setIsTyped] = useState(false);
  const list = `__${listNames[slot][language]}__`;
  const items = useMemo(
    () => [
      { id: fromList, words: t('fromList') },
      ...slotChoices[slot].map((choice) => ({ id: choice.id, words: choice[language] })),
    ],
    [slot, language, t],
  );
  const chosen = value !== undefined && 'choice' in value ? value.choice : written === list ? fromList : '';
  const own = typed.trim();
  const useOwn = (event: FormEvent) => {
    event.preventDefault();
    if (own !== '') onFill({ text: own }, own);
  };
  const isNew = own !== '' && own !== written;
  const form = useRef<HTMLFormElement>(null);
  const isChosen = chosen !== '';
  // What is typed takes the place of a choice.
  useEffect(() => {
    const field = form.current?.querySelector('input');
    // Selecting gives a field the focus: where a screen is touched, its keyboard would hide the choices.
    if (isChosen && field && field === document.activeElement) field.select();
  }, [isChosen]);
  useKeepKey(form, isNew ? undefined : onKeep);
  const choices = (
    <ListBox
      key={layout}
      aria-label={t('choices')}
      items={items}
      dependencies={[chosen]}
      layout={layout === 'wall' ? 'grid' : 'stack'}
      onAction={(id) => {
        const item = items.find((each) => each.id === id);
        if (id === fromList) onFill({ text: list }, list);
        else if (item) onFill({ choice: item.id }, item.words);
      }}
      renderEmptyState={() => <p className={styles.none}>{t('noChoices')}</p>}
      className={layout === 'wall' ? styles.wall : cx(options.list, styles.list)}
    >
      {({ id, words }) => (
        <ListBoxItem
          id={id}
          textValue={words}
          className={cx(layout === 'wall' ? styles.brick : options.row, id === fromList && styles.any)}
          /** Whether this choice fills the slot. */
          data-chosen={id === chosen || undefined}
        >
          {id === fromList && <RemixIcon size={16} />}
          <span className={styles.words}>{words}</span>
          {id === chosen && <CheckIcon size={16} />}
        </ListBoxItem>
      )}
    </ListBox>
  );
  return (
    <AutocompleteScope
      inputValue={typed}
      onInputChange={(text) => {
        setTyped(text);
        setIsTyped(true);
        onType?.(text);
      }}
      filter={(words) => !isTyped || matchesWords(words, own)}
      isFirstFocused={false}
    >
      <form ref={form} className={styles.root} onSubmit={useOwn}>
        <TextField
          label={t('field')}
          description={t('fieldHint')}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the slot was opened for; on a screen that is touched its keyboard would hide the choices
          autoFocus={!hasTouchScreen()}
        />
        {layout === 'wall' ? (
          choices
        ) : (
          <ScrollBody label={t('choices')} className={styles.scroll}>
            {choices}
          </ScrollBody>
        )}
        <div className={styles.foot}>
          {value !== undefined && (
            <Button variant="ghost" size="small" onPress={onClear}>
              {t('clear')}
            </Button>
          )}
          <Button type="submit" size="small" isDisabled={!isNew} className={styles.use}>
            {t('useWords')}
          </Button>
        </div>
      </form>
    </AutocompleteScope>
  );
}

/** Calls back at Enter in the field, unless one of the choices is gone to there, which Enter takes. */
function useKeepKey(form: RefObject<HTMLFormElement | null>, onKeep: (() => void) | undefined) {
  const isListening = onKeep !== undefined;
  const keep = useEffectEvent(() => onKeep?.());
  useEffect(() => {
    const element = form.current;
    if (!isListening || element === null) return;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const isInField = target instanceof HTMLInputElement && !target.hasAttribute('aria-activedescendant');
      if (event.key === 'Enter' && isInField && !isComposing(event) && !event.repeat) keep();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [form, isListening]);
}
