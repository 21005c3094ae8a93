import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { bearerToken } from '../../http/request/caller.ts';
import { refuseStepUpDue } from '../flows/factors.ts';
import type { WithKeys } from '../flows/session.ts';
import { AuthHttpError, refuseBanned } from '../http-error.ts';
import { type SessionAuthUser, userOfSession } from '../store/users.ts';

export interface AuthEnv {
  Variables: { user: SessionAuthUser; sessionId: string };
}

interface Passing {
  /** A suspended person passes. Default false. */
  readonly passesBanned?: boolean;
  /** So does a session in which the second factor is still to be proved. Default false. */
  readonly passesStepUpDue?: boolean;
}

/**
 * Who asks, by a token that is valid and whose session still stands, asked anew each time. Throws AuthHttpError.
 */
export async function requireSession(
  services: WithKeys,
  c: Context,
  { passesBanned = false, passesStepUpDue = false }: Passing = {},
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
  if (!passesStepUpDue) refuseStepUpDue(user);
  return { user, sessionId: read.sessionId };
}

/** Lets a request pass of somebody who is signed in, as {@link requireSession} says. */
export function bearer(services: WithKeys, options: Passing = {}) {
  return createMiddleware<AuthEnv>(async (c, next) => {
    const { user, sessionId } = await requireSession(services, c, options);
    c.set('user', user);
    c.set('sessionId', sessionId);
    await next();
  });
}
