import type { EarlyAnswers } from '../api/early-answers.ts';
import { sendWithToken, type Tokens } from '../api/tokens.ts';
import { remembers } from '../storage/storage.ts';
import type { AuthClient, AuthOptions, Project } from './client-types.ts';
import { fetchWithDeviceExpiry } from './fetch-with-device-expiry.ts';
import { createProfileTable, type ProfileTable } from './profile-table.ts';

/**
 * Where the auth service and the table API are. Without settings both are on the app's own origin, served by the
 * embedded server; a hosted project is named by VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY. Nothing else in the
 * app knows which of the two it talks to.
 */
const project = (): Project => ({
  url: import.meta.env['VITE_SUPABASE_URL'] || window.location.origin,
  anonKey: import.meta.env['VITE_SUPABASE_ANON_KEY'] || 'mirror-studio',
});

/**
 * By default one part of supabase-js does all that the app asks for; VITE_SUPABASE_CLIENT=whole, at build time, loads the
 * whole library instead (docs/decisions/0008-libraries-of-the-interface.md).
 */
const isWhole = () => import.meta.env['VITE_SUPABASE_CLIENT'] === 'whole';

async function makeAuthClient(options: AuthOptions): Promise<AuthClient> {
  const { url, anonKey } = project();
  if (isWhole()) return (await import('./whole-client.ts')).authOf({ url, anonKey }, options);
  const { AuthClient } = await import('@supabase/auth-js');
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey },
    fetch: fetchWithDeviceExpiry,
    ...options,
  });
}

/** Fetches the code of the auth client beside something else that has to come first. */
export function fetchAuthClient(): void {
  // Who asks for the client hears of it.
  if (!isWhole()) import('@supabase/auth-js').catch(() => undefined);
}

/**
 * The auth client, with PKCE; loaded by those who sign in, and of those who are signed in when there is something to ask it or
 * nothing else to do. A browser that remembers nothing has no
 * verifier left when its link is opened: there the link carries the session, and its page asks before it takes it.
 */
export const createAuthClient = (storageKey: string): Promise<AuthClient> =>
  makeAuthClient({
    storageKey,
    flowType: remembers() ? 'pkce' : 'implicit',
    autoRefreshToken: true,
    persistSession: true,
    // The callback page redeems the code itself, so that each way a link can fail has its own state.
    detectSessionInUrl: false,
  });

/**
 * An auth client that keeps nothing and that nobody follows: to ask about tokens without touching the session that this
 * browser has. (A question of the other one that is answered with "no such session" ends its own.)
 */
export function createPassingAuthClient(): Promise<AuthClient> {
  passing += 1;
  return makeAuthClient({
    storageKey: `passing-${passing}`,
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
  });
}
let passing = 0;

/** What the auth service says of itself: which third parties are set up. Rejects when it does not answer. */
export async function readAuthSettings(signal: AbortSignal): Promise<unknown> {
  const { url, anonKey } = project();
  const answer = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: anonKey }, signal });
  if (!answer.ok) throw new Error(`The auth service answered ${answer.status}`);
  return answer.json();
}

/** The address as the script in the head has it. */
const atOrigin = (url: string) => url.replace(window.location.origin, '');

/** The table of profiles with the user's token; one that is refused is replaced once. Takes what was asked for already, too. */
export function profileTableOf(tokens: Tokens, early: EarlyAnswers): ProfileTable {
  const { url, anonKey } = project();
  return createProfileTable(url, (input, init) =>
    sendWithToken(tokens, (token) => {
      const isQuestion = init?.method === undefined && typeof input === 'string';
      const asked = isQuestion ? early.take(atOrigin(input), token) : undefined;
      if (asked) return asked.answer;
      const headers = new Headers(init?.headers);
      headers.set('apikey', anonKey);
      headers.set('Authorization', `Bearer ${token ?? anonKey}`);
      return fetch(input, { ...init, headers });
    }),
  );
}
