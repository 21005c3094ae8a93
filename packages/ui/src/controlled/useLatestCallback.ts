import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback that stays the same one and calls the latest it was given: what is memoized is not drawn again for it. */
export function useLatestCallback<Args extends unknown[]>(
  callback: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args) => latest.current?.(...args), []);
}
