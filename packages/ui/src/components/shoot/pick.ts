/** Calls `then` with the value when it is one of those known: a group of choices reports any string. */
export function pick<Value extends string>(
  known: readonly Value[],
  value: string,
  then: (value: Value) => void,
): void {
  const chosen = known.find((one) => one === value);
  if (chosen) then(chosen);
}
