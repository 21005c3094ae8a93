import type { ReactNode, Ref } from 'react';
import { Dialog as AriaDialog, type DialogRenderProps } from 'react-aria-components/Dialog';
import { type PopoverProps as AriaPopoverProps, PopoverContext } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { ariaOf } from '../../theme/rootProps.ts';
import { PopoverSurface } from '../Overlay/PopoverSurface.tsx';
import * as styles from './Popover.css.ts';

export interface PopoverProps
  extends Omit<AriaPopoverProps, 'aria-label' | 'children' | 'className' | 'style'> {
  /** Names the popover for screen readers. */
  label: string;
  /** The content, or a function that gets `close`. */
  children: ReactNode | ((overlay: DialogRenderProps) => ReactNode);
  /** Added to the classes of the popover's surface. */
  className?: string;
  /** Reaches the surface. */
  ref?: Ref<HTMLElement>;
}

/** A small overlay tied to the control that opened it. Put it in a DialogTrigger beside its button. */
export function Popover({ label, children, className, ...rest }: PopoverProps) {
  const { 'aria-labelledby': _trigger, ...context } = useSlottedContext(PopoverContext) ?? {};
  return (
    // A trigger names the surface after its button, but it is the dialog on the surface that has a role.
    <PopoverContext value={context}>
      <PopoverSurface {...rest} className={className}>
        <AriaDialog {...ariaOf(rest)} aria-label={label} className={styles.content}>
          {children}
        </AriaDialog>
      </PopoverSurface>
    </PopoverContext>
  );
}
