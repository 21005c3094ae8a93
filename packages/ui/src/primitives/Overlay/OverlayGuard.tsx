import { type RefObject, useCallback, useContext } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { useEarlyEscape } from './useEarlyEscape.ts';
import { useFocusOnOpen } from './useFocusOnOpen.ts';
import { useFocusReturn } from './useFocusReturn.ts';

interface OverlayGuardProps {
  layer: RefObject<HTMLElement | null>;
  close: () => void;
  /** Escape does not close this layer. */
  isOff?: boolean | undefined;
}

/**
 * Keeps a layer right that is interrupted while it moves. Escape closes it also before the focus has come into it,
 * the focus comes into it, and one that fell on the page when the layer went returns to where it was when it came. The first thing inside
 * the layer; it draws nothing.
 */
export function OverlayGuard({ layer, close, isOff }: OverlayGuardProps) {
  useFocusReturn();
  const overlayOf = useCallback(() => layer.current, [layer]);
  useFocusOnOpen(overlayOf, useContext(OverlayTriggerStateContext)?.isOpen ?? true);
  useEarlyEscape({ overlayOf, close, isOff: isOff ?? false });
  return null;
}
