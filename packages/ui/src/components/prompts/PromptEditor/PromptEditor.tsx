import { promptLimits } from '@mirror-studio/domain/constants/prompts';
import { faultSeverity, faultText, type PromptFault, type PromptLists } from '@mirror-studio/domain/prompts';
import { promptEditor } from '@mirror-studio/domain/texts/en/promptEditor';
import { prompts } from '@mirror-studio/domain/texts/en/prompts';
import { ui } from '@mirror-studio/domain/texts/en/ui';
import {
  type AriaAttributes,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { LabelContext } from 'react-aria-components/Label';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import * as field from '../../../primitives/Field/Field.css.ts';
import { FieldNote } from '../../../primitives/Field/FieldNote.tsx';
import { FieldLabel, type FieldTexts } from '../../../primitives/Field/FieldParts.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { cx } from '../../../theme/cx.ts';
import { attributesOf } from './attributes.ts';
import { withPlainEnds } from './field/changes.ts';
import { PlainText } from './field/PlainText.tsx';
import { readText } from './field/read-text.ts';
import { usePromptField } from './field/usePromptField.ts';
import * as styles from './PromptEditor.css.ts';
import { PromptFaults } from './PromptFaults.tsx';
import { useFaultsSaid } from './useFaultsSaid.ts';

export interface PromptEditorProps extends FieldTexts, AriaAttributes {
  /** The text, when the parent holds it. Its lines end in `\n`. */
  value?: string;
  /** The text to begin with. Default none. */
  defaultValue?: string;
  /** Called with the whole text at every change. */
  onChange?: (text: string) => void;
  /** The named lists that it can draw from; null while they are on their way. Default none. A list that changes is a new object. */
  lists?: PromptLists | null;
  /** Characters allowed. More can be typed, and is refused in words rather than cut. Default what the grammar reads, 10,000. */
  limit?: number;
  /** Lines shown while there is little text; the field then grows with it. Default 4. */
  rows?: number;
  /** `page` stands on a page of its own, larger and without a well; `field` in a form. Default `field`. */
  variant?: 'field' | 'page';
  /** An example of what to type. Never the only label. */
  placeholder?: string;
  /** Sent with a form. */
  name?: string;
  /** It must be filled in; said, and not checked. Default false. */
  isRequired?: boolean;
  /** It is wrong for a reason of the page's; `errorMessage` says it by itself. Default false. */
  isInvalid?: boolean;
  /** It can be read and not changed. Default false. */
  isReadOnly?: boolean;
  /** It cannot be used. Default false. */
  isDisabled?: boolean;
  /** Called when the focus comes into the text, and when it goes. */
  onFocusChange?: (isFocused: boolean) => void;
  /** Added to the classes of the outer element. */
  className?: string;
  /** Of the outer element. */
  id?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
  /** Reaches the element that is typed into. */
  inputRef?: Ref<HTMLElement>;
}

const noLists: PromptLists = {};
/** Share of the limit from which the count is shown. */
const countFrom = 0.9;

/**
 * A prompt as it is written, with its grammar (pages: prompt studio): alternations and lists are coloured, names of lists
 * are offered, faults are underlined and told, and the combinations counted.
 */
export function PromptEditor({
  label,
  isLabelHidden,
  isOptional,
  aside,
  description,
  errorMessage,
  value,
  defaultValue = '',
  onChange,
  lists: givenLists = noLists,
  limit = promptLimits.templateCharacters,
  rows = 4,
  variant = 'field',
  placeholder,
  name,
  isRequired = false,
  isInvalid: isWrong = false,
  isReadOnly = false,
  isDisabled = false,
  onFocusChange,
  className,
  inputRef,
  ...rest
}: PromptEditorProps) {
  const t = useTexts('promptEditor', promptEditor);
  const say = useTexts('prompts', prompts);
  const u = useTexts('ui', ui);
  const base = useId();
  const ids = { label: `${base}l`, text: `${base}t`, help: `${base}h`, hint: `${base}a`, faults: `${base}f` };
  const [given, change] = useControlled(value, defaultValue, onChange);
  const text = withPlainEnds(given);
  const lists = givenLists ?? noLists;
  const { tree, faults: all } = readText(text, lists);
  const isOver = text.length > limit;
  const found = all.filter(
    ({ code }) =>
      // Said of the length already, and in one sentence.
      !(isOver && code === 'tooLong') &&
      // Nobody knows yet.
      !(givenLists === null && code === 'unknownList'),
  );
  const wordsOf = (fault: PromptFault) => faultText(fault, say);
  const error = errorMessage ?? (isOver ? u('charactersOver', { count: text.length - limit }) : undefined);
  const isFixed = isReadOnly || isDisabled;
  const { shown: faults, said, sayFault } = useFaultsSaid({ faults: found, text, wordsOf, isQuiet: isFixed });
  const isInvalid =
    isWrong || error !== undefined || faults.some(({ code }) => faultSeverity(code) === 'error');

  const settings = {
    lists,
    isReadOnly,
    isDisabled,
    placeholder,
    attributes: attributesOf({
      id: ids.text,
      label: ids.label,
      describedBy: [ids.help, faults.length > 0 && ids.faults, ids.hint],
      isInvalid,
      isReadOnly,
      isDisabled,
      isRequired,
    }),
  };
  const { place, plain, element, goTo, write } = usePromptField({
    ...settings,
    text,
    onType: change,
    onFault: sayFault,
    onFocus: (isFocused) => onFocusChange?.(isFocused),
    sayValues: useCallback((count: number) => t('values', { count }), [t]),
    phrases: {
      Completions: t('completions'),
      'Control character': t('controlCharacter'),
      'Selection deleted': t('selectionDeleted'),
    },
  });
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(inputRef, element, [element]);
  const sent = useReset(() => change(defaultValue));

  const { combinations } = tree;
  const counted =
    givenLists !== null &&
    (combinations.exact
      ? combinations.count > 1 && t('combinations', { count: combinations.count })
      : t('combinationsMore', { count: combinations.count }));
  const used = text.length >= limit * countFrom && (
    <span className={isOver ? styles.over : undefined}>{u('characters', { used: text.length, limit })}</span>
  );
  const state = {
    /** Whether the editor is disabled. */
    'data-disabled': isDisabled || undefined,
    /** Whether the prompt has an error. */
    'data-invalid': isInvalid || undefined,
    /** Whether the prompt can be read and copied, not changed. */
    'data-readonly': isReadOnly || undefined,
  };
  return (
    <div {...rest} {...state} className={cx(field.root, className)}>
      <LabelContext value={{ id: ids.label, elementType: 'span', onClick: () => element()?.focus() }}>
        <FieldLabel
          {...{ label, isLabelHidden, isOptional }}
          elementType="span"
          aside={
            aside ??
            (counted || used ? (
              <>
                {counted}
                {counted && used && ' · '}
                {used}
              </>
            ) : undefined)
          }
        />
      </LabelContext>
      <div {...state} className={variant === 'field' ? cx(field.well, styles.well) : styles.page}>
        <div
          ref={place}
          className={cx(styles.place, styles.set[variant])}
          style={{ '--rows': rows } as object}
        >
          {plain && <PlainText {...settings} {...plain} />}
        </div>
      </div>
      <span id={ids.hint} hidden>
        {t('hint')}
      </span>
      <FieldNote id={ids.help} {...{ description, error }} />
      {faults.length > 0 && (
        <div id={ids.faults}>
          <PromptFaults
            {...{ label, text, faults, wordsOf }}
            onGo={goTo}
            onMend={
              isFixed ? undefined : ({ from, to }, nearest) => write({ from, to, insert: `__${nearest}__` })
            }
          />
        </div>
      )}
      <Status className={field.hidden}>{said}</Status>
      {name !== undefined && (
        <input ref={sent} type="hidden" name={name} value={text} disabled={isDisabled} />
      )}
    </div>
  );
}

/** Calls back when the form is reset that an element stands in. */
function useReset(onReset: () => void) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = ref.current?.form;
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  });
  return ref;
}
