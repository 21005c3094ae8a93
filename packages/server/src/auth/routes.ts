import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { countToken } from './flows/limits.ts';
import type { WithKeys } from './flows/session.ts';
import { answerAuthError } from './http-error.ts';
import { openProviders } from './providers/index.ts';
import { factorRoutes } from './routes/factors.ts';
import { factRoutes } from './routes/facts.ts';
import { identityRoutes } from './routes/identities.ts';
import { localProviderRoutes } from './routes/local-provider.ts';
import { mailRoutes } from './routes/mail.ts';
import { originOf } from './routes/origin.ts';
import { providerRoutes } from './routes/providers.ts';
import { tokenRoutes } from './routes/token.ts';
import { userRoutes } from './routes/user.ts';
import { verifyRoutes } from './routes/verify.ts';

/** The embedded auth service, below /auth/v1 (§7). Answers as the hosted one does, so that one client serves both. */
export function authRoutes(services: WithKeys) {
  const app = new Hono();
  const limited = createMiddleware(async (c, next) => {
    await countToken(services, originOf(services, c));
    await next();
  });
  app.onError((error, c) => answerAuthError(error, c, services.log));
  app.use(async (_, next) => {
    await services.keys.refresh();
    await next();
  });
  app.post('/token', limited);
  app.post('/verify', limited);
  app.use('/authorize', limited);
  app.use('/callback', limited);
  const providers = openProviders(services);
  for (const part of [mailRoutes, verifyRoutes, userRoutes, factorRoutes]) {
    app.route('/', part(services) as Hono);
  }
  for (const part of [tokenRoutes, providerRoutes, identityRoutes, localProviderRoutes, factRoutes]) {
    app.route('/', part(services, providers) as Hono);
  }
  return app;
}
