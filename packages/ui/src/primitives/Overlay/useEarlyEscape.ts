import { useEffect } from 'react';

const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

interface EarlyEscape {
  /** The element with the layer's role; null while it is not drawn. */
  overlayOf: () => Element | null;
  close: () => void;
  /** Escape does not close this layer, or it is on its way out. */
  isOff: boolean;
}

/**
 * Closes the topmost layer by Escape also while the focus is outside it: React Aria hears the key only from inside,
 * and after the click of a screen reader it moves the focus in when the opening motion has ended.
 */
export function useEarlyEscape({ overlayOf, close, isOff }: EarlyEscape) {
  useEffect(() => {
    if (isOff) return undefined;
    const listen = (event: KeyboardEvent) => {
      const layer = overlayOf();
      if (event.key !== 'Escape' || !layer || layer.contains(document.activeElement)) return;
      // A list that stands in a layer is a part of it.
      const topmost = [...document.querySelectorAll(layers)].at(-1);
      if (!topmost || !layer.contains(topmost)) return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [overlayOf, close, isOff]);
}
