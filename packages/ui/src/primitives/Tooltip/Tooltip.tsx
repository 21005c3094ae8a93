import { tooltipLimits } from '@mirror-studio/domain/constants/tooltip';
import type { ReactNode, Ref } from 'react';
import { useSlottedContext } from 'react-aria-components/slots';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger as AriaTooltipTrigger,
  TooltipContext,
  type TooltipTriggerComponentProps,
} from 'react-aria-components/Tooltip';
import { cx } from '../../theme/cx.ts';
import { useMergedRef } from '../../theme/useMergedRef.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import * as overlay from '../Overlay/Overlay.css.ts';
import { useThemeOf } from '../Overlay/useThemeOf.ts';
import * as styles from './Tooltip.css.ts';
import { useFirstHover } from './useFirstHover.ts';

/** Wraps a control and its Tooltip. It waits 700 ms, then the next ones come at once. */
export function TooltipTrigger({
  delay = tooltipLimits.delayMs,
  closeDelay = 100,
  ...rest
}: TooltipTriggerComponentProps) {
  useFirstHover();
  return <AriaTooltipTrigger delay={delay} closeDelay={closeDelay} {...rest} />;
}

export interface TooltipProps extends Omit<AriaTooltipProps, 'children' | 'className' | 'style'> {
  /** A few words. They are for the eye: the control has its own name. */
  children: ReactNode;
  /** The shortcut that does the same. */
  keys?: readonly string[];
  /** Added to the tooltip's classes. */
  className?: string;
  /** Reaches the tooltip. */
  ref?: Ref<HTMLDivElement>;
}

/** Names a picture button, or shows a shortcut. Never holds anything that is needed: a finger cannot reach it. */
export function Tooltip({ children, keys, className, ref, ...rest }: TooltipProps) {
  const trigger = useSlottedContext(TooltipContext)?.triggerRef;
  const themed = useMergedRef(useThemeOf(rest.triggerRef ?? trigger), ref);
  return (
    <AriaTooltip
      offset={8}
      {...rest}
      ref={themed}
      className={cx(overlay.surface, overlay.popover, styles.root, className)}
    >
      {children}
      {keys && <Kbd keys={keys} />}
    </AriaTooltip>
  );
}
