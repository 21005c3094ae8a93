import { type AuthProviderId, authProviders } from '@mirror-studio/domain/auth';
import { queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { readAuthSettings } from './clients.ts';

const settings = v.object({ external: v.record(v.string(), v.unknown()) });

/**
 * The third parties that the auth service has set up, in the order shown; undefined until it has answered.
 * An auth service that does not say has none.
 */
export function useProviders(): readonly AuthProviderId[] | undefined {
  const { data, isError } = useQuery(providersQuery);
  return isError ? [] : data;
}

export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: async ({ signal }) => {
    const { external } = v.parse(settings, await readAuthSettings(signal));
    return authProviders.map(({ id }) => id).filter((id) => external[id] === true);
  },
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
});
