import type { PasswordActors } from '@mirror-studio/state-machines/password';
import { beginSignIn, landingUrl } from '../../session/begin.ts';
import { openProvider } from '../../session/open-provider.ts';
import type { SessionStore } from '../../session/session-store.ts';

interface WithPassword {
  /** After a code proved the address here: the password that was typed here with the sign-up comes into force. */
  readonly takePassword: () => Promise<void>;
}

/** What signing in and signing up by password ask of the auth service (§7). */
export function passwordActors(session: SessionStore): PasswordActors & WithPassword {
  let last: { email: string; password: string } | null = null;
  const signUp = async (credentials: { email: string; password: string }) => {
    last = credentials;
    const client = await session.client();
    beginSignIn(credentials.email);
    const { data, error } = await client.signUp({
      ...credentials,
      options: { emailRedirectTo: landingUrl() },
    });
    if (error) throw error;
    return { signedIn: data.session !== null };
  };
  return {
    signIn: async (credentials) => {
      const { error } = await (await session.client()).signInWithPassword(credentials);
      if (error) throw error;
    },
    signUp,
    setPassword: async (given) => {
      const { error } = await (await session.client()).updateUser(given);
      if (error) throw error;
    },
    sendCode: async () => {
      const { error } = await (await session.client()).reauthenticate();
      if (error) throw error;
    },
    resend: async ({ email }) => {
      // A confirmation that is only sent again brings no password with it: anybody could have asked for it.
      if (last?.email === email) return signUp(last);
      const client = await session.client();
      beginSignIn(email);
      const { error } = await client.resend({
        type: 'signup',
        email,
        options: { emailRedirectTo: landingUrl() },
      });
      if (error) throw error;
      return {};
    },
    openProvider: openProvider(session),
    refuseSession: () => session.refuse(),
    takePassword: async () => {
      if (last === null) return;
      const { error } = await (await session.client()).updateUser({ password: last.password });
      // The hosted service has it already; and where it cannot be set the person is in all the same, and can choose another.
      if (error) console.warn('The password was not taken over', error.code);
      last = null;
    },
  };
}
