import { useEffect, useRef } from 'react';

/** Where the focus is on its way back to, in the frames after an overlay went. */
let returning: Element | null = null;

/**
 * When an overlay goes and the focus fell on what its opener stands in, the page or the overlay below, returns it to where
 * it was when the overlay came. Call it in the overlay, before anything in it takes the focus.
 */
export function useFocusReturn() {
  const opener = useRef<Element>(null);
  useEffect(() => {
    // Opened again before the focus was back: it still belongs where it was going.
    opener.current ??= document.activeElement === document.body ? returning : document.activeElement;
    return () => {
      returning = opener.current;
      // React Aria gives the focus back in the frame after: what it could not is seen in the one after that.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const { current } = opener;
          if (returning === current) returning = null;
          if (current instanceof HTMLElement && document.activeElement?.contains(current)) current.focus();
        }),
      );
    };
  }, []);
}
