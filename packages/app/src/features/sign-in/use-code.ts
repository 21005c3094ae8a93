import type { MailCodeActors } from '@mirror-studio/state-machines/mail-code';
import type { SessionStore } from '../../session/session-store.ts';
import { writeStored } from '../../storage/storage.ts';

interface SignedInByCode {
  /** Called when a code is on its way and when its answer has been dealt with: the page waits for that. */
  readonly onProving: (isProving: boolean) => void;
  /** Called when the session is there, before anybody is led on. */
  readonly onSignedIn: () => Promise<void>;
}

/** What typing the code of a mail asks of the auth service (§7). */
export const codeActors = (
  session: SessionStore,
  { onProving, onSignedIn }: SignedInByCode,
): MailCodeActors => ({
  useCode: async ({ email, code, purpose }, signal) => {
    onProving(true);
    try {
      const client = await session.client();
      const type = purpose === 'recovery' ? 'recovery' : 'email';
      const { error } = await client.verifyOtp({ email, token: code, type });
      if (error) throw error;
    } catch (error) {
      onProving(false);
      throw error;
    }
    // It is signed out again, and until then nobody is led on.
    if (signal.aborted) return;
    writeStored('userEmail', email);
    writeStored('signInBegun', null);
    await onSignedIn();
    onProving(false);
  },
  refuseSession: async () => {
    await session.refuse();
    onProving(false);
  },
});
