import { createHash } from 'node:crypto';
import type { OutsideProviderId } from '@mirror-studio/domain/auth';
import { signInProviderLimits } from '@mirror-studio/domain/constants/sign-in';
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { AuthProviderConfig } from '../../config/auth-providers.ts';
import type { Clock } from '../../http/clock.ts';
import { askProvider, exchangeCode } from './ask.ts';
import { claims, identityOf } from './claims.ts';
import { type AuthProvider, ProviderFault } from './provider.ts';
import { toAuthorize } from './to-authorize.ts';

/** Never one that needs a secret of ours, or none at all. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'ES512', 'EdDSA'];

const metadata = v.object({
  issuer: v.string(),
  authorization_endpoint: v.pipe(v.string(), v.url()),
  token_endpoint: v.pipe(v.string(), v.url()),
  jwks_uri: v.pipe(v.string(), v.url()),
});
interface Known {
  readonly metadata: v.InferOutput<typeof metadata>;
  readonly keys: JWTVerifyGetKey;
  readonly untilMs: number;
}

/** A third party that speaks OpenID Connect. Takes its name, its configuration with the issuer, and the clock. */
export function openIdProvider(
  id: OutsideProviderId,
  config: AuthProviderConfig,
  issuer: string,
  clock: Clock,
): AuthProvider {
  let known: Known | null = null;

  /** What it says of itself, kept for ten minutes. Its own name has to be the one that it is known by here. */
  async function discover(): Promise<Known> {
    const nowMs = clock.now().getTime();
    if (known && nowMs < known.untilMs) return known;
    const found = await askProvider(`${issuer}/.well-known/openid-configuration`, metadata);
    if (found.issuer.replace(/\/+$/, '') !== issuer)
      throw new ProviderFault(`${issuer} calls itself otherwise`);
    for (const url of [found.authorization_endpoint, found.token_endpoint, found.jwks_uri]) {
      if (new URL(url).protocol !== 'https:' && new URL(issuer).protocol === 'https:') {
        throw new ProviderFault(`${issuer} has an address that is not safe`);
      }
    }
    const keys = createRemoteJWKSet(new URL(found.jwks_uri), {
      cacheMaxAge: signInProviderLimits.keySetCacheMs,
      timeoutDuration: signInProviderLimits.answerMs,
    });
    known = { metadata: found, keys, untilMs: nowMs + signInProviderLimits.keySetCacheMs };
    return known;
  }

  async function read(token: string, nonceFits: (nonce: string | undefined) => boolean) {
    const { metadata: about, keys } = await discover();
    const { payload } = await jwtVerify(token, keys, {
      algorithms,
      issuer: about.issuer,
      audience: config.clientId,
      currentDate: clock.now(),
      clockTolerance: signInProviderLimits.clockSkewSeconds,
      requiredClaims: ['exp', 'iat', 'sub'],
    }).catch((error: unknown) => {
      const why = error instanceof Error ? error.name : 'unknown';
      throw new ProviderFault(`An id token of ${id} is not to be believed: ${why}`);
    });
    const said = v.safeParse(claims, payload);
    const person = said.success ? identityOf(id, said.output) : null;
    if (!said.success || !person) throw new ProviderFault(`An id token of ${id} cannot be read`);
    // One that is for several says for whom it was made.
    const isForUs =
      !Array.isArray(payload.aud) || payload.aud.length === 1 || said.output.azp === config.clientId;
    if (!isForUs || (said.output.azp ?? config.clientId) !== config.clientId) {
      throw new ProviderFault(`An id token of ${id} was made for somebody else`);
    }
    if (!nonceFits(said.output.nonce)) throw new ProviderFault(`An id token of ${id} is of another sign-in`);
    return person;
  }

  return {
    id,
    async authorizeUrl(trip, scopes) {
      const { metadata: about } = await discover();
      const url = toAuthorize(about.authorization_endpoint, config, trip, scopes);
      url.searchParams.set('nonce', trip.nonce);
      // It answers with a form where it is asked for a name or an address.
      if (id === 'apple') url.searchParams.set('response_mode', 'form_post');
      return url;
    },
    async identify(code, trip) {
      const { metadata: about } = await discover();
      const { id_token: token } = await exchangeCode(about.token_endpoint, config, { ...trip, code });
      if (token === undefined) throw new ProviderFault(`${id} gave no id token`);
      return read(token, (nonce) => nonce === trip.nonce);
    },
    readIdToken: (token, nonce) =>
      read(token, (found) => {
        if (nonce === null || found === undefined) return nonce === null && found === undefined;
        return createHash('sha256').update(nonce).digest('hex') === found || nonce === found;
      }),
  };
}
