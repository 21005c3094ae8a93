import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { cx } from '../../theme/cx.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';
import { usePendingLabel } from './usePendingLabel.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'value' | 'generate' | 'danger';
export type ButtonSize = 'medium' | 'small';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /**
   * What the press means. `primary`: the one main action of a view. `value`: coins change hands.
   * `generate`: the machine makes something. `secondary`: any other action. `ghost`: an action
   * that should not be seen first. `danger`: something is lost. Default `secondary`.
   */
  variant?: ButtonVariant;
  /** 42 px or 34 px high at comfortable density; at least 44 px under a finger. Default `medium`. */
  size?: ButtonSize;
  /** An icon before the label. */
  icon?: ReactNode;
  /** An icon after the label. */
  iconAfter?: ReactNode;
  /** As wide as what it stands in. Default false. */
  isFullWidth?: boolean;
  /** What screen readers hear while `isPending`. Default "Working…". */
  pendingLabel?: string;
  /** The label. */
  children: ReactNode;
  /** Added to the button's own classes. */
  className?: string;
  /** Reaches the `<button>`. */
  ref?: Ref<HTMLButtonElement>;
}

/** Does something here and now. To go somewhere, use LinkButton. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  iconAfter,
  isFullWidth = false,
  pendingLabel,
  children,
  className,
  ...rest
}: ButtonProps) {
  const working = usePendingLabel(pendingLabel);
  return (
    <AriaButton
      {...rest}
      className={cx(
        styles.root,
        styles.size[size],
        styles.variant[variant],
        isFullWidth && styles.isFullWidth,
        className,
      )}
    >
      <span className={styles.content}>
        {icon}
        {children}
        {iconAfter}
      </span>
      {rest.isPending && (
        <span className={styles.pending}>
          <Spinner label={working} />
        </span>
      )}
    </AriaButton>
  );
}
