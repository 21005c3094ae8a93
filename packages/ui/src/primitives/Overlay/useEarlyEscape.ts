import { useLayoutEffect } from 'react';
import { isComposing } from '../../keyboard/composing.ts';
import { isTopmost, stackOverlay } from '../../overlays/overlay-stack.ts';

interface EarlyEscape {
  /** The element with the overlay's role; null while it is not drawn. It stays the same function. */
  overlayOf: () => Element | null;
  close: () => void;
  /** False as soon as it begins to close. */
  isOpen: boolean;
  /** Escape does not close this overlay. */
  isOff?: boolean | undefined;
}

/**
 * Closes the topmost overlay by Escape also while the focus is outside it: React Aria hears the key only from inside,
 * and after the click of a screen reader it moves the focus in when the opening motion has ended. While the overlay is
 * open, the overlay stack has it.
 */
export function useEarlyEscape({ overlayOf, close, isOpen, isOff }: EarlyEscape) {
  useLayoutEffect(() => (isOpen ? stackOverlay(overlayOf) : undefined), [isOpen, overlayOf]);
  useLayoutEffect(() => {
    if (!isOpen || isOff) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isTopmost(overlayOf)) return;
      // Not who has the focus: it can have come in since the key was pressed.
      const isInside = event.target instanceof Node && overlayOf()?.contains(event.target);
      const isDropping = isComposing(event);
      // React Aria takes the Escape by which Safari drops a word for its own.
      if (isInside && !isDropping) return;
      event.stopPropagation();
      if (!isDropping) close();
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [overlayOf, close, isOpen, isOff]);
}
