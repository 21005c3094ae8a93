import { createClient } from '@supabase/supabase-js';
import type { AuthOptions, Project } from './client-types.ts';
import { fetchWithDeviceExpiry } from './fetch-with-device-expiry.ts';

/** The auth client of the whole library. */
export const authOf = ({ url, anonKey }: Project, options: AuthOptions) =>
  createClient(url, anonKey, { auth: options, global: { fetch: fetchWithDeviceExpiry } }).auth;
