import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { cx } from '../../theme/cx.ts';
import * as field from '../Field/Field.css.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<SwitchFieldProps, 'children' | 'className' | 'style'> {
  /** What is on or off. */
  children: ReactNode;
  /** What it does, under its name. */
  description?: ReactNode;
  /** Added to the classes of the outer element. */
  className?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
}

/** Turns something on or off at once. A choice that is sent with a form is a Checkbox. */
export function Switch({ children, description, className, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} className={cx(styles.root, className)}>
      <SwitchButton className={styles.button}>
        <span>{children}</span>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
      </SwitchButton>
      {description !== undefined && (
        <Text slot="description" className={field.help}>
          {description}
        </Text>
      )}
    </SwitchField>
  );
}
