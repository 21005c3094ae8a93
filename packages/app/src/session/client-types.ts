import type { AuthClient as AuthClientClass } from '@supabase/auth-js';

export type AuthClient = InstanceType<typeof AuthClientClass>;

/** Where a project answers, and the key that names it. */
export interface Project {
  url: string;
  anonKey: string;
}

export interface AuthOptions {
  storageKey: string;
  flowType?: 'pkce' | 'implicit';
  autoRefreshToken: boolean;
  persistSession: boolean;
  detectSessionInUrl: boolean;
}
