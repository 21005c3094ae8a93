import { type AssuranceLevel, factorStatuses, type ProvedBy } from '@mirror-studio/domain/auth';
import type { StudioSession } from '@mirror-studio/state-machines/session';
import * as v from 'valibot';
import { readStored } from '../storage/storage.ts';

const authSession = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_at: v.number(),
  user: v.object({
    id: v.string(),
    email: v.optional(v.string()),
    is_anonymous: v.optional(v.boolean()),
    factors: v.optional(v.array(v.object({ status: v.picklist(factorStatuses) }))),
  }),
});

const waysOf = v.array(v.object({ method: v.string(), timestamp: v.number() }));

/** Reads a session of the auth client. Throws when it is none. */
export function toStudioSession(given: unknown): StudioSession {
  const session = v.parse(authSession, given);
  return { ...session, aal: assuranceOf(session.access_token) };
}

/** The session that this browser keeps, or null. Throws when what it keeps is none. */
export function readStoredSession(): StudioSession | null {
  const kept = readStored('session');
  return kept === null ? null : toStudioSession(JSON.parse(kept));
}

/** What the token claims; one that cannot be read claims no more than the least. */
function assuranceOf(token: string): AssuranceLevel {
  return claimOf(token, 'aal') === 'aal2' ? 'aal2' : 'aal1';
}

/** How somebody proved who they are, as their access token claims. */
export function provedBy(token: string): readonly ProvedBy[] {
  const ways = v.safeParse(waysOf, claimOf(token, 'amr'));
  return ways.success ? ways.output : [];
}

/**
 * One claim of an access token. Takes the token and the claim's name; returns undefined where it cannot be read. Whether
 * the token is genuine only the auth service can tell.
 */
export function claimOf(token: string, name: string): unknown {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(part));
    return typeof claims === 'object' && claims !== null ? Reflect.get(claims, name) : undefined;
  } catch {
    return undefined;
  }
}
