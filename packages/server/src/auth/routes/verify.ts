import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { openLink } from '../flows/open-link.ts';
import { allowedRedirect } from '../flows/redirect.ts';
import type { WithKeys } from '../flows/session.ts';
import { AuthRefusal, validationFailed } from '../refusal.ts';
import { readBody, requireEmail, shortText, text, userAgentOf } from './input.ts';

const verifyBody = v.object({ type: shortText, token: text, token_hash: text, email: text });

/** Opening a link: by address from a message, or by call with what was typed or read from it. */
export function verifyRoutes(services: WithKeys) {
  const app = new Hono();

  app.get('/verify', async (c) => {
    // Mail programmes look at links before people do: looking uses nothing up, with a challenge or without.
    if (c.req.method === 'HEAD') return c.body(null, 200);
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    const token = c.req.query('token') ?? c.req.query('token_hash') ?? '';
    const redirectTo = allowedRedirect(services, c.req.query('redirect_to'));
    try {
      const opened = await openLink(
        services,
        { token, type: c.req.query('type') ?? '' },
        userAgentOf(c),
        'code',
      );
      return c.redirect(returnTo(redirectTo, opened), 303);
    } catch (error) {
      if (!(error instanceof AuthRefusal)) throw error;
      return c.redirect(returnError(redirectTo, error, !token.startsWith('pkce_')), 303);
    }
  });

  app.post('/verify', async (c) => {
    c.header('Cache-Control', 'no-store');
    const opened = await openLink(services, await readOpened(c), userAgentOf(c), 'session');
    return c.json(opened.session);
  });

  return app;
}

async function readOpened(c: Context) {
  const body = await readBody(c, verifyBody);
  if (body.token_hash) return { token: body.token_hash, type: body.type };
  if (!body.token) throw validationFailed('Verify requires either a token or a token hash');
  return { token: body.token, type: body.type, email: requireEmail(body.email) };
}

function returnTo(redirectTo: URL, opened: Awaited<ReturnType<typeof openLink>>): string {
  const url = new URL(redirectTo);
  if (opened.code !== undefined) {
    url.searchParams.set('code', opened.code);
    return url.href;
  }
  const { session } = opened;
  url.hash = new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type: opened.kind,
  }).toString();
  return url.href;
}

function returnError(redirectTo: URL, refusal: AuthRefusal, inHash: boolean): string {
  const url = new URL(redirectTo);
  const params = new URLSearchParams({
    error: 'access_denied',
    error_code: refusal.code,
    error_description: refusal.message,
  });
  if (inHash) url.hash = params.toString();
  else for (const [name, value] of params) url.searchParams.set(name, value);
  return url.href;
}
