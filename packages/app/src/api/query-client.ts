import { queryLimits } from '@mirror-studio/domain/constants/requests';
import { mutationRetryDelayMs, type Retry, retryDelayMs } from '@mirror-studio/domain/errors';
import { QueryClient } from '@tanstack/react-query';

/** Without a network a request fails and says so; by default it would wait in silence until there is one. */
const networkMode = 'always';

type Policy = (failureCount: number, error: unknown) => Retry;

const retrying = (policy: Policy) => ({
  retry: (failureCount: number, error: unknown) => policy(failureCount, error) !== 'never',
  retryDelay: (failureCount: number, error: unknown) => {
    const delay = policy(failureCount, error);
    return delay === 'never' ? 0 : delay;
  },
});

/** The cache of §9: fresh 5 min, kept 15 min, no refetch on mount, on focus only what is older than 60 s. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: queryLimits.freshMs,
        gcTime: queryLimits.keptMs,
        // What a mutation has invalidated is known to be wrong; everything else stays as it is.
        refetchOnMount: (query) => query.state.isInvalidated,
        refetchOnWindowFocus: (query) =>
          Date.now() - query.state.dataUpdatedAt > queryLimits.refocusOlderThanMs ? 'always' : false,
        networkMode,
        ...retrying(retryDelayMs),
      },
      mutations: { networkMode, ...retrying(mutationRetryDelayMs) },
    },
  });
}
