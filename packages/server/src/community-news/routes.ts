import { communityNewsEndpoints as endpoints, mailEndPath } from '@mirror-studio/domain/contract';
import { type Context, Hono } from 'hono';
import { type AppEnv, type Services, serveEndpoint } from '../http/index.ts';
import { languageOf } from '../http/request/language.ts';
import { byNetwork, limited } from '../http/request/limited.ts';
import { fontFaces } from '../mail/fonts.ts';
import { moderationNewsOf } from '../moderation/news.ts';
import { mailEndPage } from './end-page.ts';
import { communityNewsOf } from './read.ts';
import { endByKey, isTold, noteToldUntil, periodAfter, setTold, toldUntil } from './readers.ts';

/** What others did that a member hears of, and whether by mail (pages: creator library, creator). */
export function productRoutes(services: Services): Hono<AppEnv> {
  const { db, clock, config } = services;
  const routes = new Hono<AppEnv>();
  serveEndpoint(routes, endpoints.communityNews, async ({ c, user }) => {
    const heardUntil = await toldUntil(db, user.id, languageOf(c));
    const period = periodAfter(heardUntil, clock.now());
    return {
      since: period.since.toISOString(),
      until: period.until.toISOString(),
      news: await communityNewsOf(db, user.id, period),
      moderation: await moderationNewsOf(db, user.id, heardUntil, period.until),
    };
  });
  serveEndpoint(routes, endpoints.communityNewsTold, async ({ user, body }) => {
    await noteToldUntil(db, user.id, new Date(body.until), clock.now());
    return { ok: true as const };
  });
  serveEndpoint(routes, endpoints.newsByMail, async ({ user }) => ({ isOn: await isTold(db, user.id) }));
  serveEndpoint(routes, endpoints.setNewsByMail, async ({ user, body }) => {
    await setTold(db, user.id, body.isOn);
    return { isOn: body.isOn };
  });

  // A scanner of mails opens every link: only a press ends them, that of the page or of the mail programme (RFC 8058).
  const fonts = fontFaces(config.appDir);
  const path = `${mailEndPath}/:key`;
  const show = (c: Context<AppEnv>, state: 'asked' | 'ended' | 'unknown') => {
    const nonce = crypto.randomUUID().replaceAll('-', '');
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    );
    const setting = { language: languageOf(c), nonce, fonts, hasApp: config.appDir !== null };
    return c.html(mailEndPage(state, setting), state === 'unknown' ? 404 : 200);
  };
  routes.get(path, (c) => show(c, 'asked'));
  routes.post(path, limited(services, 'mailEndsFromNetwork', byNetwork(services)), async (c) =>
    show(c, (await endByKey(db, c.req.param('key'))) ? 'ended' : 'unknown'),
  );
  return routes;
}
