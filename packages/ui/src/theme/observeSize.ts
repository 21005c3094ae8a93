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
