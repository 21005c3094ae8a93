import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { fromHere } from '../http/request/from-here.ts';
import { isRowId } from '../http/request/ids.ts';
import { languageOf } from '../http/request/language.ts';
import type { Services } from '../http/services.ts';
import { fontFaces } from './fonts.ts';
import { inboxPage } from './inbox-page.ts';
import { keptMessage, keptMessages } from './outbox.ts';

/** The local inbox, below /inbox: for a browser on this machine, and for nobody else. */
export function inboxRoutes(services: Services) {
  const app = new Hono();
  app.use(
    createMiddleware(async (c, next) => {
      if (!fromHere(c)) return c.notFound();
      c.header('Cache-Control', 'no-store');
      // What was asked for before this request is shown by it.
      await services.background.idle();
      await next();
    }),
  );

  const { appDir } = services.config;
  const fonts = fontFaces(appDir);
  app.get('/', async (c) => {
    const key = crypto.randomUUID().replaceAll('-', '');
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'nonce-${key}'; script-src 'nonce-${key}'; connect-src 'self'; font-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    const language = languageOf(c);
    return c.html(
      inboxPage(await keptMessages(services.db), services.clock.now(), {
        language,
        nonce: key,
        fonts,
        hasApp: appDir !== null,
      }),
    );
  });

  app.get('/messages.json', async (c) => {
    const messages = await keptMessages(services.db);
    return c.json({
      messages: messages.map(({ id, channel, recipient, subject, body, link, created_at }) => ({
        id,
        channel,
        to: recipient,
        subject,
        text: body,
        link,
        createdAt: created_at.toISOString(),
      })),
    });
  });

  // The message as a mail programme shows it: nothing in it runs, and its links open a page of their own.
  app.get('/messages/:id', async (c) => {
    const id = c.req.param('id');
    const message = isRowId(id) ? await keptMessage(services.db, id) : undefined;
    if (message?.channel !== 'mail') return c.notFound();
    c.header('X-Frame-Options', 'SAMEORIGIN');
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`,
    );
    return c.html(message.html.replace('<head>', '<head><base target="_blank">'));
  });
  return app;
}
