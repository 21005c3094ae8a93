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

/** What the auth service says of itself, asked once. */
export const authSettingsQuery = queryOptions({
  queryKey: ['authSettings'],
  queryFn: async ({ signal }) => authSettingsOf(await readAuthSettings(signal)),
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The third parties that the auth service has set up; undefined until it has answered. One that does not answer has none. */
export function useProviders(): readonly AuthProviderId[] | undefined {
  const { data, isError } = useQuery(authSettingsQuery);
  return isError ? [] : data?.providers;
}

/** Where the local inbox is; undefined where there is none. */
export function useInbox(): string | undefined {
  return useQuery(authSettingsQuery).data?.hasInbox ? localInbox.page : undefined;
}
