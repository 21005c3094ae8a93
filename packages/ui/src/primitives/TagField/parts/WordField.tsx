import { choices } from '@mirror-studio/domain/texts/en/choices';
import { type AriaAttributes, type ComponentType, type Ref, useId, useRef } from 'react';
import { LabelContext } from 'react-aria-components/Label';
import { useTexts } from '../../../i18n/useTexts.ts';
import { cx } from '../../../theme/cx.ts';
import { useMergedRef } from '../../../theme/useMergedRef.ts';
import * as field from '../../Field/Field.css.ts';
import { FieldNote } from '../../Field/FieldNote.tsx';
import { FieldLabel, type FieldTexts } from '../../Field/FieldParts.tsx';
import * as styles from '../TagField.css.ts';
import type { TagRowsProps } from '../TagRows.tsx';
import { useTags } from '../useTags.ts';
import type { TagEntryProps } from './WordEntry.tsx';

export interface TagFieldProps extends FieldTexts, AriaAttributes {
  /** The tags, when the parent holds them. */
  value?: readonly string[];
  /** The tags to begin with. Default none. */
  defaultValue?: readonly string[];
  /** Called with all tags when one is added or taken away. */
  onChange?: (tags: readonly string[]) => void;
  /** What may be taken in place of typing it out; other words can still be added. */
  suggestions?: readonly string[];
  /** How many there may be. Default as many as are added. */
  limit?: number;
  /** An example of what to type, while there is no tag. */
  placeholder?: string;
  /** Sent with a form, once for each tag. */
  name?: string;
  /** It cannot be used. Default false. */
  isDisabled?: boolean;
  /** It can be read and not changed. Default false. */
  isReadOnly?: boolean;
  /** Added to the classes of the outer element. */
  className?: string;
  /** Of the outer element. */
  id?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
  /** Reaches the `<input>`. */
  inputRef?: Ref<HTMLInputElement>;
}

interface WordFieldProps extends TagFieldProps {
  /** Where the next tag is typed. */
  Entry: ComponentType<TagEntryProps>;
  /** The tags that are there. */
  Rows: ComponentType<TagRowsProps>;
}

const none: readonly string[] = [];

/** A field of tags without what suggests some, which weighs as much as all the rest. */
export function WordField({
  Entry,
  Rows,
  label,
  isLabelHidden,
  isOptional,
  aside,
  description,
  errorMessage,
  value,
  defaultValue = none,
  onChange,
  suggestions,
  limit = Number.POSITIVE_INFINITY,
  placeholder,
  name,
  isDisabled = false,
  isReadOnly = false,
  className,
  inputRef,
  ...rest
}: WordFieldProps) {
  const t = useTexts('choices', choices);
  const base = useId();
  const ids = { label: `${base}l`, input: `${base}i`, help: `${base}h`, hint: `${base}a` };
  const well = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const entryRef = useMergedRef(input, inputRef);
  const isFixed = isDisabled || isReadOnly;
  const { tags, typed, problem, add, remove, type, keyDown, paste } = useTags({
    value,
    defaultValue,
    onChange,
    limit,
    isFixed,
  });
  const error = problem ?? errorMessage;
  const isInvalid = errorMessage !== undefined;
  const counted =
    limit === Number.POSITIVE_INFINITY ? undefined : t('tagCount', { count: tags.length, limit });
  const left = suggestions?.filter((tag) => !tags.includes(tag));
  const state = {
    /** Whether the field is disabled. */
    'data-disabled': isDisabled || undefined,
    /** Whether the field has an error. */
    'data-invalid': isInvalid || undefined,
  };
  return (
    <div {...rest} {...state} className={cx(field.root, className)}>
      <LabelContext value={{ id: ids.label, htmlFor: ids.input }}>
        <FieldLabel {...{ label, isLabelHidden, isOptional, aside: aside ?? counted }} />
      </LabelContext>
      <div
        {...state}
        ref={well}
        /** Whether the field has tags. */
        data-filled={tags.length > 0 || undefined}
        className={cx(field.well, field.wellSize.medium, styles.well)}
        onPointerDown={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          input.current?.focus();
        }}
      >
        <Rows
          label={t('tags', { label })}
          {...{ tags, isDisabled }}
          onRemove={
            isFixed
              ? undefined
              : (gone) => {
                  if (remove(gone).length === 0) input.current?.focus();
                }
          }
        />
        <Entry
          names={{
            id: ids.input,
            'aria-labelledby': ids.label,
            'aria-describedby': `${ids.help} ${ids.hint}`,
          }}
          input={{
            placeholder: tags.length === 0 ? placeholder : undefined,
            onKeyDown: keyDown,
            onPaste: paste,
            onBlur: () => {
              if (typed.trim() !== '') add([typed.trim()]);
            },
            autoComplete: 'off',
          }}
          inputRef={entryRef}
          suggestions={left}
          onType={type}
          onTake={(tag) => add([tag])}
          {...{ typed, well, isDisabled, isReadOnly, isInvalid }}
        />
      </div>
      <span id={ids.hint} hidden>
        {t('addTagHint')}
      </span>
      <FieldNote id={ids.help} {...{ description, error }} />
      {name !== undefined && tags.map((tag) => <input key={tag} type="hidden" name={name} value={tag} />)}
    </div>
  );
}
