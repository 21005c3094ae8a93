import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * When the oldest of the data that the page shows was read, in ms since 1970: all of it is at least as new. Null where it
 * shows none. What hardly changes (`meta.isSteady`) does not count.
 */
export function useLastKnownAt(): number | null {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (changed: () => void) => queries.getQueryCache().subscribe(changed),
    [queries],
  );
  return useSyncExternalStore(subscribe, () => {
    const readAtMs = queries
      .getQueryCache()
      .findAll({ type: 'active' })
      .filter(({ meta, state }) => meta?.['isSteady'] !== true && state.data !== undefined)
      .map(({ state }) => state.dataUpdatedAt);
    return readAtMs.length === 0 ? null : Math.min(...readAtMs);
  });
}
