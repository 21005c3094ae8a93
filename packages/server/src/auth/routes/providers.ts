import { pathOf } from '@mirror-studio/domain/access';
import { authBasePath } from '@mirror-studio/domain/auth-service';
import { signInProviderLimits } from '@mirror-studio/domain/constants/sign-in';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import { writeCookie } from '../../http/answer/cookies.ts';
import { atMostEvery } from '../../http/at-most-every.ts';
import { readChallenge } from '../flows/challenge.ts';
import { requireLinking } from '../flows/identities.ts';
import { countChange } from '../flows/limits.ts';
import { beginTrip, endTrip, type ProviderAsk, type Returned, type TripEnd } from '../flows/provider-trip.ts';
import { allowedRedirect } from '../flows/redirect.ts';
import type { WithKeys } from '../flows/session.ts';
import { AuthHttpError, validationFailed } from '../http-error.ts';
import { newToken } from '../keys/secrets.ts';
import type { Providers } from '../providers/index.ts';
import { removeOldFlows } from '../store/provider-flows.ts';
import { type AuthEnv, bearer } from './bearer.ts';
import { shortText } from './input.ts';
import { originOf, rememberOrigin, sourceOf } from './origin.ts';
import { withCode, withRefusal, withSession } from './redirects.ts';

/** By which a browser is known again that comes back: one without a challenge to answer, and one that asks twice. */
const cookieName = 'mirror-studio-trip';
const scopeNames = /^[\w.:/-]{1,100}$/;
const removeOldEveryMs = 60_000;

/** Signing in by a third party, and linking one: on the way there and back. */
export function providerRoutes(services: WithKeys, providers: Providers) {
  const app = new Hono();
  const removeOld = atMostEvery(removeOldEveryMs, (now) => removeOldFlows(services.db, now));

  async function begin(c: Context, linking: ProviderAsk['linking']): Promise<URL> {
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    const challenge = readChallenge(c.req.query('code_challenge'), c.req.query('code_challenge_method'));
    const browserKey = getCookie(c, cookieName) || newToken();
    const url = await beginTrip(services, providers, {
      provider: c.req.query('provider') ?? '',
      scopes: readScopes(c.req.query('scopes')),
      challenge,
      redirectTo: allowedRedirect(services, c.req.query('redirect_to')),
      browserKey,
      linking,
    });
    const scope = { path: authBasePath, sameSite: 'Lax' } as const;
    writeCookie(services, c, cookieName, browserKey, signInProviderLimits.stateMs, scope);
    await removeOld(services.clock.now());
    return url;
  }

  app.get('/authorize', async (c) => {
    try {
      return c.redirect((await begin(c, null)).href, 302);
    } catch (error) {
      // A browser is on its way: it is led back with the reason, where the fault is the third party's.
      if (!(error instanceof AuthHttpError) || error.code !== 'unexpected_failure') throw error;
      return c.redirect(withRefusal(allowedRedirect(services, c.req.query('redirect_to')).href, error), 302);
    }
  });

  const linking = new Hono<AuthEnv>();
  linking.use('/user/identities/authorize', bearer(services));
  linking.get('/user/identities/authorize', async (c) => {
    const user = c.get('user');
    requireLinking(services, user, services.clock.now());
    await countChange(services, user.id, originOf(services, c));
    const { href } = await begin(c, { userId: user.id, sessionId: c.get('sessionId') });
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url: href }) : c.redirect(href, 302);
  });
  app.route('/', linking as unknown as Hono);

  app.get('/callback', (c) => answerReturn(services, providers, c));
  // A form from another site brings no cookie: the browser comes again with an address.
  app.post('/callback', async (c) => {
    const fields = v.parse(returned, Object.fromEntries(new URLSearchParams(await c.req.text())));
    const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
    return c.redirect(`${authBasePath}/callback?${new URLSearchParams(given).toString()}`, 303);
  });
  return app;
}

const short = v.optional(v.fallback(v.pipe(v.string(), v.maxLength(4_096)), ''));
/** What a third party may bring back; the rest is not read. */
const returned = v.object({ state: short, code: short, error: short, error_description: short });

async function answerReturn(services: WithKeys, providers: Providers, c: Context): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  const fields = v.parse(returned, c.req.query());
  const given: Returned = {
    state: fields.state ?? '',
    code: fields.code || null,
    // Names of errors are those of OAuth 2: a few letters, which anybody may write.
    error: fields.error
      ? {
          name: /^[a-z_]{1,40}$/.test(fields.error) ? fields.error : 'server_error',
          description: fields.error_description?.slice(0, 200) || 'The provider did not sign in',
        }
      : null,
    browserKey: getCookie(c, cookieName) ?? null,
  };
  const tell = async (end: TripEnd): Promise<string> => {
    if ('refusal' in end) {
      const home = new URL(pathOf('authCallback'), services.site.origin).href;
      return withRefusal(end.redirectTo ?? home, end.refusal);
    }
    if ('code' in end) return withCode(end.redirectTo, end.code);
    await rememberOrigin(services, end.session.user.id, c);
    return withSession(end.redirectTo, end.session);
  };
  return c.redirect(await endTrip(services, providers, given, sourceOf(services, c), tell), 302);
}

/** The scopes that an app asks for besides. Throws AuthHttpError for what can be none. */
function readScopes(given: string | undefined): string[] {
  const scopes = v
    .parse(v.fallback(shortText, ''), given ?? '')
    .split(/[\s,]+/)
    .filter(Boolean);
  if (!scopes.every((scope) => scopeNames.test(scope)))
    throw validationFailed('scopes are names with spaces between');
  return scopes;
}
