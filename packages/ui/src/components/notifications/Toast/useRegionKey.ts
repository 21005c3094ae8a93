import { type FocusEvent, type RefObject, useCallback, useEffect, useRef } from 'react';

interface RegionKey {
  /** Brings a focus that fell to the next button of the region, or back to where it was before. */
  returnFocus: () => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** Has F6 and Shift+F6 lead into the region, while there is something to press in it, and back to where the focus was. */
export function useRegionKey(region: RefObject<HTMLElement | null>): RegionKey {
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
  const onFocus = useCallback(({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget;
  }, []);
  return { returnFocus, onFocus };
}
