import { useEffect } from 'react';

let isFirst = true;

/**
 * Stands beside a page and comes with it: when the page before it took the focus along (after a sign-in, a redirect),
 * the page's heading has it, so that the keyboard and a screen reader begin there. The first page begins at its top.
 */
export function Arrival(): null {
  useEffect(() => {
    const wasFirst = isFirst;
    isFirst = false;
    if (wasFirst || document.activeElement !== document.body) return;
    const main = document.querySelector('main');
    const place = main?.querySelector<HTMLElement>('h1') ?? main;
    if (!place) return;
    const isOwn = place.hasAttribute('tabindex');
    if (!isOwn) {
      place.tabIndex = -1;
      place.style.outline = 'none';
      place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
    }
    place.focus({ preventScroll: true });
  }, []);
  return null;
}
