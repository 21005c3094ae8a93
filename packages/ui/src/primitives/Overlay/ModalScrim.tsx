import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { useIsOnServer } from '../../controlled/useIsOnServer.ts';
import { cx } from '../../theme/cx.ts';
import { inheritTheme } from './inheritTheme.ts';
import * as styles from './Overlay.css.ts';

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
}

/** The ground of a modal overlay, which dims the page. Over it, everything looks as where the overlay's component stands. */
export function ModalScrim({ children, className, ...rest }: ModalScrimProps) {
  const place = useRef<Element>(null);
  const themed = useCallback(
    (scrim: HTMLElement | null) => (scrim && place.current ? inheritTheme(scrim, place.current) : undefined),
    [],
  );
  return (
    <>
      <Place foundRef={place} />
      <ModalOverlay {...rest} ref={themed} className={cx(styles.scrim, className)}>
        {children}
      </ModalOverlay>
    </>
  );
}
