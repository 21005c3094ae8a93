import type { ReactNode, Ref } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import { cx } from '../../theme/cx.ts';
import * as button from '../Button/Button.css.ts';
import type { ButtonSize } from '../Button/Button.tsx';
import * as icons from '../IconButton/IconButton.css.ts';
import * as styles from './ToggleButton.css.ts';

interface Common extends Omit<AriaToggleButtonProps, 'aria-label' | 'children' | 'className' | 'style'> {
  /** As for Button. Default `medium`. */
  size?: ButtonSize;
  /** `secondary` has an edge, `ghost` none until it is on. Default `secondary`. */
  variant?: 'secondary' | 'ghost';
  /** Added to the button's own classes. */
  className?: string;
  /** Reaches the `<button>`. */
  ref?: Ref<HTMLButtonElement>;
}

/** Either words to read, or an icon and a name for it. */
export type ToggleButtonProps = Common &
  (
    | {
        /** The label. */
        children: ReactNode;
        /** An icon before the label, or alone. */
        icon?: ReactNode;
        label?: never;
      }
    | {
        children?: never;
        icon: ReactNode;
        /** The name of one that is an icon alone. */
        label: string;
      }
  );

/** On or off, and stays so. The name does not change with the state: screen readers say the state. */
export function ToggleButton({
  size = 'medium',
  variant = 'secondary',
  icon,
  label,
  children,
  className,
  ...rest
}: ToggleButtonProps) {
  return (
    <AriaToggleButton
      {...rest}
      {...(label ? { 'aria-label': label } : {})}
      className={cx(
        button.root,
        button.size[size],
        button.variant[variant],
        styles.variant[variant],
        label !== undefined && icons.square[size],
        className,
      )}
    >
      <span className={button.content}>
        {icon}
        {children}
      </span>
    </AriaToggleButton>
  );
}
