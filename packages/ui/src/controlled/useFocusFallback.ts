import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a button that goes when it has done its part, or when there is nothing left for it to do. Focus that stands
 * elsewhere stays where it is.
 *
 * @param selector - A selector of what takes the focus then, beside the button.
 * @returns The button's ref.
 */
export function useFocusFallback(selector: string): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (!button || button.ownerDocument.activeElement !== button) return;
      const place = button.parentElement;
      // Once React has finished: until then the fallback is what it was, and no focus that moves is heard.
      queueMicrotask(() => place?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));
    };
  }, [selector]);
  return ref;
}
