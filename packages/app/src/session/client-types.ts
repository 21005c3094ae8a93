import type { AuthClient as AuthClientClass } from '@supabase/auth-js';
import type { PostgrestClient } from '@supabase/postgrest-js';

export type AuthClient = InstanceType<typeof AuthClientClass>;
/** What the app asks of the table API. */
export type Tables = Pick<PostgrestClient, 'from'>;

/** Where a project answers, and the key that names it. */
export interface Project {
  url: string;
  anonKey: string;
}

export interface AuthOptions {
  storageKey: string;
  flowType?: 'pkce';
  autoRefreshToken: boolean;
  persistSession: boolean;
  detectSessionInUrl: boolean;
}
