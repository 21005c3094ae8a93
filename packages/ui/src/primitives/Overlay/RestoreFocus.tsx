import { useCallback, useContext, useEffect, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { useEarlyEscape } from './useEarlyEscape.ts';
import { useFocusOnOpen } from './useFocusOnOpen.ts';
import { useFocusReturn } from './useFocusReturn.ts';

const overlays = '[role="menu"], [role="listbox"], [role="dialog"]';

/**
 * Keeps the focus and Escape of a popover right. React Aria gives an overlay the focus when it comes: one that is opened
 * again on its way out is there already. Escape closes it also before the focus has come into it, and a focus that
 * fell on the page when it went returns.
 * Stands inside the surface of the overlay, beside what takes the focus.
 */
export function RestoreFocus() {
  const state = useContext(OverlayTriggerStateContext);
  const isOpen = state?.isOpen ?? false;
  const place = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(isOpen);
  const overlayOf = useCallback(
    () => place.current?.parentElement?.querySelector<HTMLElement>(overlays) ?? null,
    [],
  );
  useFocusReturn();
  useFocusOnOpen(overlayOf, isOpen);
  const close = useCallback(() => state?.close(), [state]);
  useEarlyEscape({ overlayOf, close, isOpen });
  useEffect(() => {
    const overlay = overlayOf();
    if (isOpen && !wasOpen.current && !overlay?.contains(document.activeElement)) overlay?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, overlayOf]);
  return <span ref={place} hidden />;
}
