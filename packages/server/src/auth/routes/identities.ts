import { Hono } from 'hono';
import { isRowId } from '../../http/request/ids.ts';
import { unlink } from '../flows/identities.ts';
import { countChange } from '../flows/limits.ts';
import { withNews } from '../flows/news.ts';
import type { WithKeys } from '../flows/session.ts';
import { AuthHttpError } from '../http-error.ts';
import { type AuthEnv, bearer } from './bearer.ts';
import { originOf, sourceOf } from './origin.ts';

/** The end of an identity of somebody who is signed in. */
export function identityRoutes(services: WithKeys) {
  const app = new Hono<AuthEnv>();
  app.use('/user/identities/:id', bearer(services));
  app.delete('/user/identities/:id', async (c) => {
    const id = c.req.param('id');
    if (!isRowId(id)) throw new AuthHttpError(404, 'validation_failed', 'identity_id must be an UUID');
    const { id: userId } = c.get('user');
    await countChange(services, userId, originOf(services, c));
    const [source, now] = [sourceOf(services, c), services.clock.now()];
    const asking = { userId, sessionId: c.get('sessionId') };
    const { config } = services;
    await withNews(services, (tx, tell) => unlink({ config, tx, tell, source, now }, asking, id));
    return c.json({});
  });
  return app;
}
