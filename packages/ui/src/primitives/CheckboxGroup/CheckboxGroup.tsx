import { ui } from '@mirror-studio/domain/texts/en/ui';
import type { ReactNode, Ref } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
  type CheckboxGroupRenderProps,
  CheckboxGroupStateContext,
} from 'react-aria-components/CheckboxGroup';
import { useTexts } from '../../i18n/useTexts.ts';
import { cx } from '../../theme/cx.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import * as choice from '../Choice/Choice.css.ts';
import * as field from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/FieldParts.tsx';
import * as styles from './CheckboxGroup.css.ts';

export interface CheckboxGroupProps
  extends Omit<AriaCheckboxGroupProps, 'children' | 'className' | 'style'>,
    FieldTexts {
  /** Checkboxes, each with a `value`. */
  children: ReactNode;
  /** One below the other, or side by side as far as they fit. Default `vertical`. */
  orientation?: 'vertical' | 'horizontal';
  /** The values that a first box ticks all at once. Without them there is no such box. */
  selectAll?: readonly string[];
  /** What that box says. Default "Select all". */
  selectAllLabel?: string;
  /** Added to the classes of the outer element. */
  className?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
}

/** Any number of a few, all of them in sight. */
export function CheckboxGroup({
  label,
  isLabelHidden,
  isOptional,
  aside,
  description,
  errorMessage,
  children,
  orientation = 'vertical',
  selectAll,
  selectAllLabel,
  className,
  ...rest
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      isInvalid={errorMessage === undefined ? undefined : true}
      {...rest}
      className={cx(field.root, className)}
    >
      {({ state }) => (
        <>
          <FieldLabel {...{ label, isLabelHidden, isOptional, aside }} elementType="span" />
          <div
            className={styles.group}
            /** Whether the choices stand one under the other (`vertical`) or side by side (`horizontal`). */
            data-orientation={orientation}
          >
            {selectAll && <All values={selectAll} label={selectAllLabel} state={state} />}
            <div className={cx(choice.options, selectAll && styles.underAll)}>{children}</div>
          </div>
          <FieldHelp {...{ description, errorMessage }} />
        </>
      )}
    </AriaCheckboxGroup>
  );
}

interface AllProps extends Pick<CheckboxGroupRenderProps, 'state'> {
  values: readonly string[];
  label: string | undefined;
}

/** Ticks all of them, or takes all ticks away. It has no value, so it stands outside of the group's state. */
function All({ values, label, state }: AllProps) {
  const t = useTexts('ui', ui);
  const isAll = values.every((value) => state.isSelected(value));
  const others = state.value.filter((value) => !values.includes(value));
  return (
    <CheckboxGroupStateContext value={null}>
      <Checkbox
        isSelected={isAll}
        isIndeterminate={!isAll && values.some((value) => state.isSelected(value))}
        isDisabled={state.isDisabled}
        isReadOnly={state.isReadOnly}
        onChange={() => state.setValue(isAll ? others : [...others, ...values])}
      >
        {label ?? t('selectAll')}
      </Checkbox>
    </CheckboxGroupStateContext>
  );
}
