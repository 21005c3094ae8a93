/**
 * Measures elements when they are laid out, and whenever their size changes. Where nothing has a size, as in jsdom,
 * which has no `ResizeObserver`, once and now.
 *
 * @returns How to end it.
 */
export function observeSize(elements: Iterable<Element>, measure: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    measure();
    return () => undefined;
  }
  const observer = new ResizeObserver(measure);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Measures an element when it is laid out, and whenever its size or its place in the window may have changed, whatever scrolls.
 *
 * @returns How to end it.
 */
export function observePlace(element: Element, measure: () => void): () => void {
  const stop = observeSize([element], measure);
  const options = { capture: true, passive: true };
  document.addEventListener('scroll', measure, options);
  window.addEventListener('resize', measure);
  return () => {
    stop();
    document.removeEventListener('scroll', measure, options);
    window.removeEventListener('resize', measure);
  };
}
