import { pathOf } from '@mirror-studio/domain/access';
import { type BegunSignIn, readBegunSignIn, writeBegunSignIn } from '@mirror-studio/domain/auth';
import type { SessionStore } from '../../session/session-store.ts';
import { readStored, writeStored } from '../../storage/storage.ts';

/** Where links and third parties lead back to (§1). */
export const landingUrl = () => `${window.location.origin}${pathOf('authCallback')}`;

/** Remembers that this browser asks for a way to sign in: by a message to an address, or null by a third party. */
export function beginSignIn(email: string | null): void {
  writeStored('signInBegun', writeBegunSignIn(email, Date.now()));
}

/** What this browser asked for and has not yet got; null when nothing. */
export const begunSignIn = (): BegunSignIn | null => readBegunSignIn(readStored('signInBegun'), Date.now());

/** Asks for a sign-in link that leads back to `/auth/callback` (§7). Rejects with the auth service's error. */
export const sendLink =
  (session: SessionStore) =>
  async ({ email }: { email: string }) => {
    const client = await session.client();
    beginSignIn(email);
    const { error } = await client.signInWithOtp({ email, options: { emailRedirectTo: landingUrl() } });
    if (error) throw error;
  };

/** Asks for a link to set another password (§7 /recover). Rejects with the auth service's error. */
export const sendRecovery =
  (session: SessionStore) =>
  async ({ email }: { email: string }) => {
    const client = await session.client();
    beginSignIn(email);
    const { error } = await client.resetPasswordForEmail(email, { redirectTo: landingUrl() });
    if (error) throw error;
  };

/** Remembers to whom a link went, for the page that the link leads to and for asking again. */
export function rememberLink({ email, atMs }: { email: string; atMs: number }): void {
  writeStored('userEmail', email);
  writeStored('magicLinkSentAt', String(atMs));
}
