import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { countToken } from './flows/limits.ts';
import type { WithKeys } from './flows/session.ts';
import { answerAuthError } from './http-error.ts';
import { factorRoutes } from './routes/factors.ts';
import { factRoutes } from './routes/facts.ts';
import { mailRoutes } from './routes/mail.ts';
import { originOf } from './routes/origin.ts';
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
  app.post('/token', limited);
  app.post('/verify', limited);
  for (const part of [mailRoutes, tokenRoutes, verifyRoutes, userRoutes, factorRoutes, factRoutes]) {
    app.route('/', part(services) as Hono);
  }
  return app;
}
