import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isByShortcut } from './route-focus-state.ts';

let lastPath: string | undefined;

/**
 * Stands beside a page and comes with it: the page's heading has the focus when the page before it took the focus along
 * (after a sign-in, a redirect) and when a shortcut led here, so that the keyboard and a screen reader begin there. The
 * first page begins at its top. An address that names a part of a page (`#second-factor`) begins at that part. What else changes
 * in the address of one page leaves the focus to what changed it: a dialog that closes gives it back a moment later.
 */
export function RouteFocus(): null {
  const { key, pathname, hash, state } = useLocation();
  const byShortcut = isByShortcut(state);
  useEffect(() => {
    const before = lastPath;
    lastPath = pathname;
    if (hash !== '') return focusComing(() => document.getElementById(hash.slice(1)), true);
    const isFocusLost = before !== pathname && document.activeElement === document.body;
    if (before === undefined || !(byShortcut || isFocusLost)) return undefined;
    return focusComing(() => document.querySelector<HTMLElement>('main h1'), false);
  }, [key, pathname, hash, byShortcut]);
  return null;
}

/** Focuses a place of the page; one that is still to come takes over from the page while nobody has gone elsewhere. */
function focusComing(find: () => HTMLElement | null, isScrolledTo: boolean): (() => void) | undefined {
  const main = document.querySelector('main');
  if (main === null) return undefined;
  const place = find();
  focus(place ?? main, isScrolledTo && place !== null);
  if (place !== null) return undefined;
  const coming = new MutationObserver(() => {
    const late = find();
    if (late === null) return;
    coming.disconnect();
    if (document.activeElement === main || document.activeElement === document.body)
      focus(late, isScrolledTo);
  });
  coming.observe(main, { childList: true, subtree: true });
  return () => coming.disconnect();
}

function focus(place: HTMLElement, isScrolledTo: boolean): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.style.outline = 'none';
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
  if (isScrolledTo) place.scrollIntoView();
}
