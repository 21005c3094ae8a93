import { type ReactNode, type RefObject, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { useIsOnServer } from '../../controlled/useIsOnServer.ts';
import { useLatestCallback } from '../../controlled/useLatestCallback.ts';
import { useSameElement } from '../../controlled/useSameElement.ts';
import { cx } from '../../theme/cx.ts';
import { useMergedRef } from '../../theme/useMergedRef.ts';
import { inheritTheme, ownProperties } from './inheritTheme.ts';
import { LayoutAhead } from './LayoutAhead.tsx';
import * as styles from './Overlay.css.ts';
import { showAhead } from './showAhead.ts';
import { useOverlayState } from './useOverlayState.ts';
import { Activity, bringToFront, inFront, usePrerender } from './usePrerender.ts';

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

interface Showable {
  isOpen: boolean;
  /** Finds the element that is drawn ahead. It stays the same one, as does `themed`. */
  elementOf: () => HTMLElement | null;
  children: ReactNode;
  /** Has the element look as the place that it opens from. Returns how to end it. */
  themed: (scrim: HTMLElement) => (() => void) | undefined;
}

/** How an overlay that is drawn ahead is shown before it has its effects, where what is drawn is what it is to show. */
function useShowAhead({ isOpen, elementOf, children, themed }: Showable) {
  const drawnRef = useRef<ReactNode>(null);
  const end = useRef<() => void>(undefined);
  const show = useCallback(() => {
    const scrim = elementOf();
    if (scrim?.style.visibility !== 'hidden' || drawnRef.current !== children) return false;
    bringToFront(scrim);
    // Followed once it has its effects.
    themed(scrim)?.();
    end.current = showAhead(scrim);
    return true;
  }, [elementOf, children, themed]);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    return () => end.current?.();
  }, [isOpen]);
  return { drawnRef, show };
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
  const themed = useCallback(
    (scrim: HTMLElement | null) =>
      scrim && place.current ? inheritTheme(scrim, place.current, known.current) : undefined,
    [],
  );
  const id = useId();
  const elementOf = useCallback(() => document.querySelector<HTMLElement>(`[${inFront}="${id}"]`), [id]);
  const { drawnRef, show } = useShowAhead({ isOpen: state.isOpen, elementOf, children, themed });
  const { isAhead, elementRef } = usePrerender(state.isOpen, isPrerendered, lookAround, show);
  const laidOut = useSameElement(
    <LayoutAhead elementOf={elementOf} drawnRef={drawnRef}>
      {children}
    </LayoutAhead>,
  );
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
