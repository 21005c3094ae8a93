import { profileRow } from '@mirror-studio/domain/contract';
import { networkError, toApiError, unreadableBody } from '@mirror-studio/domain/errors';
import { profileQueryOf, profileTablePath, type UserProfile } from '@mirror-studio/domain/profile';
import * as v from 'valibot';

/** The rows of user_profiles that their user may read and write (§7). Rejects with an ApiError, or as `fetch` is aborted. */
export interface ProfileTable {
  /** The row of a user; null before onboarding. */
  read(userId: string, signal: AbortSignal): Promise<UserProfile | null>;
  /** Writes what is given of a row, a new one where there is none. Returns it. */
  write(row: UserProfile & { readonly id: string }, signal: AbortSignal): Promise<UserProfile>;
}

/**
 * The table API as the hosted service has it, asked by itself: for two requests its client is 5 kB of each visit. Takes where
 * the service is, and what sends a request with the token of the user.
 */
export function createProfileTable(serviceUrl: string, send: typeof fetch): ProfileTable {
  const rows = async (path: string, init: RequestInit) => {
    const answer = await send(`${serviceUrl}${profileTablePath}?${path}`, init).catch((error: unknown) => {
      throw init.signal?.aborted ? error : networkError(0, error);
    });
    const body: unknown = await answer.json().catch(() => unreadableBody);
    if (!answer.ok) throw toApiError(answer.status, answer.statusText, { error: body });
    return v.parse(v.array(profileRow), body);
  };
  return {
    read: async (userId, signal) => {
      const [row = null] = await rows(profileQueryOf(userId), {
        headers: { Accept: 'application/json' },
        signal,
      });
      return row;
    },
    write: async (row, signal) => {
      const [written] = await rows(profileQueryOf(), {
        method: 'POST',
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          Prefer: 'resolution=merge-duplicates,return=representation',
        },
        body: JSON.stringify(row),
        signal,
      });
      if (!written) throw networkError();
      return written;
    },
  };
}
