import { createMiddleware } from 'hono/factory';
import { bearerToken } from '../../http/request/caller.ts';
import type { WithKeys } from '../flows/session.ts';
import { AuthHttpError, refuseBanned } from '../http-error.ts';
import { type SessionAuthUser, userOfSession } from '../store/users.ts';

export interface AuthEnv {
  Variables: { user: SessionAuthUser; sessionId: string };
}

/**
 * Lets a request pass whose token is valid and whose session still stands, asked anew each time; a suspended person
 * only where `passesBanned` says so (default: nowhere).
 */
export function bearer(services: WithKeys, { passesBanned = false } = {}) {
  return createMiddleware<AuthEnv>(async (c, next) => {
    const token = bearerToken(c);
    if (token === null) {
      throw new AuthHttpError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
    }
    const read = await services.readToken(token);
    if (!read) throw new AuthHttpError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
    const user = read.sessionId ? await userOfSession(services.db, read.id, read.sessionId) : undefined;
    if (!user || !read.sessionId) {
      throw new AuthHttpError(
        403,
        'session_not_found',
        'Session from session_id claim in JWT does not exist',
      );
    }
    if (!passesBanned) refuseBanned(user, 403);
    c.set('user', user);
    c.set('sessionId', read.sessionId);
    await next();
  });
}
