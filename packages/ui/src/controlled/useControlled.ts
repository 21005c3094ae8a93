import { useState } from 'react';

/**
 * A value that its parent holds, or the component itself when the parent gives none. Takes the parent's value
 * (undefined: none), the first one, and who is told.
 *
 * @returns The value and how to change it.
 */
export function useControlled<Value>(
  given: Value | undefined,
  first: Value,
  onChange?: (value: Value) => void,
): [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(first);
  const change = (value: Value) => {
    if (given === undefined) setOwn(value);
    onChange?.(value);
  };
  return [given === undefined ? own : given, change];
}
