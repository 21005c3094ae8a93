import { type ReactNode, type RefObject, useCallback, useId, useRef, useState } from 'react';
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { useIsOnServer } from '../../controlled/useIsOnServer.ts';
import { useLatestCallback } from '../../controlled/useLatestCallback.ts';
import { useSameElement } from '../../controlled/useSameElement.ts';
import { cx } from '../../theme/cx.ts';
import { useMergedRef } from '../../theme/useMergedRef.ts';
import { inheritTheme, ownProperties } from './inheritTheme.ts';
import { LayoutAhead } from './LayoutAhead.tsx';
import * as styles from './Overlay.css.ts';
import { useOverlayState } from './useOverlayState.ts';
import { Activity, inFront, usePrerender } from './usePrerender.ts';

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
  const mayPrerender = isPrerendered && Activity !== undefined;
  const state = useOverlayState({ isOpen, defaultOpen, onOpenChange });
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
  const id = useId();
  const elementOf = useCallback(() => document.querySelector<HTMLElement>(`[${inFront}="${id}"]`), [id]);
  const laidOut = useSameElement(<LayoutAhead elementOf={elementOf}>{children}</LayoutAhead>);
  const content = mayPrerender ? laidOut : children;
  // Opening changes nothing in what was drawn ahead: then React has nothing to draw.
  const scrim = useSameElement(
    <ModalOverlay
      {...rest}
      {...(mayPrerender && { [inFront]: id })}
      isOpen={state.isOpen || isAhead}
      onOpenChange={useLatestCallback((isOpened: boolean) => state.setOpen(isOpened))}
      ref={useMergedRef(themed, elementRef)}
      className={cx(styles.scrim, className)}
    >
      {content}
    </ModalOverlay>,
  );
  return (
    <>
      <Place foundRef={place} />
      {Activity && mayPrerender ? <Activity mode={isAhead ? 'hidden' : 'visible'}>{scrim}</Activity> : scrim}
    </>
  );
}
