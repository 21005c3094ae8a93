import { type RefObject, useCallback, useEffect } from 'react';
import { Popover, PopoverContext, type PopoverProps } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { cx } from '../../theme/cx.ts';
import { useMergedRef } from '../../theme/useMergedRef.ts';
import { inheritTheme, readNamesWhenIdle } from './inheritTheme.ts';
import * as styles from './Overlay.css.ts';
import { RestoreFocus } from './RestoreFocus.tsx';

/** A ref for what hangs on a control: it looks as the page does round that control. */
export function useThemeOf(control: RefObject<Element | null> | null | undefined) {
  useEffect(readNamesWhenIdle, []);
  return useCallback(
    (surface: HTMLElement | null) => {
      const place = control?.current?.parentElement;
      return surface && place ? inheritTheme(surface, place) : undefined;
    },
    [control],
  );
}

interface PopoverSurfaceProps extends Omit<PopoverProps, 'children' | 'className'> {
  children: React.ReactNode;
  className?: string | undefined;
  ref?: React.Ref<HTMLElement> | undefined;
}

/** What floats beside the control that opened it: of menus, lists and popovers. It looks as the page does there. */
export function PopoverSurface({ children, className, ref, ...rest }: PopoverSurfaceProps) {
  const trigger = useSlottedContext(PopoverContext)?.triggerRef;
  const themed = useMergedRef(useThemeOf(rest.triggerRef ?? trigger), ref);
  return (
    <Popover {...rest} ref={themed} className={cx(styles.surface, styles.popover, className)}>
      <RestoreFocus />
      {children}
    </Popover>
  );
}
