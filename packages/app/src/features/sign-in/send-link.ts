import { pathOf } from '@mirror-studio/domain/access';
import type { SessionStore } from '../../session/session-store.ts';
import { writeStored } from '../../storage/storage.ts';

/** Asks for a sign-in link that leads back to `/auth/callback` (§7). Rejects with the auth service's error. */
export const sendLink =
  (session: SessionStore) =>
  async ({ email }: { email: string }) => {
    const client = await session.client();
    const { error } = await client.signInWithOtp({
      email,
      options: { emailRedirectTo: `${window.location.origin}${pathOf('authCallback')}` },
    });
    if (error) throw error;
  };

/** Remembers to whom a link went, for the page that the link leads to and for asking again. */
export function rememberLink({ email, atMs }: { email: string; atMs: number }): void {
  writeStored('userEmail', email);
  writeStored('magicLinkSentAt', String(atMs));
}
