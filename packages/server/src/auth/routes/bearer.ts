import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { bearerToken } from '../../http/request/caller.ts';
import type { WithKeys } from '../flows/session.ts';
import { AuthHttpError, refuseBanned } from '../http-error.ts';
import { type SessionAuthUser, userOfSession } from '../store/users.ts';

export interface AuthEnv {
  Variables: { user: SessionAuthUser; sessionId: string };
}

/**
 * Who asks, by a token that is valid and whose session still stands, asked anew each time. Throws AuthHttpError; a suspended person
 * passes only where `passesBanned` says so.
 */
export async function requireSession(
  services: WithKeys,
  c: Context,
  { passesBanned = false } = {},
): Promise<AuthEnv['Variables']> {
  const token = bearerToken(c);
  if (token === null) {
    throw new AuthHttpError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const read = await services.readToken(token);
  if (!read) throw new AuthHttpError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  const user = read.sessionId ? await userOfSession(services.db, read.id, read.sessionId) : undefined;
  if (!user || !read.sessionId) {
    throw new AuthHttpError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  if (!passesBanned) refuseBanned(user, 403);
  return { user, sessionId: read.sessionId };
}

/** Lets a request pass of somebody who is signed in, as {@link requireSession} says. */
export function bearer(services: WithKeys, options = {}) {
  return createMiddleware<AuthEnv>(async (c, next) => {
    const { user, sessionId } = await requireSession(services, c, options);
    c.set('user', user);
    c.set('sessionId', sessionId);
    await next();
  });
}
