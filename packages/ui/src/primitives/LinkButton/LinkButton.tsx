import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { cx } from '../../theme/cx.ts';
import * as button from '../Button/Button.css.ts';
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';

export interface LinkButtonProps extends Omit<LinkProps, 'children' | 'className' | 'style'> {
  /** Where it goes. */
  href: string;
  /** As for Button. Default `secondary`. */
  variant?: ButtonVariant;
  /** As for Button. Default `medium`. */
  size?: ButtonSize;
  /** An icon before the label. */
  icon?: ReactNode;
  /** An icon after the label. */
  iconAfter?: ReactNode;
  /** As wide as what it stands in. Default false. */
  isFullWidth?: boolean;
  /** The label. */
  children: ReactNode;
  /** Added to the link's own classes. */
  className?: string;
  /** Reaches the `<a>`. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere and looks like a button. It is a link: it can be opened in a new tab. */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  icon,
  iconAfter,
  isFullWidth = false,
  children,
  className,
  ...rest
}: LinkButtonProps) {
  return (
    <Link
      {...rest}
      className={cx(
        button.root,
        button.size[size],
        button.variant[variant],
        isFullWidth && button.isFullWidth,
        className,
      )}
    >
      <span className={button.content}>
        {icon}
        {children}
        {iconAfter}
      </span>
    </Link>
  );
}
