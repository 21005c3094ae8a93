import { startTransition, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

/** What may ask something of an overlay that is on the screen and has no effects yet. */
const input = ['keydown', 'pointerdown'];

/**
 * Opens what is drawn ahead in two steps: it is shown at once, and React gives it its effects (focus, the inert page, what
 * closes it) in a transition, once the browser has painted it. A key or a press that comes meanwhile finds them there.
 *
 * @param isOpening It is to open, and has no effects yet.
 * @param show Shows it. Returns false where it has to open in one step.
 * @param open Gives it its effects. Both stay the same ones.
 */
export function useEffectsAfterPaint(isOpening: boolean, show: () => boolean, open: () => void) {
  useLayoutEffect(() => {
    if (!isOpening) return undefined;
    if (!show()) {
      open();
      return undefined;
    }
    // A transition that begins at once can be over before the browser has painted.
    const frame = requestAnimationFrame(() => startTransition(open));
    const over = new AbortController();
    // At the window: what React Aria then listens to in the document hears the event too.
    for (const type of input)
      window.addEventListener(type, () => flushSync(open), { capture: true, signal: over.signal });
    return () => {
      cancelAnimationFrame(frame);
      over.abort();
    };
  }, [isOpening, show, open]);
}
