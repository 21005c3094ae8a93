import { type ReactElement, useRef } from 'react';

function isSame(one: ReactElement<object>, other: ReactElement<object>): boolean {
  if (one.type !== other.type || one.key !== other.key) return false;
  const [before, now] = [Object.entries(one.props), new Map(Object.entries(other.props))];
  return before.length === now.size && before.every(([name, value]) => Object.is(value, now.get(name)));
}

/**
 * The element of the render before, as long as its type, its key and each of its props are the same ones: React does not
 * render what it stands for again, which `memo` cannot promise to the children of a component that provides contexts.
 */
export function useSameElement(element: ReactElement<object>): ReactElement {
  const kept = useRef(element);
  // A cache: what it answers follows from the props alone, in whatever order renders are made or thrown away. State in its
  // stead would render its component once more, and without end where a prop is a new one each time.
  /* oxlint-disable react/refs */
  if (!isSame(kept.current, element)) kept.current = element;
  return kept.current;
  /* oxlint-enable react/refs */
}
