import * as React from 'react';
import { useCallback, useEffect, useState } from 'react';
import { overlays } from './useEarlyEscape.ts';

const react: Partial<typeof React> = { ...React };
const [major = 0, minor = 0] = React.version.split('.').map(Number);
/** Earlier ones do not hide what stands in a portal: https://github.com/facebook/react/pull/35091 */
const hidesPortals = major > 19 || (major === 19 && minor >= 3);

/** React's boundary round what is drawn ahead, hidden; undefined where React cannot hide an overlay. */
export const Activity = hidesPortals ? react.Activity : undefined;

const canWait = () => typeof requestIdleCallback === 'function';

/** What was drawn before another overlay came, and opens after it, stands after it: the last one is on top. */
function bringToFront(element: Element): void {
  for (let next = element.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.checkVisibility() && next.querySelector(overlays)) {
      element.parentElement?.append(element);
      return;
    }
  }
}

interface Prerender {
  /** The overlay is drawn, but hidden: it has not been opened yet. */
  isAhead: boolean;
  /** A ref for the overlay's element, which says when its closing motion is over. */
  elementRef: (element: Element | null) => (() => void) | undefined;
}

/**
 * Draws an overlay while the browser is idle, hidden and without effects, so that opening it has only to show it: once
 * when its component comes, and again after each time it was closed.
 *
 * @param isOpen Whether the overlay is open.
 * @param isWanted Whether it is to be drawn ahead at all.
 * @param onAhead What else can be done ahead. It stays the same one.
 */
export function usePrerender(isOpen: boolean, isWanted: boolean, onAhead: () => void): Prerender {
  const [isAhead, setAhead] = useState(false);
  const [isOnScreen, setOnScreen] = useState(false);
  // What was drawn ahead is what opens: when it closes it goes like any other.
  if (isOpen && isAhead) setAhead(false);
  const mayDraw = isWanted && !isOpen && !isAhead && !isOnScreen && Activity !== undefined;
  useEffect(() => {
    if (!mayDraw || !canWait()) return undefined;
    const request = requestIdleCallback(() => {
      setAhead(true);
      onAhead();
    });
    return () => cancelIdleCallback(request);
  }, [mayDraw, onAhead]);
  const elementRef = useCallback((element: Element | null) => {
    if (!element) return undefined;
    bringToFront(element);
    setOnScreen(true);
    return () => setOnScreen(false);
  }, []);
  return { isAhead: isAhead && !isOpen, elementRef };
}
