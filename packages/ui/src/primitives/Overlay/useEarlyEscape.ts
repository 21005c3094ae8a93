import { useLayoutEffect } from 'react';

/** What may lie over a page. */
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether something is an overlay, or holds one, that can be seen: what is drawn ahead cannot. */
export function isShownOverlay(element: Element): boolean {
  if (!element.matches(overlays) && !element.querySelector(overlays)) return false;
  // Documents of tests know no visibility.
  return !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });
}

interface EarlyEscape {
  /** The element with the overlay's role; null while it is not drawn. */
  overlayOf: () => Element | null;
  close: () => void;
  /** Escape does not close this overlay, or it is on its way out. */
  isOff: boolean;
}

/**
 * Closes the topmost overlay by Escape also while the focus is outside it: React Aria hears the key only from inside,
 * and after the click of a screen reader it moves the focus in when the opening motion has ended.
 */
export function useEarlyEscape({ overlayOf, close, isOff }: EarlyEscape) {
  useLayoutEffect(() => {
    if (isOff) return undefined;
    const listen = (event: KeyboardEvent) => {
      const overlay = overlayOf();
      // Not who has the focus: it can have come in since the key was pressed.
      const isInside = event.target instanceof Node && overlay?.contains(event.target);
      if (event.key !== 'Escape' || !overlay || isInside) return;
      // A list that stands in an overlay is a part of it.
      const topmost = [...document.querySelectorAll(overlays)].findLast(isShownOverlay);
      if (!topmost || !overlay.contains(topmost)) return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [overlayOf, close, isOff]);
}
