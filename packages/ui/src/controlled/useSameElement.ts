import { isValidElement, type ReactElement, useRef } from 'react';

/** Whether two values are the same one, or stand for the same: elements by what they are made of, lists by what is in them. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => isSame(value, other[at]));
  if (!isValidElement<object>(one) || !isValidElement<object>(other)) return false;
  if (one.type !== other.type || one.key !== other.key) return false;
  const [before, now] = [Object.entries(one.props), new Map(Object.entries(other.props))];
  return (
    before.length === now.size &&
    before.every(([name, value]) => now.has(name) && isSame(value, now.get(name)))
  );
}

/**
 * The element of the render before, as long as its type, its key and each of its props are the same: React does not
 * render what it stands for again, which `memo` cannot promise to the children of a component that provides contexts. Content
 * that is written where it is used is made of other elements at every render, and is the same while all in it is.
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
