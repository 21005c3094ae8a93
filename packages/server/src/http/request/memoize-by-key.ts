/**
 * Does something once for each key in the life of the process, also when many ask at the same time.
 * What fails is done again for the next who asks.
 */
export function memoizeByKey<Value>(
  work: (value: Value) => Promise<void>,
): (key: string, value: Value) => Promise<void> {
  const begun = new Map<string, Promise<void>>();
  return (key, value) => {
    const before = begun.get(key);
    if (before) return before;
    const now = work(value).catch((error: unknown) => {
      begun.delete(key);
      throw error;
    });
    begun.set(key, now);
    return now;
  };
}
