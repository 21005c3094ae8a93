import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Has F6 and Shift+F6 lead into the region, while there is something to press in it, and back to where the focus was.
 *
 * @returns What brings a focus that fell to the next button of the region, or back to where it was before.
 */
export function useRegionKey(region: RefObject<HTMLElement | null>): () => void {
  const before = useRef<HTMLElement>(null);
  const goBack = useCallback(() => {
    if (before.current?.isConnected) before.current.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }, []);
  const returnFocus = useCallback(() => {
    if (document.activeElement !== document.body) return;
    const next = region.current?.querySelector('button');
    if (next) next.focus();
    else goBack();
  }, [region, goBack]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { current } = region;
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      if (current?.contains(document.activeElement)) goBack();
      else {
        const first = current?.querySelector('button');
        if (!first) return;
        first.focus();
      }
      event.preventDefault();
      event.stopPropagation();
    };
    // On its way down: an open dialog lets no key out.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [region, goBack]);
  useEffect(() => {
    const { current } = region;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !current?.contains(relatedTarget))
        before.current = relatedTarget;
    };
    current?.addEventListener('focusin', remember);
    return () => current?.removeEventListener('focusin', remember);
  }, [region]);
  return returnFocus;
}
