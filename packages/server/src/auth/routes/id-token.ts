import type { Context } from 'hono';
import * as v from 'valibot';
import { link, requireLinking, signInBy } from '../flows/identities.ts';
import { countChange } from '../flows/limits.ts';
import { withNews } from '../flows/news.ts';
import { continueSession, startSession, type WithKeys } from '../flows/session.ts';
import { AuthHttpError, grantRefused, validationFailed } from '../http-error.ts';
import { ProviderFault, type Providers } from '../providers/index.ts';
import { requireSession } from './bearer.ts';
import { readBody, text } from './input.ts';
import { originOf, sourceOf } from './origin.ts';

const idTokenBody = v.object({
  provider: text,
  // A token of a third party is longer than ours.
  id_token: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(16_384))), null),
  nonce: text,
  link_identity: v.optional(v.nullable(v.boolean()), null),
});

/**
 * Signs in by an id token that an app got from a third party by itself; or, with `link_identity`, makes what it says an identity of
 * who is signed in. Returns the token response. Throws AuthHttpError in the hosted service's words.
 */
export async function byIdToken(services: WithKeys, c: Context, providers: Providers) {
  const body = await readBody(c, idTokenBody);
  if (!body.id_token) throw grantRefused('validation_failed', 'id_token required');
  if (!body.provider) {
    throw grantRefused('validation_failed', 'provider or client_id and issuer required');
  }
  const given = { provider: body.provider, token: body.id_token, nonce: body.nonce };
  const linking = body.link_identity === true ? await linkingOf(services, c) : null;
  const said = await read(providers, given);
  const source = sourceOf(services, c);
  return withNews(services, async (tx, tell) => {
    const change = { config: services.config, tx, tell, source, now: services.clock.now() };
    if (linking) {
      await link(change, said, linking);
      return continueSession(services, tx, linking.sessionId);
    }
    const userId = await signInBy(change, said);
    return startSession(services, tx, { userId, method: 'oauth', source }, tell);
  });
}

/** Those whose id tokens the hosted service takes where they are set up, of those that are offered here. */
const issuers: ReadonlyMap<string, string> = new Map([
  ['google', 'https://accounts.google.com'],
  ['apple', 'https://appleid.apple.com'],
]);

/** Whose identity it shall become. */
async function linkingOf(services: WithKeys, c: Context) {
  if (!c.req.header('authorization')) {
    throw grantRefused('no_authorization', 'Linking requires a valid user access token in Authorization');
  }
  const { user, sessionId } = await requireSession(services, c);
  requireLinking(services, user, services.clock.now());
  await countChange(services, user.id, originOf(services, c));
  return { userId: user.id, sessionId };
}

interface GivenToken {
  readonly provider: string;
  readonly token: string;
  readonly nonce: string | null;
}

async function read(providers: Providers, { provider, token, nonce }: GivenToken) {
  const known = [...providers.values()].find(({ id }) => id === provider);
  if (!known?.readIdToken) {
    const issuer = issuers.get(provider);
    if (issuer === undefined) throw validationFailed(`Custom OIDC provider "${provider}" not allowed`);
    throw new AuthHttpError(400, 'provider_disabled', `Provider (issuer "${issuer}") is not enabled`);
  }
  return known.readIdToken(token, nonce).catch((error: unknown) => {
    if (!(error instanceof ProviderFault)) throw error;
    throw grantRefused('bad_id_token', 'Bad ID token');
  });
}
