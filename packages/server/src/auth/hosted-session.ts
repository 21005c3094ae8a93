import { hostedSessionLimits } from '@mirror-studio/domain/constants/session';
import type { HostedSession } from '../http/services.ts';

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
    await answer.body?.cancel();
    if (answer.ok) return true;
    if (answer.status === 401 || answer.status === 403) return false;
    throw new Error(`The auth service answered ${answer.status} to a question about a session`);
  };
}
