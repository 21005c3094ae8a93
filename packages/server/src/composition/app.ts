import { authBasePath, backendBasePaths } from '@mirror-studio/domain/auth-service';
import { concurrencyLimits, requestSizeLimits } from '@mirror-studio/domain/constants/server';
import { type Endpoint, endpointFinder, healthEndpoints, localInbox } from '@mirror-studio/domain/contract';
import { type Context, Hono, type MiddlewareHandler, type Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { requestId } from 'hono/request-id';
import { languageUse } from '../accounts/language-use.ts';
import { upsertMember } from '../accounts/members.ts';
import { sessionUse } from '../auth/flows/session-use.ts';
import { AuthHttpError, answerAuthError } from '../auth/http-error.ts';
import { authRoutes } from '../auth/routes.ts';
import { withRequester } from '../database/index.ts';
import { drainRefused } from '../http/answer/drain.ts';
import { answerError } from '../http/answer/errors.ts';
import { securityHeaders } from '../http/answer/headers.ts';
import { refusals, errors as texts } from '../http/answer/refusals.ts';
import { type AppEnv, HttpError, type Log, type Services } from '../http/index.ts';
import { signedIn } from '../http/request/guard.ts';
import { inTurn } from '../http/request/in-turn.ts';
import { limitConcurrency } from '../http/request/limit-concurrency.ts';
import { memoizeByKey } from '../http/request/memoize-by-key.ts';
import { clientAddress, networkOf, shortenedNetwork } from '../http/request/network.ts';
import { hasInbox } from '../mail/has-inbox.ts';
import { inboxRoutes } from '../mail/routes.ts';
import { answerTableError, TableHttpError } from '../profiles/http-error.ts';
import { profileRoutes } from '../profiles/routes.ts';
import { QueueFullError } from '../workers/index.ts';
import type { Product } from './product.ts';
import { webApp } from './web-app.ts';

/** The whole server as one function of a request. Takes the services and the product; returns the Hono app. */
export function createApp(services: Services, product: Product): Hono<AppEnv> {
  const { config, db, clock, keys } = services;
  const app = new Hono<AppEnv>();
  const addressOf = (c: Context) => networkOf(clientAddress(c, config.trustProxy));
  // Until a token was checked nobody is believed: a request is its network's.
  app.use((c, next) => withRequester(addressOf(c), next));
  app.use(
    `${authBasePath}/*`,
    inTurn({
      networkOf: addressOf,
      refuse: (c) =>
        answerAuthError(new QueueFullError('Too many requests of one network wait'), c, services.log),
    }),
  );
  app.use(requestId());
  app.use(drainRefused());
  app.use(securityHeaders(config));
  app.use(jsonLimit(product.endpoints));
  app.onError((error, c) => answerInWordsOfService(error, c, services.log));
  const nothingThere = (c: Context<AppEnv>) =>
    answerError(new HttpError('NOT_FOUND', texts.notFound), c, services.log);
  app.notFound(nothingThere);

  const firstSight = memoizeByKey(async (user: AppEnv['Variables']['user']) => {
    await upsertMember(db, user, clock.now());
    await product.welcome(user);
  });
  const noteUse = sessionUse(services);
  const noteLanguage = languageUse(services);
  app.use(
    '/api/*',
    signedIn(services, product.endpoints, async (user, c) => {
      await firstSight(`${user.id} ${user.isDemo}`, user);
      noteLanguage(user.id, c);
      noteUse(user.sessionId, shortenedNetwork(clientAddress(c, config.trustProxy)));
    }),
  );
  const find = endpointFinder(product.endpoints);
  /** Uploads have limits of their own, and whoever looks after the server is answered at any time. */
  const isFree = ({ req }: Context) =>
    req.path === healthEndpoints.health.path || find(req.method, req.path)?.request === 'upload';
  const { ofPerson, ofNetwork } = concurrencyLimits;
  app.use(
    '/api/*',
    limitConcurrency({
      ...ofPerson,
      keyOf: (c) => (isFree(c) ? null : (c.get('user')?.id ?? null)),
    }),
    limitConcurrency({
      atOnce: ofNetwork.atOnce * config.networkLimitFactor,
      waiting: ofNetwork.waiting * config.networkLimitFactor,
      keyOf: (c) => (isFree(c) || c.get('user') ? null : addressOf(c)),
    }),
    (c, next) => withRequester(c.get('user')?.id ?? addressOf(c), next),
  );
  for (const routes of product.routes) app.route('/', routes);
  app.all('/api/*', nothingThere);

  if (keys) app.route('/auth/v1', authRoutes({ ...services, keys }));
  if (config.authUrl === null) app.route('/rest/v1', profileRoutes(services));
  if (hasInbox(services)) app.route(localInbox.page, inboxRoutes(services));
  if (config.appDir !== null) app.route('/', webApp(config.appDir, config.siteUrl));
  return app;
}

/** What is refused before a service's own routes are reached is told in the shape that its client reads. */
function answerInWordsOfService(error: unknown, c: Context<AppEnv>, log: Log): Response {
  const inOwnWords = error instanceof HttpError && error.code === 'PAYLOAD_TOO_LARGE';
  if (inOwnWords && c.req.path.startsWith(`${authBasePath}/`)) {
    c.header('Connection', 'close');
    return answerAuthError(new AuthHttpError(error.status, 'request_too_large', error.message), c, log);
  }
  if (inOwnWords && c.req.path.startsWith(`${backendBasePaths.tables}/`)) {
    c.header('Connection', 'close');
    return answerTableError(new TableHttpError(error.status, 'PGRST102', error.message), c, log);
  }
  return answerError(error, c, log);
}

/** Uploads are measured where they are read. */
function jsonLimit(endpoints: readonly Endpoint[]) {
  const find = endpointFinder(endpoints);
  const refuse = () => {
    throw new HttpError('PAYLOAD_TOO_LARGE', refusals.requestTooLarge);
  };
  const limits = new Map<number, MiddlewareHandler>();
  const limitTo = (maxSize: number) => {
    const limit = limits.get(maxSize) ?? bodyLimit({ maxSize, onError: refuse });
    limits.set(maxSize, limit);
    return limit;
  };
  return (c: Context, next: Next) => {
    // Nobody reads a body there; to look for one makes the whole request anew, which costs more than the rest of Hono.
    if (['GET', 'HEAD'].includes(c.req.method)) return next();
    const endpoint = find(c.req.method, c.req.path);
    if (endpoint?.request === 'upload') return next();
    const mostBytes = endpoint?.bodyBytes ?? requestSizeLimits.bodyBytes;
    // No more than a length that was given is read as the body: to look at the body itself would cost as much.
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding') !== undefined)
      return limitTo(mostBytes)(c, next);
    return Number(length) > mostBytes ? refuse() : next();
  };
}
