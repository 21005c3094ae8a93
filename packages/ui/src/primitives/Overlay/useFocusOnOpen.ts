import { useEffect } from 'react';

/** Everything that an overlay moves with: itself and what it stands in. */
function motionOf(overlay: Element): Promise<Animation>[] {
  const motion: Promise<Animation>[] = [];
  for (let at: Element | null = overlay; at && at !== document.body; at = at.parentElement)
    motion.push(...(at.getAnimations?.() ?? []).map(({ finished }) => finished));
  return motion;
}

/**
 * Gives the focus to an overlay that has come while the focus is on nothing. React Aria moves it there when the opening
 * motion has ended, unless it has left the opener by then; making the page behind inert can take it from there first.
 */
export function useFocusOnOpen(overlayOf: () => HTMLElement | null, isOpen: boolean) {
  useEffect(() => {
    const overlay = overlayOf();
    if (!isOpen || !overlay) return undefined;
    let isOver = false;
    const focus = () => {
      if (!isOver && document.activeElement === document.body) overlayOf()?.focus();
    };
    const inNextFrame = (run: () => void) => requestAnimationFrame(run);
    void Promise.allSettled(motionOf(overlay)).then(() => inNextFrame(() => inNextFrame(focus)));
    return () => {
      isOver = true;
    };
  }, [overlayOf, isOpen]);
}
