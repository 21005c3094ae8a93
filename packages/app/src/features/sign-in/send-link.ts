import { type BegunSignIn, readBegunSignIn } from '@mirror-studio/domain/auth';
import { beginSignIn, landingUrl } from '../../session/begin.ts';
import type { SessionStore } from '../../session/session-store.ts';
import { readStored, writeStored } from '../../storage/storage.ts';

/** What this browser asked for and has not yet got; null when nothing. */
export const begunSignIn = (): BegunSignIn | null => readBegunSignIn(readStored('signInBegun'), Date.now());

/** The page may be loaded again for what sends it: the address stands in its field then. */
const keepAddress = (email: string) => writeStored('userEmail', email);

/** Asks for a sign-in link that leads back to `/auth/callback` (§7). Rejects with the auth service's error. */
export const sendLink =
  (session: SessionStore) =>
  async ({ email }: { email: string }) => {
    keepAddress(email);
    const client = await session.client();
    beginSignIn(email);
    const { error } = await client.signInWithOtp({ email, options: { emailRedirectTo: landingUrl() } });
    if (error) throw error;
  };

/** Asks for a link to set another password (§7 /recover). Rejects with the auth service's error. */
export const sendRecovery =
  (session: SessionStore) =>
  async ({ email }: { email: string }) => {
    keepAddress(email);
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
