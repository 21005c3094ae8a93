import { common } from '@mirror-studio/domain/texts/en/common';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { useTexts } from '../../i18n/useTexts.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './Field.css.ts';
import { FieldProblem } from './FieldNote.tsx';

/** What every field says about itself. */
export interface FieldTexts {
  /** The field's name, above it. */
  label: string;
  /** The name is for screen readers alone. Default false. */
  isLabelHidden?: boolean;
  /** Marks the field as optional beside its name. Default false. */
  isOptional?: boolean;
  /** At the end of the label's line: a balance, a count. */
  aside?: ReactNode;
  /** Help under the field; it gives way to an error. */
  description?: ReactNode;
  /** What is wrong and how to put it right. Marks the field as invalid. */
  errorMessage?: ReactNode;
}

type LabelProps = Pick<FieldTexts, 'label' | 'isLabelHidden' | 'isOptional' | 'aside'> & {
  /** `span` where the field is a group and not a single control. */
  elementType?: 'label' | 'span';
  /** Of the label itself; left out, the field gives it. */
  id?: string;
};

export function FieldLabel({
  label,
  isLabelHidden = false,
  isOptional = false,
  aside,
  elementType = 'label',
  id,
}: LabelProps) {
  const t = useTexts('common', common);
  return (
    <div className={cx(styles.labelLine, isLabelHidden && !aside && styles.hidden)}>
      <Label id={id} elementType={elementType} className={cx(styles.label, isLabelHidden && styles.hidden)}>
        {label}
        {isOptional && <span className={styles.optional}> · {t('optional')}</span>}
      </Label>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </div>
  );
}

export function FieldHelp({ description, errorMessage }: Pick<FieldTexts, 'description' | 'errorMessage'>) {
  return (
    <>
      {description !== undefined && (
        <Text slot="description" className={styles.help}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>
        {({ validationErrors }) => <FieldProblem>{errorMessage ?? validationErrors.join(' ')}</FieldProblem>}
      </FieldError>
    </>
  );
}
