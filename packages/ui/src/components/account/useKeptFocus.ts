import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Where what had the focus goes with what it ended, the list gets it: nobody begins again at the top of the page. Takes how many
 * rows there are, null while there is no list. `expect` is called when something is to end, `settle` when the question before it
 * is gone, which gives the focus back to a button that may be there no more.
 */
export function useKeptFocus(rows: number | null) {
  const list = useRef<HTMLUListElement>(null);
  const isExpected = useRef(false);
  const isDue = useRef(false);
  const before = useRef(rows);
  const take = () => {
    const { activeElement, body } = document;
    if (!isExpected.current || !isDue.current || (activeElement !== null && activeElement !== body)) return;
    isExpected.current = false;
    isDue.current = false;
    list.current?.focus();
  };
  const compare = useEffectEvent((now: number | null) => {
    if (now !== null && before.current !== null && now < before.current) isDue.current = true;
    before.current = now;
    take();
  });
  useLayoutEffect(() => compare(rows), [rows]);
  return {
    list,
    expect: () => {
      isExpected.current = true;
      isDue.current = false;
    },
    // The focus is given back in the frame after.
    settle: () => requestAnimationFrame(() => requestAnimationFrame(take)),
  };
}
