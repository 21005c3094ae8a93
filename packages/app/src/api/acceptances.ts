import { type Api, accountEndpoints } from '@mirror-studio/domain/contract';
import { queryOptions } from '@tanstack/react-query';

/** What the user has accepted, by version. */
export const acceptancesQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['acceptances', userId] as const,
    queryFn: ({ signal }) => api.call(accountEndpoints.acceptances, { signal }),
    // Accepted at a gate, over any page.
    staleTime: 0,
  });
