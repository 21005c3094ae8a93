import { latinDigits } from '@mirror-studio/domain/texts';
import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { MinusIcon, PlusIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as field from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/FieldParts.tsx';
import * as styles from './NumberField.css.ts';
import { StepButton } from './StepButton.tsx';

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, 'children' | 'className' | 'style'>,
    FieldTexts {
  /** 42 px, or 58 px with a large figure for the one number that a dialog is about. Default `medium`. */
  size?: 'medium' | 'large';
  /** An example of what to type. */
  placeholder?: string;
  /** Inside the well, before the number: a coin, a unit. */
  prefix?: ReactNode;
  /** Whether it has buttons to step. Default true. */
  hasSteppers?: boolean;
  /** Added to the classes of the outer element. */
  className?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
  /** Reaches the `<input>`. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * Lets the digits of every script be typed and pasted: React Aria takes those of six and drops the rest, Persian among them.
 * Takes what is around the `<input>`, where it is heard before React Aria hears it.
 */
function insertLatinDigits(around: HTMLElement | null) {
  const onBeforeInput = (event: InputEvent) => {
    const latin = event.data === null ? null : latinDigits(event.data);
    if (latin === null || latin === event.data || !event.cancelable) return;
    event.preventDefault();
    event.stopPropagation();
    // The one way to insert text that can be undone, and that says `beforeinput` again.
    document.execCommand('insertText', false, latin);
  };
  around?.addEventListener('beforeinput', onBeforeInput, { capture: true });
  return () => around?.removeEventListener('beforeinput', onBeforeInput, { capture: true });
}

/**
 * An exact number, in the manner of the language. With `commitBehavior="validate"` a number out of
 * range stays as typed and is refused in words; by default it is moved into the range.
 */
export function NumberField({
  label,
  isLabelHidden,
  isOptional,
  aside,
  description,
  errorMessage,
  size = 'medium',
  placeholder,
  prefix,
  hasSteppers = true,
  className,
  inputRef,
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField
      isInvalid={errorMessage === undefined ? undefined : true}
      {...rest}
      className={cx(field.root, className)}
    >
      <FieldLabel {...{ label, isLabelHidden, isOptional, aside }} />
      <Group ref={insertLatinDigits} aria-label={label} className={cx(field.well, styles.well[size])}>
        {prefix !== undefined && <span className={field.slot}>{prefix}</span>}
        <Input ref={inputRef} placeholder={placeholder} className={cx(field.input, styles.input)} />
        {hasSteppers && (
          <span className={styles.steppers}>
            <StepButton slot="decrement" icon={<MinusIcon size={18} />} />
            <StepButton slot="increment" icon={<PlusIcon size={18} />} />
          </span>
        )}
      </Group>
      <FieldHelp {...{ description, errorMessage }} />
    </AriaNumberField>
  );
}
