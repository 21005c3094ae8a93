import { hostedSessionLimits } from '@mirror-studio/domain/constants/session';
import * as v from 'valibot';
import type { HostedSession } from '../http/services.ts';

const factors = v.object({ factors: v.optional(v.array(v.object({ status: v.string() })), []) });

/**
 * Asks a hosted auth service about sessions, by reading the user of the token: it answers 401 or 403 once the session
 * has ended. Takes its address and the project's public key.
 */
export function hostedSession(authUrl: string, apiKey: string): HostedSession {
  return async (token) => {
    const answer = await fetch(`${authUrl}/user`, {
      headers: { apikey: apiKey, authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(hostedSessionLimits.answerMs),
    });
    if (answer.ok) {
      const read = v.parse(factors, await answer.json());
      return { hasFactor: read.factors.some(({ status }) => status === 'verified') };
    }
    await answer.body?.cancel();
    if (answer.status === 401 || answer.status === 403) return null;
    throw new Error(`The auth service answered ${answer.status} to a question about a session`);
  };
}
