import { useEffect } from 'react';

/** Everything that a layer moves with: itself and what it stands in. */
function motionOf(layer: Element): Promise<Animation>[] {
  const motion: Promise<Animation>[] = [];
  for (let at: Element | null = layer; at && at !== document.body; at = at.parentElement)
    motion.push(...(at.getAnimations?.() ?? []).map(({ finished }) => finished));
  return motion;
}

/**
 * Gives the focus to a layer that has come while the focus is on nothing. React Aria moves it there when the opening
 * motion has ended, unless it has left the opener by then; making the page behind inert can take it from there first.
 */
export function useFocusOnOpen(overlayOf: () => HTMLElement | null, isOpen: boolean) {
  useEffect(() => {
    const layer = overlayOf();
    if (!isOpen || !layer) return undefined;
    let isOver = false;
    const focus = () => {
      if (!isOver && document.activeElement === document.body) overlayOf()?.focus();
    };
    const inNextFrame = (run: () => void) => requestAnimationFrame(run);
    void Promise.allSettled(motionOf(layer)).then(() => inNextFrame(() => inNextFrame(focus)));
    return () => {
      isOver = true;
    };
  }, [overlayOf, isOpen]);
}
