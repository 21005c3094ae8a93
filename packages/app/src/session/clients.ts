import type { AuthClient as AuthClientClass } from '@supabase/auth-js';
import type { PostgrestClient } from '@supabase/postgrest-js';
import { sendWithToken, type Tokens } from '../api/tokens.ts';

export type AuthClient = InstanceType<typeof AuthClientClass>;

/**
 * Where the auth service and the table API are. Without settings both are on the app's own origin, served by the
 * embedded server; a hosted project is named by VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY. Nothing else in the
 * app knows which of the two it talks to.
 */
const baseUrl = () => import.meta.env['VITE_SUPABASE_URL'] || window.location.origin;
const anonKey = () => import.meta.env['VITE_SUPABASE_ANON_KEY'] || 'mirror-studio';

/** The auth client, with PKCE; loaded only by those who sign in or are signed in. */
export async function createAuthClient(storageKey: string): Promise<AuthClient> {
  const { AuthClient } = await import('@supabase/auth-js');
  return new AuthClient({
    url: `${baseUrl()}/auth/v1`,
    headers: { apikey: anonKey() },
    storageKey,
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    // The callback page redeems the code itself, so that each way a link can fail has its own state.
    detectSessionInUrl: false,
  });
}

/**
 * An auth client that keeps nothing and that nobody follows: to ask about tokens without touching the session that this
 * browser has. (A question of the other one that is answered with "no such session" ends its own.)
 */
export async function createPassingAuthClient(): Promise<AuthClient> {
  const { AuthClient } = await import('@supabase/auth-js');
  passing += 1;
  return new AuthClient({
    url: `${baseUrl()}/auth/v1`,
    headers: { apikey: anonKey() },
    storageKey: `passing-${passing}`,
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
  });
}
let passing = 0;

/** What the auth service says of itself: which third parties are set up. Rejects when it does not answer. */
export async function readAuthSettings(signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(`${baseUrl()}/auth/v1/settings`, { headers: { apikey: anonKey() }, signal });
  if (!answer.ok) throw new Error(`The auth service answered ${answer.status}`);
  return answer.json();
}

/** The table API with the user's token; one that is refused is replaced once. */
export async function createTableClient(tokens: Tokens): Promise<PostgrestClient> {
  const { PostgrestClient } = await import('@supabase/postgrest-js');
  return new PostgrestClient(`${baseUrl()}/rest/v1`, {
    headers: { apikey: anonKey() },
    fetch: (input, init) =>
      sendWithToken(tokens, (token) => {
        const headers = new Headers(init?.headers);
        headers.set('Authorization', `Bearer ${token ?? anonKey()}`);
        return fetch(input, { ...init, headers });
      }),
  });
}
