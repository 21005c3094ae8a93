import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isByShortcut } from './route-focus-state.ts';

let lastPath: string | undefined;

/**
 * Stands beside a page and comes with it: the page's heading has the focus when the page before it took the focus along
 * (after a sign-in, a redirect) and when a shortcut led here, so that the keyboard and a screen reader begin there. The
 * first page begins at its top. What changes in the address of one page leaves the focus to what changed it: a dialog that closes gives
 * it back a moment later.
 */
export function RouteFocus(): null {
  const { key, pathname, state } = useLocation();
  const byShortcut = isByShortcut(state);
  useEffect(() => {
    const before = lastPath;
    lastPath = pathname;
    const isFocusLost = before !== pathname && document.activeElement === document.body;
    return before === undefined || !(byShortcut || isFocusLost) ? undefined : focusHeading();
  }, [key, pathname, byShortcut]);
  return null;
}

/** Focuses the page's heading; one that is still to come takes over from the page while nobody has gone elsewhere. */
function focusHeading(): (() => void) | undefined {
  const main = document.querySelector('main');
  if (main === null) return undefined;
  const heading = main.querySelector<HTMLElement>('h1');
  focus(heading ?? main);
  if (heading !== null) return undefined;
  const coming = new MutationObserver(() => {
    const late = main.querySelector<HTMLElement>('h1');
    if (late === null) return;
    coming.disconnect();
    if (document.activeElement === main || document.activeElement === document.body) focus(late);
  });
  coming.observe(main, { childList: true, subtree: true });
  return () => coming.disconnect();
}

function focus(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.style.outline = 'none';
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
