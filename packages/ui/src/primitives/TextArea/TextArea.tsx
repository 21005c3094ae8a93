import { ui } from '@mirror-studio/domain/texts/en/ui';
import { type CSSProperties, type Ref, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { useTexts } from '../../i18n/useTexts.ts';
import { cx } from '../../theme/cx.ts';
import * as field from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/FieldParts.tsx';
import { Status } from '../Status/Status.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'type' | 'pattern'>,
    FieldTexts {
  /** Lines shown while there is little text; the field then grows with it. Default 3. */
  rows?: number;
  /** Characters allowed. Shows the count; more can be typed, and is refused in words rather than cut. */
  limit?: number;
  /** The text is a prompt: monospace. Default false. */
  isPrompt?: boolean;
  /** An example of what to type. Never the only label. */
  placeholder?: string;
  /** Added to the field's own classes. */
  className?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
  /** Reaches the `<textarea>`. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Share of the limit from which screen readers hear how much is left. */
const announceFrom = 0.9;

/** Text of several lines. It grows with what is typed. */
export function TextArea({
  label,
  isLabelHidden,
  isOptional,
  aside,
  description,
  errorMessage,
  rows = 3,
  limit,
  isPrompt = false,
  placeholder,
  className,
  inputRef,
  onChange,
  ...rest
}: TextAreaProps) {
  const t = useTexts('ui', ui);
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const used = (rest.value ?? typed).length;
  const isOver = limit !== undefined && used > limit;
  const count = limit !== undefined && (
    <span aria-hidden className={isOver ? styles.over : undefined}>
      {t('characters', { used, limit })}
    </span>
  );
  return (
    <AriaTextField
      isInvalid={errorMessage !== undefined || isOver ? true : undefined}
      {...rest}
      onChange={(value) => {
        setTyped(value);
        onChange?.(value);
      }}
      className={cx(field.root, className)}
    >
      <FieldLabel {...{ label, isLabelHidden, isOptional, aside: aside ?? (count || undefined) }} />
      <Group role="presentation" className={cx(field.well, styles.well)}>
        <AriaTextArea
          ref={inputRef}
          rows={rows}
          placeholder={placeholder}
          className={cx(field.input, styles.area, isPrompt && styles.isPrompt)}
          style={{ minBlockSize: `calc(${rows} * 1lh + 1.5rem)` } satisfies CSSProperties}
        />
      </Group>
      <FieldHelp
        description={description}
        errorMessage={errorMessage ?? (isOver ? t('charactersOver', { count: used - limit }) : undefined)}
      />
      {limit !== undefined && (
        <Status className={field.hidden}>
          {!isOver && used >= limit * announceFrom ? t('charactersLeft', { count: limit - used }) : ''}
        </Status>
      )}
    </AriaTextField>
  );
}
