import { useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { type AriaCheckboxProps, useCheckbox } from 'react-aria/useCheckbox';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useToggleState } from 'react-stately/useToggleState';
import { CheckIcon, MinusIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as choice from './Choice.css.ts';

/** The box of a row, or of all rows. It has no words in it, and so is no label. */
export function SelectionBox(props: Omit<AriaCheckboxProps, 'children'>) {
  const ref = useRef<HTMLInputElement>(null);
  const { labelProps, inputProps } = useCheckbox(props, useToggleState(props), ref);
  const { focusProps, isFocusVisible } = useFocusRing();
  const { isSelected = false, isIndeterminate = false, isDisabled = false } = props;
  return (
    <span
      {...labelProps}
      /** Whether the box is ticked. */
      data-selected={isSelected || undefined}
      /** Whether the box stands for rows of which some are selected. */
      data-indeterminate={isIndeterminate || undefined}
      /** Whether the box cannot be ticked. */
      data-disabled={isDisabled || undefined}
      /** Whether the box is keyboard focused. */
      data-focus-visible={isFocusVisible || undefined}
      className={choice.target}
    >
      <input {...mergeProps(inputProps, focusProps)} ref={ref} className={choice.targetInput} />
      <span className={cx(choice.mark, choice.box, choice.targetMark)}>
        {isIndeterminate ? (
          <MinusIcon size={14} strokeWidth={2.5} />
        ) : (
          isSelected && <CheckIcon size={14} strokeWidth={2.5} />
        )}
      </span>
    </span>
  );
}
