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
