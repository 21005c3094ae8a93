import { createClient } from '@supabase/supabase-js';
import type { AuthOptions, Project, Tables } from './client-types.ts';

/** The auth client of the whole library. */
export const authOf = ({ url, anonKey }: Project, options: AuthOptions) =>
  createClient(url, anonKey, { auth: options }).auth;

/** The table API of the whole library. `send` puts the person's token on each request. */
export const tablesOf = ({ url, anonKey }: Project, send: typeof fetch): Tables =>
  createClient(url, anonKey, { accessToken: async () => null, global: { fetch: send } }).schema('public');
