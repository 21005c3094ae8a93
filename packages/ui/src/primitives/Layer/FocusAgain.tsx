import { useContext, useEffect, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';

/**
 * React Aria gives a layer the focus when it comes: one that is opened again on its way out is there already.
 * Stands inside the surface of the layer, beside what takes the focus.
 */
export function FocusAgain() {
  const isOpen = useContext(OverlayTriggerStateContext)?.isOpen ?? false;
  const place = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const layer = place.current?.parentElement?.querySelector<HTMLElement>('[role="menu"], [role="dialog"]');
    if (isOpen && !wasOpen.current && !layer?.contains(document.activeElement)) layer?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return <span ref={place} hidden />;
}
