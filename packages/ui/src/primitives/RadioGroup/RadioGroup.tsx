import type { ReactNode, Ref } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  RadioButton,
  RadioField,
  type RadioFieldProps,
} from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { cx } from '../../theme/cx.ts';
import * as choice from '../Choice/Choice.css.ts';
import * as field from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/FieldParts.tsx';

export interface RadioGroupProps
  extends Omit<AriaRadioGroupProps, 'children' | 'className' | 'style'>,
    FieldTexts {
  /** Two to six Radios. */
  children: ReactNode;
  /** Added to the classes of the outer element. */
  className?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
}

/** One of a few, all of them in sight and explained. */
export function RadioGroup({
  label,
  isLabelHidden,
  isOptional,
  aside,
  description,
  errorMessage,
  children,
  className,
  ...rest
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      isInvalid={errorMessage === undefined ? undefined : true}
      {...rest}
      className={cx(field.root, className)}
    >
      <FieldLabel {...{ label, isLabelHidden, isOptional, aside }} elementType="span" />
      <div className={choice.options}>{children}</div>
      <FieldHelp {...{ description, errorMessage }} />
    </AriaRadioGroup>
  );
}

export interface RadioProps extends Omit<RadioFieldProps, 'children' | 'className' | 'style'> {
  /** The choice. */
  children: ReactNode;
  /** What it means, under it. */
  description?: ReactNode;
  /** Added to the classes of the outer element. */
  className?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
}

/** One choice of a RadioGroup. */
export function Radio({ children, description, className, ...rest }: RadioProps) {
  return (
    <RadioField {...rest} className={cx(choice.field, className)}>
      <RadioButton className={choice.button}>
        {({ isSelected }) => (
          <>
            <span className={cx(choice.mark, choice.circle)}>
              {isSelected && <span className={choice.dot} />}
            </span>
            <span>{children}</span>
          </>
        )}
      </RadioButton>
      {description !== undefined && (
        <div className={choice.below}>
          <Text slot="description" className={field.help}>
            {description}
          </Text>
        </div>
      )}
    </RadioField>
  );
}
