import { isEmail, normaliseEmail } from '@mirror-studio/domain/auth';
import { passwordLimits } from '@mirror-studio/domain/constants/sign-in';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { countPassword } from '../flows/limits.ts';
import { withNews } from '../flows/news.ts';
import { redeemCode } from '../flows/pkce.ts';
import { refreshSession, startSession, type WithKeys } from '../flows/session.ts';
import { AuthHttpError, validationFailed } from '../http-error.ts';
import { matchesPassword } from '../keys/passwords.ts';
import { waitingSignUps } from '../store/links.ts';
import { rememberNetwork } from '../store/networks.ts';
import { type AuthUser, userByEmail } from '../store/users.ts';
import { readBody, text } from './input.ts';
import { originOf, sourceOf } from './origin.ts';

const pkceBody = v.object({ auth_code: text, code_verifier: text });
const refreshBody = v.object({ refresh_token: text });
const passwordBody = v.object({ email: text, phone: text, password: text });

/** Everything that ends in a token response. */
export function tokenRoutes(services: WithKeys) {
  const app = new Hono();

  app.post('/token', async (c) => {
    c.header('Cache-Control', 'no-store');
    const grant = c.req.query('grant_type') ?? '';
    const begin = Object.hasOwn(grants, grant) ? grants[grant] : undefined;
    if (begin) {
      const { network } = originOf(services, c);
      const response = await begin(services, c);
      const seen = services.limits.digest(network);
      await rememberNetwork(services.db, response.user.id, seen, services.clock.now());
      return c.json(response);
    }
    if (grant === 'id_token') throw new AuthHttpError(400, 'provider_disabled', 'Provider is not enabled');
    if (grant === 'web3') throw new AuthHttpError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
    throw new AuthHttpError(400, 'unsupported_grant_type', 'unsupported_grant_type');
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
  if (!refresh_token) throw validationFailed('refresh_token required');
  return refreshSession(services, refresh_token, sourceOf(services, c));
}

async function byPassword(services: WithKeys, c: Context) {
  const body = await readBody(c, passwordBody);
  if (!body.email && body.phone) {
    throw new AuthHttpError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  if (!body.email || !body.password) throw validationFailed('missing email or phone');
  const wrong = new AuthHttpError(400, 'invalid_credentials', 'Invalid login credentials');
  // A hash must not be made to work for minutes.
  if (body.password.length > passwordLimits.maximumCharacters * 4 || !isEmail(body.email)) throw wrong;
  const email = normaliseEmail(body.email);
  const origin = originOf(services, c);
  const counted = await countPassword(services, email, origin);
  const user = await userByEmail(services.db, email);
  let matches = false;
  for (const kept of await keptPasswords(services, user)) {
    matches = (await matchesPassword(body.password, kept, origin)) || matches;
  }
  if (!matches || !user) throw wrong;
  await services.limits.giveBack(counted);
  if (!user.email_confirmed_at) throw new AuthHttpError(400, 'email_not_confirmed', 'Email not confirmed');
  const proof = { userId: user.id, method: 'password', source: sourceOf(services, c) } as const;
  return withNews(services, (tx, tell) => startSession(services, tx, proof, tell));
}

/** The password in force; of an address that is not proved, those of its first and its last sign-up that wait. */
async function keptPasswords(services: WithKeys, user: AuthUser | undefined) {
  if (!user || user.email_confirmed_at) return [user?.password_hash ?? null];
  const waiting = (await waitingSignUps(services.db, user.id)).flatMap((link) => link.password_hash ?? []);
  return [...new Set([waiting.at(0) ?? null, waiting.at(-1) ?? null])];
}

const grants: Readonly<Record<string, typeof byCode>> = {
  pkce: byCode,
  refresh_token: byRefreshToken,
  password: byPassword,
};
