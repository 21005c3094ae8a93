import { type RefObject, useCallback, useContext } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { useClose } from './useClose.ts';
import { useEarlyEscape } from './useEarlyEscape.ts';
import { useFocusOnOpen } from './useFocusOnOpen.ts';
import { useFocusReturn } from './useFocusReturn.ts';

interface OverlayGuardProps {
  overlay: RefObject<HTMLElement | null>;
  /** Escape does not close this overlay. */
  isOff?: boolean | undefined;
}

/**
 * Keeps an overlay right that is interrupted while it moves. Escape closes it also before the focus has come into it,
 * the focus comes into it, and one that fell on the page when the overlay went returns to where it was when it came. The first thing inside
 * the overlay; it draws nothing.
 */
export function OverlayGuard({ overlay, isOff }: OverlayGuardProps) {
  useFocusReturn();
  const overlayOf = useCallback(() => overlay.current, [overlay]);
  const state = useContext(OverlayTriggerStateContext);
  const isOpen = state?.isOpen ?? true;
  useFocusOnOpen(overlayOf, isOpen);
  const close = useClose();
  useEarlyEscape({ overlayOf, close, isOpen, isOff });
  return null;
}
