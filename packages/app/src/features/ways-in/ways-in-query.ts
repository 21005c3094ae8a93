import type { Api } from '@mirror-studio/domain/contract';
import { waysInEndpoints } from '@mirror-studio/domain/contract';
import { queryOptions } from '@tanstack/react-query';
import { signInsKey } from '../../api/sessions.ts';
import { authSettingsQuery } from '../../session/auth-settings.ts';
import type { SessionStore } from '../../session/session-store.ts';

interface Services {
  readonly api: Api;
  readonly session: SessionStore;
}

/** The address is a way in of its own, which is not shown as one of the identities. */
const byEmail = 'email';

/** The ways in of the user: their identities as the auth service has them, and what the product knows besides. */
export const waysInQuery = ({ api, session }: Services, userId: string) =>
  queryOptions({
    queryKey: [...signInsKey(userId), 'waysIn'] as const,
    queryFn: async ({ signal, client }) => {
      // Nothing is awaited inside the list: a call that fails meanwhile would be a rejection that nobody handles.
      const [{ hasPassword }, found, providers] = await Promise.all([
        api.call(waysInEndpoints.waysIn, { signal }),
        session.client().then((auth) => auth.getUserIdentities()),
        // Without them nothing can be linked, and all else can be done.
        client.fetchQuery(authSettingsQuery).then(
          (settings) => settings.providers,
          () => [],
        ),
      ]);
      if (found.error) throw found.error;
      const all = found.data.identities;
      return {
        hasPassword,
        providers,
        isLast: all.length <= 1,
        identities: all
          .filter(({ provider }) => provider !== byEmail)
          .map(({ identity_id: id, provider, identity_data: said, created_at: linkedAt = '' }) => ({
            id,
            provider,
            email: typeof said?.['email'] === 'string' && said['email'] !== '' ? said['email'] : null,
            linkedAt,
          })),
      };
    },
  });
