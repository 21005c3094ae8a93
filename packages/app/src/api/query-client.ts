import { queryLimits } from '@mirror-studio/domain/constants/requests';
import { failureKind, mutationRetryDelayMs, type Retry, retryDelayMs } from '@mirror-studio/domain/errors';
import { QueryClient } from '@tanstack/react-query';
import { isOfEarlierVisit } from '../offline/earlier-visit.ts';

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

/** Where the browser knows of no network, a page says at once what it cannot show: a second try would get no answer either. */
const readPolicy: Policy = (failureCount, error) =>
  navigator.onLine === false && failureKind(error) === 'network'
    ? 'never'
    : retryDelayMs(failureCount, error);

/** The cache of §9: fresh 5 min, kept 15 min, no refetch on mount, on focus only what is older than 60 s. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: queryLimits.freshMs,
        gcTime: queryLimits.keptMs,
        // What a mutation has invalidated is known to be wrong, and what an earlier visit read may be; the rest stays as it is.
        refetchOnMount: (query) =>
          isOfEarlierVisit(query.state.dataUpdatedAt) ? 'always' : query.state.isInvalidated,
        refetchOnWindowFocus: (query) =>
          Date.now() - query.state.dataUpdatedAt > queryLimits.refocusOlderThanMs ? 'always' : false,
        networkMode,
        ...retrying(readPolicy),
      },
      mutations: { networkMode, ...retrying(mutationRetryDelayMs) },
    },
  });
}
