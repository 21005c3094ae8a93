import { isEmail, normaliseEmail } from '@mirror-studio/domain/auth';
import { passwordLimits } from '@mirror-studio/domain/constants/sign-in';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { signInBy } from '../flows/identities.ts';
import { countPassword } from '../flows/limits.ts';
import { withNews } from '../flows/news.ts';
import { redeemCode } from '../flows/pkce.ts';
import { refreshSession, startSession, type WithKeys } from '../flows/session.ts';
import { AuthHttpError, validationFailed } from '../http-error.ts';
import { matchesPassword } from '../keys/passwords.ts';
import { ProviderFault, type Providers } from '../providers/index.ts';
import { waitingSignUps } from '../store/links.ts';
import { rememberNetwork } from '../store/networks.ts';
import { type AuthUser, userByEmail } from '../store/users.ts';
import { readBody, text } from './input.ts';
import { originOf, sourceOf } from './origin.ts';

const pkceBody = v.object({ auth_code: text, code_verifier: text });
const refreshBody = v.object({ refresh_token: text });
const idTokenBody = v.object({
  provider: text,
  // A token of a third party is longer than ours.
  id_token: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(16_384))), null),
  nonce: text,
  link_identity: v.optional(v.nullable(v.boolean()), null),
});
const passwordBody = v.object({ email: text, phone: text, password: text });

/** Everything that ends in a token response. */
export function tokenRoutes(services: WithKeys, providers: Providers) {
  const app = new Hono();

  app.post('/token', async (c) => {
    c.header('Cache-Control', 'no-store');
    const grant = c.req.query('grant_type') ?? '';
    const begin = Object.hasOwn(grants, grant) ? grants[grant] : undefined;
    if (begin) {
      const { network } = originOf(services, c);
      const response = await begin(services, c, providers);
      const seen = services.limits.digest(network);
      await rememberNetwork(services.db, response.user.id, seen, services.clock.now());
      return c.json(response);
    }
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

/** Signs in by an id token that an app got from a third party by itself. */
async function byIdToken(services: WithKeys, c: Context, providers: Providers) {
  const body = await readBody(c, idTokenBody);
  if (!body.id_token) throw validationFailed('id_token required');
  if (body.link_identity) {
    throw new AuthHttpError(404, 'manual_linking_disabled', 'Manual linking by an id token is disabled');
  }
  const known = [...providers.values()].find(({ id }) => id === body.provider);
  if (!known?.readIdToken) {
    const message = `Provider (issuer "${body.provider ?? ''}") is not enabled`;
    throw new AuthHttpError(400, 'provider_disabled', message);
  }
  const said = await known.readIdToken(body.id_token, body.nonce).catch((error: unknown) => {
    if (!(error instanceof ProviderFault)) throw error;
    throw new AuthHttpError(400, 'bad_id_token', 'Bad ID token');
  });
  const source = sourceOf(services, c);
  return withNews(services, async (tx, tell) => {
    const change = { tx, tell, source, now: services.clock.now() };
    const userId = await signInBy(change, said);
    return startSession(services, tx, { userId, method: 'oauth', source }, tell);
  });
}

type Grant = (services: WithKeys, c: Context, providers: Providers) => ReturnType<typeof byCode>;
const grants: Readonly<Record<string, Grant>> = {
  pkce: byCode,
  id_token: byIdToken,
  refresh_token: byRefreshToken,
  password: byPassword,
};
