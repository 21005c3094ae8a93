import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { Clock } from '../../http/clock.ts';
import type { SessionUser } from '../../http/env.ts';
import type { ReadToken } from '../../http/services.ts';
import { rememberTokens } from './known-tokens.ts';

/** Who a token is meant for; the anonymous role of a hosted project carries none. */
export const audience = 'authenticated';
const algorithms = ['ES256', 'RS256', 'EdDSA'];

const claims = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
  session_id: v.optional(v.string()),
  is_anonymous: v.optional(v.boolean(), false),
  amr: v.fallback(v.array(v.object({ method: v.string(), timestamp: v.number() })), []),
  aal: v.optional(v.picklist(['aal1', 'aal2']), 'aal1'),
});

/**
 * Checks access tokens against a key set; one that was good is not checked again for a while.
 * Takes the keys, the issuer that must have signed (null: the keys
 * are our own, so their signature says enough, on whatever port), and the clock. The reader returns null for a token that is not
 * valid, and throws only when the key set cannot be had.
 */
export function tokenReader(keys: JWTVerifyGetKey, issuer: string | null, clock: Clock): ReadToken {
  const check = async (token: string) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms,
        audience,
        ...(issuer !== null && { issuer }),
        currentDate: clock.now(),
        requiredClaims: ['exp', 'sub'],
      });
      const read = v.parse(claims, payload);
      const user: SessionUser = {
        id: read.sub,
        email: read.email || null,
        phone: read.phone || null,
        sessionId: read.session_id ?? null,
        assurance: read.aal,
        ways: read.amr,
        isDemo: read.is_anonymous,
      };
      return { user, untilMs: (payload.exp ?? 0) * 1000 };
    } catch (error) {
      if (error instanceof v.ValiError || isTokenFault(error)) return null;
      throw error;
    }
  };
  return rememberTokens(check, clock);
}

/** The key set of a hosted auth service, fetched when needed and kept for ten minutes. */
export function hostedKeys(authUrl: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(`${authUrl}/.well-known/jwks.json`));
}

function isTokenFault(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid)
  );
}
