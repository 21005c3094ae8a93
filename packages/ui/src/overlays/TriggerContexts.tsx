import type { ReactNode } from 'react';
import { DialogContext, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { MenuContext, RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import { PopoverContext } from 'react-aria-components/Popover';
import { Provider } from 'react-aria-components/slots';
import type { OverlayTrigger } from './LazyTrigger.tsx';

interface TriggerContextsProps {
  trigger: OverlayTrigger;
  /** The overlay. */
  children: ReactNode;
}

/** What React Aria's DialogTrigger gives the Popover in it. */
export function DialogTriggerContexts({
  trigger: { state, ref, overlayProps },
  children,
}: TriggerContextsProps) {
  return (
    <Provider
      values={[
        [OverlayTriggerStateContext, state],
        [RootMenuTriggerStateContext, state],
        [DialogContext, overlayProps],
        [PopoverContext, { trigger: 'DialogTrigger', triggerRef: ref, ...overlayProps }],
      ]}
    >
      {children}
    </Provider>
  );
}

/** What React Aria's MenuTrigger gives the Menu in it. */
export function MenuTriggerContexts({
  trigger: { state, ref, overlayProps },
  children,
}: TriggerContextsProps) {
  return (
    <Provider
      values={[
        [MenuContext, overlayProps],
        [OverlayTriggerStateContext, state],
        [RootMenuTriggerStateContext, state],
        [
          PopoverContext,
          {
            trigger: 'MenuTrigger',
            triggerRef: ref,
            placement: 'bottom start',
            'aria-labelledby': overlayProps['aria-labelledby'],
          },
        ],
      ]}
    >
      {children}
    </Provider>
  );
}
