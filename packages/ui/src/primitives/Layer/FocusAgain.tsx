import { useContext, useEffect, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';

const layers = '[role="menu"], [role="listbox"], [role="dialog"]';

/**
 * React Aria gives a layer the focus when it comes: one that is opened again on its way out is there already.
 * Stands inside the surface of the layer, beside what takes the focus.
 */
export function FocusAgain() {
  const isOpen = useContext(OverlayTriggerStateContext)?.isOpen ?? false;
  const place = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const layer = place.current?.parentElement?.querySelector<HTMLElement>(layers);
    if (isOpen && !wasOpen.current && !layer?.contains(document.activeElement)) layer?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return <span ref={place} hidden />;
}
