import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { CheckIcon, MinusIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as choice from '../Choice/Choice.css.ts';
import { FieldHelp, type FieldTexts } from '../Field/FieldParts.tsx';

export interface CheckboxProps
  extends Omit<CheckboxFieldProps, 'children' | 'className' | 'style' | 'inputRef'>,
    Pick<FieldTexts, 'description' | 'errorMessage'> {
  /** What is agreed to or chosen. May hold a link. */
  children: ReactNode;
  /** Added to the classes of the outer element. */
  className?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
  /** Reaches the `<input>`. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Yes or no, to be sent with a form. What acts at once is a Switch. */
export function Checkbox({ children, description, errorMessage, className, ...rest }: CheckboxProps) {
  return (
    <CheckboxField
      isInvalid={errorMessage === undefined ? undefined : true}
      {...rest}
      className={cx(choice.field, className)}
    >
      <CheckboxButton className={choice.button}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={cx(choice.mark, choice.box)}>
              {isIndeterminate ? (
                <MinusIcon size={14} strokeWidth={2.5} />
              ) : (
                isSelected && <CheckIcon size={14} strokeWidth={2.5} />
              )}
            </span>
            <span>{children}</span>
          </>
        )}
      </CheckboxButton>
      <div className={choice.below}>
        <FieldHelp {...{ description, errorMessage }} />
      </div>
    </CheckboxField>
  );
}
