import { errorBody } from '@mirror-studio/domain/errors';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { requestId } from 'hono/request-id';
import type { AppEnv, SessionUser } from './env.ts';
import { answerError } from './errors.ts';
import { signedIn } from './guard.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';

/** Decided: no JSON of this product comes near it. Uploads are measured where they are read. */
const bodyBytes = 256 * 1024;
const uploadPath = '/api/uploads';

/** The whole server as one function of a request. Takes the services; returns the Hono app. */
export function createApp(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(requestId());
  const limit = bodyLimit({
    maxSize: bodyBytes,
    onError: () => {
      throw new Refusal('PAYLOAD_TOO_LARGE', 'The request is too large.');
    },
  });
  app.use((c, next) => (c.req.path === uploadPath ? next() : limit(c, next)));
  app.onError((error, c) => answerError(error, c, services.log));

  app.use(
    '/api/*',
    signedIn(services, (user) => firstSight(services, user)),
  );
  app.all('/api/*', (c) => c.json(errorBody('NOT_FOUND', 'The requested resource was not found.'), 404));
  return app;
}

async function firstSight(_services: Services, _user: SessionUser): Promise<void> {}
