import { createMiddleware } from 'hono/factory';
import type { WithKeys } from '../flows/session.ts';
import { AuthRefusal } from '../refusal.ts';
import { sessionById } from '../store/sessions.ts';
import { type AuthUser, userById } from '../store/users.ts';

export interface AuthEnv {
  Variables: { user: AuthUser; sessionId: string };
}

/** Lets a request pass whose token is valid and whose session still stands. */
export function bearer(services: WithKeys) {
  return createMiddleware<AuthEnv>(async (c, next) => {
    const [scheme, token] = (c.req.header('authorization') ?? '').split(' ');
    if (scheme?.toLowerCase() !== 'bearer' || !token) {
      throw new AuthRefusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
    }
    const read = await services.readToken(token);
    if (!read) throw new AuthRefusal(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
    const session = read.sessionId ? await sessionById(services.db, read.sessionId) : undefined;
    if (!session || session.user_id !== read.id) {
      throw new AuthRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    }
    const user = await userById(services.db, read.id);
    if (!user) throw new AuthRefusal(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    c.set('user', user);
    c.set('sessionId', session.id);
    await next();
  });
}
