import { useLayoutEffect, useRef } from 'react';

/** Where the focus is on its way back to, in the frames after an overlay went. */
let returning: Element | null = null;

/** What React Aria asks where it is about to give the focus back. */
const restoring = 'react-aria-focus-scope-restore';

/**
 * When an overlay goes, the focus returns to where it was when the overlay came. React Aria returns it to where it was when
 * the overlay was drawn, which may have been long before; and not at all where it fell on what its opener stands in, the
 * page or the overlay below. Call it in the overlay, before anything in it takes the focus.
 */
export function useFocusReturn() {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    // Opened again before the focus was back: it still belongs where it was going.
    opener.current ??= document.activeElement === document.body ? returning : document.activeElement;
    return () => {
      const { current } = opener;
      opener.current = null;
      returning = current;
      const redirect = (event: Event) => {
        const isLatest = returning === current || !returning?.isConnected;
        if (!isLatest || event.target === current || !(current instanceof HTMLElement)) return;
        if (!current.isConnected) return;
        event.preventDefault();
        current.focus();
      };
      document.addEventListener(restoring, redirect, true);
      // React Aria gives the focus back in the frame after: what it could not is seen in the one after that.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          document.removeEventListener(restoring, redirect, true);
          // Another overlay has gone since: the focus belongs where that returns it to.
          if (returning !== current) return;
          returning = null;
          if (current instanceof HTMLElement && document.activeElement?.contains(current)) current.focus();
        }),
      );
    };
  }, []);
}
