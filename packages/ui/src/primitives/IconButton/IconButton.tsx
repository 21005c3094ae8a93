import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { cx } from '../../theme/cx.ts';
import * as button from '../Button/Button.css.ts';
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';
import { usePendingLabel } from '../Button/usePendingLabel.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'aria-label' | 'children' | 'className' | 'style'> {
  /** What the press does, in words: the button's name. Show it in a Tooltip as well. */
  label: string;
  /** The icon, from `@mirror-studio/ui/icons`. */
  icon: ReactNode;
  /** As for Button. Default `ghost`. */
  variant?: ButtonVariant;
  /** A square of 42 px or 34 px; at least 44 px under a finger. Default `medium`. */
  size?: ButtonSize;
  /** A circle in place of a square. Default false. */
  isRound?: boolean;
  /** What screen readers hear while `isPending`. Default "Working…". */
  pendingLabel?: string;
  /** Added to the button's own classes. */
  className?: string;
  /** Reaches the `<button>`. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button whose label is a picture. Only for pictures that everyone knows. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  isRound = false,
  pendingLabel,
  className,
  ...rest
}: IconButtonProps) {
  const working = usePendingLabel(pendingLabel);
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      className={cx(
        button.root,
        button.size[size],
        button.variant[variant],
        styles.square[size],
        styles.root,
        isRound && styles.isRound,
        className,
      )}
    >
      <span className={button.content}>{icon}</span>
      {rest.isPending && (
        <span className={button.pending}>
          <Spinner label={working} />
        </span>
      )}
    </AriaButton>
  );
}
