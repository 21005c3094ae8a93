import type { ReactNode, RefObject } from 'react';
import { Popover, PopoverContext } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { cx } from '../../theme/cx.ts';
import * as overlay from '../Overlay/Overlay.css.ts';
import { useThemeOf } from '../Overlay/useThemeOf.ts';
import * as rows from './Options.css.ts';

interface OptionPopoverProps {
  /** What it hangs on. Default the field of the combo box. */
  triggerRef?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The list under a field that keeps the focus while it is open. */
export function OptionPopover({ triggerRef, children }: OptionPopoverProps) {
  const context = useSlottedContext(PopoverContext);
  const anchor = triggerRef ?? context?.triggerRef;
  return (
    <Popover
      {...(triggerRef && { triggerRef })}
      ref={useThemeOf(anchor)}
      offset={4}
      className={cx(overlay.surface, overlay.popover, rows.popover)}
    >
      {children}
    </Popover>
  );
}
