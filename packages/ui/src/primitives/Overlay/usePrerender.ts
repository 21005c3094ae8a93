import { Activity as ReactActivity, useCallback, useEffect, useRef, useState, version } from 'react';
import { useIsOnServer } from '../../controlled/useIsOnServer.ts';
import { holdsOverlay } from '../../overlays/overlay-stack.ts';
import { useEffectsAfterPaint } from './useEffectsAfterPaint.ts';

const [major = 0, minor = 0] = version.split('.').map(Number);
/** Earlier ones do not hide what stands in a portal: https://github.com/facebook/react/pull/35091 */
const hidesPortals = major > 19 || (major === 19 && minor >= 3);

/** React's boundary round what is drawn ahead, hidden; undefined where React cannot hide an overlay. */
export const Activity = hidesPortals ? ReactActivity : undefined;

/**
 * What opens while an overlay is drawn ahead must not make that inert: it may open over it. React Aria passes over what has
 * this attribute. It goes from the element once it is shown.
 */
export const inFront = 'data-react-aria-top-layer';

/** Tests in Node have no idle time, and find what is hidden. */
const canWait = () => typeof requestIdleCallback === 'function';

/** What was drawn before another overlay came, and opens after it, stands after it: the last one is on top. */
export function bringToFront(element: Element): void {
  for (let next = element.nextElementSibling; next; next = next.nextElementSibling) {
    if (!holdsOverlay(next)) continue;
    element.parentElement?.append(element);
    return;
  }
}

interface Prerender {
  /** The overlay is drawn, but has no effects: it has not been opened yet. */
  isAhead: boolean;
  /** A ref for the overlay's element, which says when its closing motion is over. */
  elementRef: (element: Element | null) => (() => void) | undefined;
}

/**
 * Draws an overlay hidden and without effects, so that opening it has only to show it: once when its component comes, right
 * after what the page shows (React leaves what is hidden for last), and again while the browser is idle after each time it was
 * closed.
 *
 * @param isOpen Whether the overlay is open.
 * @param isWanted Whether it is to be drawn ahead at all.
 * @param onAhead What else can be done ahead.
 * @param show Shows what is drawn ahead before it has its effects; returns false where it cannot. Both stay the same ones.
 */
export function usePrerender(
  isOpen: boolean,
  isWanted: boolean,
  onAhead: () => void,
  show: () => boolean,
): Prerender {
  const isOnServer = useIsOnServer();
  const [isAhead, setAhead] = useState(
    () => isWanted && !isOpen && Activity !== undefined && !isOnServer && canWait(),
  );
  /** How often it has gone from the screen. */
  const [rounds, setRounds] = useState(0);
  const isOnScreen = useRef(false);
  // What was drawn ahead is what opens: when it closes it goes like any other.
  useEffectsAfterPaint(
    isOpen && isAhead,
    show,
    useCallback(() => setAhead(false), []),
  );
  const mayDraw = isWanted && !isOpen && !isAhead && Activity !== undefined;
  /** Another one once its closing motion is over: until then nothing is drawn. */
  const round = mayDraw ? rounds : null;
  useEffect(() => {
    if (round === null || !canWait()) return undefined;
    const request = requestIdleCallback(() => {
      if (!isOnScreen.current) setAhead(true);
    });
    return () => cancelIdleCallback(request);
  }, [round]);
  useEffect(() => {
    if (!isAhead) return undefined;
    const request = requestIdleCallback(onAhead);
    return () => cancelIdleCallback(request);
  }, [isAhead, onAhead]);
  const elementRef = useCallback((element: Element | null) => {
    if (!element) return undefined;
    element.removeAttribute(inFront);
    bringToFront(element);
    isOnScreen.current = true;
    return () => {
      isOnScreen.current = false;
      setRounds((count) => count + 1);
    };
  }, []);
  return { isAhead, elementRef };
}
