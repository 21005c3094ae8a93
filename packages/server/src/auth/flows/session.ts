import type { SignInMethod } from '@mirror-studio/domain/sessions';
import type { Queryable } from '../../database/index.ts';
import type { Services } from '../../http/services.ts';
import { deviceKey, deviceOf } from '../device.ts';
import { AuthHttpError, refuseBanned } from '../http-error.ts';
import { audience } from '../keys/read-token.ts';
import { childToken, hashToken, newToken } from '../keys/secrets.ts';
import { accessSeconds, type SigningKeys } from '../keys/signing.ts';
import type { RequestSource } from '../source.ts';
import { meetDevice } from '../store/devices.ts';
import { recordEvent } from '../store/events.ts';
import type { LinkKind } from '../store/links.ts';
import { forgetExpiredOf, forgetRemembered, ofRemembered, rememberedOf } from '../store/remembered.ts';
import {
  type AuthSession,
  addToken,
  beginSession,
  claimToken,
  endSession,
  markRefreshed,
  sessionById,
  tokenByHash,
} from '../store/sessions.ts';
import { userBody } from '../store/user-body.ts';
import { type AuthUser, signedInNow, userById } from '../store/users.ts';
import { type Tell, withNews } from './news.ts';
import { recogniseBrowser } from './remembered.ts';

/** The hosted service's figure: any token of a family used again within ten seconds is forgiven, and the parent of the one in force always. */
const reuseMs = 10_000;

export type WithKeys = Services & { readonly keys: SigningKeys };

export interface Proof {
  readonly userId: string;
  /** How the person proved who they are. */
  readonly method: SignInMethod;
  readonly source: RequestSource;
}

/** How a session that began with a link of this kind says it began. */
export function sessionMethod(kind: LinkKind): SignInMethod {
  return kind === 'recovery' ? 'recovery' : 'otp';
}

/**
 * Begins a session inside a transaction and returns the token response; of a device that is new to the person they are told.
 * Throws AuthHttpError for a banned user.
 */
export async function startSession(services: WithKeys, tx: Queryable, proof: Proof, tell: Tell) {
  const now = services.clock.now();
  await signedInNow(tx, proof.userId, now);
  const user = await userById(tx, proof.userId);
  if (!user) throw new AuthHttpError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  refuseBanned(user, 400);
  const { method, source } = proof;
  // The client library knows a code by the same name, wherever it was sent.
  const way = method === 'sms' ? 'otp' : method;
  const begun = await beginSession(tx, user.id, way, source, now);
  const browser = await recogniseBrowser(tx, { user, source, now }, tell);
  const session = browser === null ? begun : await ofRemembered(tx, begun, browser, now);
  const device = deviceOf(source.userAgent);
  const isNew = await meetDevice(tx, user.id, deviceKey(device), now);
  const kind = isNew ? 'signed_in_new_device' : 'signed_in';
  await recordEvent(tx, { userId: user.id, kind, method, source, sessionId: session.id }, now);
  if (isNew) tell(user, { kind: 'newDevice', device, network: source.network, at: now }, source);
  const refreshToken = newToken();
  await addToken(tx, hashToken(refreshToken), session.id, null, now);
  return tokenResponse(services, user, session, refreshToken);
}

/**
 * Exchanges a refresh token for the next of its family.
 * Throws AuthHttpError when it is unknown, or older than the parent of the one in force: then the family ends, since two have it, and
 * its owner is told.
 */
export async function refreshSession(services: WithKeys, token: string, source: RequestSource) {
  const now = services.clock.now();
  const result = await withNews(services, async (tx, tell) => {
    const next = await nextToken(services, tx, token, now);
    if (next === 'unknown') return next;
    if ('reused' in next) {
      await endFamily(tx, next.reused, source, now, tell);
      return 'used';
    }
    await forgetExpiredOf(tx, next.sessionId, now);
    const session = await sessionById(tx, next.sessionId);
    const user = session && (await userById(tx, session.user_id));
    if (!session || !user) return 'unknown';
    refuseBanned(user, 400);
    await markRefreshed(tx, session.id, source.network, now);
    return { user, session, token: next.token };
  });
  if (result === 'unknown') {
    throw new AuthHttpError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  }
  if (result === 'used') {
    throw new AuthHttpError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  return tokenResponse(services, result.user, result.session, result.token);
}

async function nextToken(
  services: WithKeys,
  tx: Queryable,
  token: string,
  now: Date,
): Promise<'unknown' | { token: string; sessionId: string } | { reused: string }> {
  const hash = hashToken(token);
  const child = childToken(token, services.keys.refreshKey);
  const claimed = await claimToken(tx, hash, now);
  if (claimed) {
    await addToken(tx, hashToken(child), claimed.session_id, hash, now);
    return { token: child, sessionId: claimed.session_id };
  }
  const known = await tokenByHash(tx, hash);
  if (!known) return 'unknown';
  // Neither long ago nor, by a clock that was set back, long from now.
  if (known.revoked_at && Math.abs(now.getTime() - known.revoked_at.getTime()) <= reuseMs) {
    return { token: await activeToken(services, tx, child), sessionId: known.session_id };
  }
  // Whose answer was lost, or who slept on it, still holds the parent of the token in force: the hosted service lets that one through.
  const next = await tokenByHash(tx, hashToken(child));
  if (next && !next.revoked_at) return { token: child, sessionId: known.session_id };
  return { reused: known.session_id };
}

/** Ends a session of whose refresh tokens one was used twice: somebody else may have it. */
async function endFamily(tx: Queryable, sessionId: string, source: RequestSource, now: Date, tell: Tell) {
  const session = await sessionById(tx, sessionId);
  const user = session && (await userById(tx, session.user_id));
  const browser = await rememberedOf(tx, sessionId);
  const ended = user && (await endSession(tx, user.id, sessionId));
  if (ended && browser !== null) await forgetRemembered(tx, user.id, browser);
  if (!ended) return;
  const kind = 'refresh_token_reused';
  await recordEvent(tx, { userId: user.id, kind, source, sessionId: null, ended }, now);
  const device = deviceOf(ended.user_agent);
  tell(user, { kind: 'tokenReused', device, network: source.network, at: now }, source);
}

/** The last of a family: a child may have been exchanged within the same ten seconds. */
async function activeToken(services: WithKeys, tx: Queryable, token: string): Promise<string> {
  const row = await tokenByHash(tx, hashToken(token));
  return row?.revoked_at ? activeToken(services, tx, childToken(token, services.keys.refreshKey)) : token;
}

/**
 * Goes on with a session inside a transaction, as it stands, with another refresh token beside those that it has. Throws
 * AuthHttpError when it has ended.
 */
export async function continueSession(services: WithKeys, tx: Queryable, sessionId: string) {
  const session = await sessionById(tx, sessionId);
  const user = session && (await userById(tx, session.user_id));
  if (!user) throw new AuthHttpError(403, 'session_not_found', 'Session has ended');
  const token = newToken();
  await addToken(tx, hashToken(token), session.id, null, services.clock.now());
  return tokenResponse(services, user, session, token);
}

/** The answer that a sign-in, a refresh or a second factor ends in. */
export async function tokenResponse(
  services: WithKeys,
  user: AuthUser,
  session: AuthSession,
  refreshToken: string,
) {
  const iat = Math.floor(services.clock.now().getTime() / 1000);
  const body = userBody(user);
  const access = await services.keys.sign({
    iss: `${services.site.origin}/auth/v1`,
    sub: user.id,
    aud: audience,
    exp: iat + accessSeconds,
    iat,
    email: body.email,
    phone: body.phone,
    app_metadata: body.app_metadata,
    user_metadata: body.user_metadata,
    role: 'authenticated',
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  });
  return {
    access_token: access,
    token_type: 'bearer',
    expires_in: accessSeconds,
    expires_at: iat + accessSeconds,
    refresh_token: refreshToken,
    user: body,
  };
}
