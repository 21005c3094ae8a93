/** What is known of the heights of rows. It changes in place, for it grows with every row that is seen. */
export function createHeights() {
  const known = new Map<string, number>();
  const listeners = new Set<() => void>();
  let version = 0;
  return {
    of: (id: string) => known.get(id),
    note: (id: string, height: number) => {
      known.set(id, height);
      version += 1;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    version: () => version,
  };
}

/** Index of the last row that begins at `at` or before. Takes where each begins, and where the last ends. */
export function indexAt(offsets: Float64Array, at: number): number {
  let low = 0;
  let high = Math.max(offsets.length - 2, 0);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
