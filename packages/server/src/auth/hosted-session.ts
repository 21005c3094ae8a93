import { hostedSessionLimits } from '@mirror-studio/domain/constants/session';
import * as v from 'valibot';
import type { Clock } from '../http/clock.ts';
import type { HostedSession } from '../http/services.ts';

/** As many sessions as read within the time of an answer; past it the one that was asked about first is asked about anew. */
const maxKnown = 10_000;

const factors = v.object({ factors: v.optional(v.array(v.object({ status: v.string() })), []) });

/**
 * Asks a hosted auth service about sessions, by reading the user of the token: it answers 401 or 403 once the session
 * has ended. Takes its address, the project's public key, and the clock.
 */
export function hostedSession(authUrl: string, apiKey: string, clock: Clock): HostedSession {
  const read = readHosted(authUrl, apiKey);
  const known = new Map<string, { readonly answer: ReturnType<HostedSession>; readonly askedMs: number }>();
  return (token, { isFresh }) => {
    const nowMs = clock.now().getTime();
    const before = known.get(token);
    const isYoung = before && Math.abs(nowMs - before.askedMs) < hostedSessionLimits.factorMs;
    if (isYoung && !isFresh) return before.answer;
    const answer = read(token);
    known.delete(token);
    if (known.size >= maxKnown) known.delete(known.keys().next().value ?? '');
    known.set(token, { answer, askedMs: nowMs });
    // What failed is asked again by the next request.
    answer.catch(() => known.delete(token));
    return answer;
  };
}

function readHosted(authUrl: string, apiKey: string) {
  return async (token: string): ReturnType<HostedSession> => {
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
