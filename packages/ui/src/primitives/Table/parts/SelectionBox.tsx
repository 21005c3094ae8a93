import { Checkbox, type CheckboxProps } from 'react-aria-components/Checkbox';
import { CheckIcon, MinusIcon } from '../../../icons/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as choice from '../../Choice/Choice.css.ts';
import * as styles from '../Table.css.ts';

/** The box of a row, or of all rows. */
export function SelectionBox(props: Omit<CheckboxProps, 'children' | 'className' | 'style'>) {
  return (
    <Checkbox {...props} className={styles.box}>
      {({ isSelected, isIndeterminate }) => (
        <span className={cx(choice.mark, choice.box, styles.boxMark)}>
          {isIndeterminate ? (
            <MinusIcon size={14} strokeWidth={2.5} />
          ) : (
            isSelected && <CheckIcon size={14} strokeWidth={2.5} />
          )}
        </span>
      )}
    </Checkbox>
  );
}
