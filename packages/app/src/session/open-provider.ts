import type { AuthProviderId } from '@mirror-studio/domain/auth';
import { beginSignIn, landingUrl } from './begin.ts';
import type { SessionStore } from './session-store.ts';

/** Leaves the page for a third party, which leads back to the callback (§7 /authorize). Rejects with the auth service's error. */
export const openProvider =
  (session: SessionStore) =>
  async ({ provider }: { provider: AuthProviderId }) => {
    const client = await session.client();
    beginSignIn(null);
    const { error } = await client.signInWithOAuth({ provider, options: { redirectTo: landingUrl() } });
    if (error) throw error;
  };
