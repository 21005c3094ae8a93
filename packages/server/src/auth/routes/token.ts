import { isEmail, normaliseEmail, readPhone } from '@mirror-studio/domain/auth';
import { passwordLimits } from '@mirror-studio/domain/constants/sign-in';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { countPassword } from '../flows/limits.ts';
import { withNews } from '../flows/news.ts';
import { redeemCode } from '../flows/pkce.ts';
import { refreshSession, startSession, type WithKeys } from '../flows/session.ts';
import { AuthHttpError, grantRefused, validationFailed } from '../http-error.ts';
import { matchesPassword } from '../keys/passwords.ts';
import type { Providers } from '../providers/index.ts';
import { waitingPassword } from '../store/links.ts';
import { userByEmail, userByPhone } from '../store/users.ts';
import { byIdToken } from './id-token.ts';
import { isByPhone, readBody, text } from './input.ts';
import { originOf, rememberOrigin, sourceOf } from './origin.ts';

const pkceBody = v.object({ auth_code: text, code_verifier: text });
const refreshBody = v.object({ refresh_token: text });
const passwordBody = v.object({ email: text, phone: text, password: text });

/** Everything that ends in a token response. */
export function tokenRoutes(services: WithKeys, providers: Providers) {
  const app = new Hono();

  app.post('/token', async (c) => {
    c.header('Cache-Control', 'no-store');
    const grant = c.req.query('grant_type') ?? '';
    const begin = Object.hasOwn(grants, grant) ? grants[grant] : undefined;
    if (begin) {
      const response = await begin(services, c, providers);
      await rememberOrigin(services, response.user.id, c);
      return c.json(response);
    }
    if (grant === 'web3') throw new AuthHttpError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
    throw new AuthHttpError(400, 'invalid_credentials', 'unsupported_grant_type');
  });

  return app;
}

async function byCode(services: WithKeys, c: Context) {
  const { auth_code, code_verifier } = await readBody(c, pkceBody);
  if (!auth_code || !code_verifier) {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
  }
  return redeemCode(services, auth_code, code_verifier, sourceOf(services, c));
}

async function byRefreshToken(services: WithKeys, c: Context) {
  const { refresh_token } = await readBody(c, refreshBody);
  if (!refresh_token) throw grantRefused('validation_failed', 'refresh_token required', 'invalid_request');
  return refreshSession(services, refresh_token, sourceOf(services, c));
}

async function byPassword(services: WithKeys, c: Context) {
  const body = await readBody(c, passwordBody);
  const isPhone = isByPhone(body);
  if (isPhone && !services.textSender && !services.config.phoneAutoconfirm) {
    throw new AuthHttpError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  const given = isPhone ? body.phone : body.email;
  if (!given || !body.password) throw validationFailed('missing email or phone');
  const wrong = new AuthHttpError(400, 'invalid_credentials', 'Invalid login credentials');
  // A hash must not be made to work for minutes.
  const name = isPhone ? readPhone(given) : isEmail(given) ? normaliseEmail(given) : null;
  if (body.password.length > passwordLimits.maximumCharacters * 4 || name === null) throw wrong;
  const origin = originOf(services, c);
  const counted = await countPassword(services, name, origin);
  const user = await (isPhone ? userByPhone : userByEmail)(services.db, name);
  // What was typed at a sign-up that waits opens nothing. All of this is looked up and hashed for whoever has no account as well.
  const waiting = await waitingPassword(services.db, name, origin.place);
  const isOwn = await matchesPassword(body.password, user?.password_hash ?? null, origin);
  if (!isOwn || !user) {
    const isWaiting = await matchesPassword(body.password, waiting, origin);
    if (!isWaiting) throw wrong;
    await services.limits.giveBack(counted);
    throw new AuthHttpError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  await services.limits.giveBack(counted);
  const proof = { userId: user.id, method: 'password', source: sourceOf(services, c) } as const;
  return withNews(services, (tx, tell) => startSession(services, tx, proof, tell));
}

type Grant = (services: WithKeys, c: Context, providers: Providers) => ReturnType<typeof byCode>;
const grants: Readonly<Record<string, Grant>> = {
  pkce: byCode,
  id_token: byIdToken,
  refresh_token: byRefreshToken,
  password: byPassword,
};
