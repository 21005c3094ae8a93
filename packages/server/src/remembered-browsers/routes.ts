import {
  rememberedBrowsersEndpoints as endpoints,
  type RememberedBrowser,
} from '@mirror-studio/domain/contract';
import { type Context, Hono } from 'hono';
import { deviceOf } from '../auth/device.ts';
import { countChange } from '../auth/flows/limits.ts';
import { withNews } from '../auth/flows/news.ts';
import { forgetBrowser, rememberBrowser } from '../auth/flows/remembered.ts';
import { originOf, sourceOf } from '../auth/routes/origin.ts';
import { recordEvent } from '../auth/store/events.ts';
import {
  forgetAllRemembered,
  listRemembered,
  type Remembered,
  rememberedOf,
} from '../auth/store/remembered.ts';
import { sessionById } from '../auth/store/sessions.ts';
import { userOfSession } from '../auth/store/users.ts';
import { refusals, errors as texts } from '../http/answer/refusals.ts';
import { type AppEnv, HttpError, type Services, type SessionUser, serveEndpoint } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';

const sessionOver = () => new HttpError('AUTH_REQUIRED', texts.sessionExpired);

/** Browsers that are not asked for the second factor at a sign-in (pages: account). */
export function productRoutes(services: Services): Hono<AppEnv> {
  const { db, clock, keys } = services;
  const routes = new Hono<AppEnv>();
  const byOf = ({ id, sessionId }: SessionUser, c: Context<AppEnv>) => {
    if (sessionId === null) throw sessionOver();
    return { userId: id, sessionId, source: sourceOf(services, c) };
  };

  serveEndpoint(routes, endpoints.rememberedBrowsers, async ({ user }) => {
    if (!keys || user.sessionId === null) return { browsers: [] };
    const current = await rememberedOf(db, user.sessionId);
    const found = await listRemembered(db, user.id, clock.now());
    return { browsers: found.map((browser) => toBrowser(browser, current)) };
  });
  serveEndpoint(routes, endpoints.rememberBrowser, async ({ c, user }) => {
    if (!keys) throw new HttpError('NOT_FOUND', refusals.browsersRememberedElsewhere);
    const { userId, sessionId, source } = byOf(user, c);
    const person = await userOfSession(db, userId, sessionId);
    if (!person) throw sessionOver();
    if (!person.factors.some(({ status }) => status === 'verified')) {
      throw new HttpError('CONFLICT', refusals.rememberingNeedsFactor);
    }
    const auth = { ...services, keys };
    await countChange(auth, userId, originOf(auth, c));
    return withNews(services, async (tx, tell) => {
      const session = await sessionById(tx, sessionId);
      if (!session) throw sessionOver();
      const arrival = { user: person, source, now: clock.now(), session };
      const browser = await rememberBrowser(tx, arrival, tell);
      return { browser: toBrowser(browser, browser.id) };
    });
  });
  serveEndpoint(routes, endpoints.forgetBrowser, async ({ c, user, params: { id } }) => {
    if (isRowId(id)) await db.transaction((tx) => forgetBrowser(services, tx, byOf(user, c), id));
    return { ok: true } as const;
  });
  serveEndpoint(routes, endpoints.forgetBrowsers, async ({ c, user }) => {
    await db.transaction(async (tx) => {
      const by = byOf(user, c);
      if ((await forgetAllRemembered(tx, by.userId)) === 0) return;
      await recordEvent(tx, { ...by, kind: 'browser_forgotten' }, clock.now());
    });
    return { ok: true } as const;
  });
  return routes;
}

function toBrowser(browser: Remembered, current: string | null): RememberedBrowser {
  return {
    id: browser.id,
    device: deviceOf(browser.user_agent),
    network: browser.network,
    createdAt: browser.created_at.toISOString(),
    lastUsedAt: browser.last_used_at.toISOString(),
    until: browser.expires_at.toISOString(),
    isCurrent: browser.id === current,
  };
}
