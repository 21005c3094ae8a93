import { type AuthProviderId, authProviders } from '@mirror-studio/domain/auth';
import { localInbox } from '@mirror-studio/domain/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readAuthSettings } from './clients.ts';

interface AuthSettings {
  /** The third parties that are set up, in the order shown. */
  readonly providers: readonly AuthProviderId[];
  /** There is a local inbox: on a machine without a mail server, and not in production. */
  readonly hasInbox: boolean;
}

const fieldOf = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

/** Takes what the auth service says of itself. One that does not say has no third parties, and no inbox. */
export function authSettingsOf(said: unknown): AuthSettings {
  const external = fieldOf(said, 'external');
  return {
    providers: authProviders.map(({ id }) => id).filter((id) => fieldOf(external, id) === true),
    hasInbox: fieldOf(said, 'local_inbox') === true,
  };
}

/** What the auth service says of itself, asked once. A failure stays until somebody asks again: what is shown later does not. */
export const authSettingsQuery = queryOptions({
  queryKey: ['authSettings'],
  queryFn: async ({ signal }) => authSettingsOf(await readAuthSettings(signal)),
  retry: false,
  retryOnMount: false,
  staleTime: Number.POSITIVE_INFINITY,
});

interface Providers {
  /** The third parties that are set up; undefined until the auth service has answered. One that does not answer has none. */
  readonly providers: readonly AuthProviderId[] | undefined;
  /** There where it did not answer: to ask again, and whether that is on its way. */
  readonly unknown: { readonly onRetry: () => void; readonly isRetrying: boolean } | undefined;
}
const none: readonly AuthProviderId[] = [];

export function useProviders(): Providers {
  // While it is asked again a failed query is one that has not answered yet: nothing that was shown goes away for that.
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(authSettingsQuery);
  const isUnknown = data === undefined && errorUpdateCount > 0;
  return {
    providers: data?.providers ?? (isUnknown ? none : undefined),
    unknown: isUnknown ? { onRetry: () => void refetch(), isRetrying: isFetching } : undefined,
  };
}

/** Where the local inbox is; undefined where there is none. */
export function useInbox(): string | undefined {
  return useQuery(authSettingsQuery).data?.hasInbox ? localInbox.page : undefined;
}
