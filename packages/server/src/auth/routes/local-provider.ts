import { isEmail, normaliseEmail } from '@mirror-studio/domain/auth';
import { authBasePath } from '@mirror-studio/domain/auth-service';
import { type Context, Hono } from 'hono';
import { fromHere } from '../../http/request/from-here.ts';
import { fontFaces } from '../../mail/fonts.ts';
import type { WithKeys } from '../flows/session.ts';
import { localCode, localProviderPath } from '../providers/local.ts';
import { providerFlow } from '../store/provider-flows.ts';
import { languageOf } from './input.ts';
import { localProviderPage } from './local-provider-page.ts';

/** The page of the local provider: for a browser on this machine, and for nobody else. */
export function localProviderRoutes(services: WithKeys) {
  const app = new Hono();
  const { appDir, localProvider } = services.config;
  if (!localProvider) return app;
  const fonts = fontFaces(appDir);

  async function show(c: Context, given: Parameters<typeof localProviderPage>[1]): Promise<Response> {
    const flow = await providerFlow(services.db, given.state);
    const nonce = crypto.randomUUID().replaceAll('-', '');
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'same-origin');
    c.header(
      'Content-Security-Policy',
      // A browser holds the redirects after a form to this rule as well.
      `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'self' ${flow ? new URL(flow.redirect_to).origin : ''}; frame-ancestors 'none'`,
    );
    const setting = { language: languageOf(c, null), nonce, fonts, hasApp: appDir !== null };
    return c.html(localProviderPage(flow !== undefined, given, setting));
  }

  app.get(localProviderPath, (c) => {
    if (!fromHere(c)) return c.notFound();
    return show(c, { state: c.req.query('state') ?? '', typed: null });
  });

  app.post(localProviderPath, async (c) => {
    if (!fromHere(c)) return c.notFound();
    const fields = new URLSearchParams(await c.req.text());
    const read = (name: string) => (fields.get(name) ?? '').trim().slice(0, 200);
    const state = read('state');
    const back = new URLSearchParams({ state });
    if (fields.has('refuse')) {
      back.set('error', 'access_denied');
      back.set('error_description', 'The person did not want to be signed in');
    } else {
      const chosen = read('person');
      const [email, name] = chosen
        ? [chosen.split(' ')[0] ?? '', chosen.replace(/^\S+\s*/, '')]
        : [read('email'), read('name')];
      const isVerified = chosen !== '' || fields.get('verified') === 'yes';
      if (!isEmail(email)) return show(c, { state, typed: { email, name, isVerified } });
      const person = { name, email: normaliseEmail(email), isVerified };
      back.set('code', await localCode(services, state, person));
    }
    return c.redirect(`${authBasePath}/callback?${back.toString()}`, 303);
  });
  return app;
}
