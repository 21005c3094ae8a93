import { type Ref, type RefCallback, useCallback } from 'react';

function set<Value>(ref: Ref<Value> | undefined, value: Value | null) {
  if (typeof ref === 'function') return ref(value);
  if (ref) ref.current = value;
  return undefined;
}

/** One ref that fills two: the component's own and the caller's. It is the same one while they are. */
export function useMergedRef<Value>(own: Ref<Value>, given: Ref<Value> | undefined): RefCallback<Value> {
  return useCallback(
    (value) => {
      const undoOwn = set(own, value);
      const undoGiven = set(given, value);
      return () => {
        if (typeof undoOwn === 'function') undoOwn();
        else set(own, null);
        if (typeof undoGiven === 'function') undoGiven();
        else set(given, null);
      };
    },
    [own, given],
  );
}
