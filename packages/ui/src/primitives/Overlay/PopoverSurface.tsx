import type { ReactNode, Ref } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover, PopoverContext, type PopoverProps } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { cx } from '../../theme/cx.ts';
import { useMergedRef } from '../../theme/useMergedRef.ts';
import * as styles from './Overlay.css.ts';
import { RestoreFocus } from './RestoreFocus.tsx';
import { useOverlayState } from './useOverlayState.ts';
import { useThemeOf } from './useThemeOf.ts';

interface PopoverSurfaceProps extends Omit<PopoverProps, 'children' | 'className'> {
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** What floats beside the control that opened it: of menus, lists and popovers. It looks as the page does there. */
export function PopoverSurface({
  children,
  className,
  ref,
  isOpen,
  defaultOpen,
  onOpenChange,
  ...rest
}: PopoverSurfaceProps) {
  const state = useOverlayState({ isOpen, defaultOpen, onOpenChange });
  const trigger = useSlottedContext(PopoverContext)?.triggerRef;
  const themed = useMergedRef(useThemeOf(rest.triggerRef ?? trigger), ref);
  return (
    // React Aria tells what stands in a popover of its trigger's state alone.
    <OverlayTriggerStateContext value={state}>
      <Popover {...rest} ref={themed} className={cx(styles.surface, styles.popover, className)}>
        <RestoreFocus />
        {children}
      </Popover>
    </OverlayTriggerStateContext>
  );
}
