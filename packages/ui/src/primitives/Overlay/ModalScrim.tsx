import { type ReactNode, type RefObject, useCallback, useContext, useRef, useState } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { useIsOnServer } from '../../controlled/useIsOnServer.ts';
import { cx } from '../../theme/cx.ts';
import { useMergedRef } from '../../theme/useMergedRef.ts';
import { inheritTheme, ownProperties } from './inheritTheme.ts';
import * as styles from './Overlay.css.ts';
import { Activity, usePrerender } from './usePrerender.ts';

/** Finds the element that it stands in, and is gone before anything is drawn. */
function Place({ foundRef }: { foundRef: RefObject<Element | null> }) {
  const isOnServer = useIsOnServer();
  const [isFound, setFound] = useState(false);
  const find = useCallback(
    (marker: Element | null) => {
      if (!marker) return;
      foundRef.current = marker.parentElement;
      setFound(true);
    },
    [foundRef],
  );
  return isOnServer || isFound ? null : <span ref={find} hidden />;
}

interface ModalScrimProps extends Omit<ModalOverlayProps, 'children' | 'className'> {
  children: ReactNode;
  className?: string;
  /** Drawn ahead, hidden, while the browser is idle. Default false. */
  isPrerendered?: boolean | undefined;
}

/** The ground of a modal overlay, which dims the page. Over it, everything looks as where the overlay's component stands. */
export function ModalScrim({
  children,
  className,
  isPrerendered = false,
  isOpen,
  defaultOpen,
  onOpenChange,
  ...rest
}: ModalScrimProps) {
  const trigger = useContext(OverlayTriggerStateContext);
  const own = useOverlayTriggerState({ isOpen, defaultOpen, onOpenChange });
  const state = isOpen === undefined && defaultOpen === undefined && trigger ? trigger : own;
  const place = useRef<Element>(null);
  const known = useRef<readonly string[]>(undefined);
  const lookAround = useCallback(() => {
    if (place.current) known.current = ownProperties(place.current);
  }, []);
  const { isAhead, elementRef } = usePrerender(state.isOpen, isPrerendered, lookAround);
  const themed = useCallback(
    (scrim: HTMLElement | null) =>
      scrim && place.current ? inheritTheme(scrim, place.current, known.current) : undefined,
    [],
  );
  const scrim = (
    <ModalOverlay
      {...rest}
      // What opens meanwhile must not make it inert: it may open over that.
      {...(isAhead && { 'data-react-aria-top-layer': true })}
      isOpen={state.isOpen || isAhead}
      onOpenChange={(isOpened) => state.setOpen(isOpened)}
      ref={useMergedRef(themed, elementRef)}
      className={cx(styles.scrim, className)}
    >
      {children}
    </ModalOverlay>
  );
  return (
    <>
      <Place foundRef={place} />
      {isPrerendered && Activity ? <Activity mode={isAhead ? 'hidden' : 'visible'}>{scrim}</Activity> : scrim}
    </>
  );
}
