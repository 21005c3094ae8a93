import { overloadRetry } from '@mirror-studio/domain/constants/requests';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { setRetryAfter } from '../http/answer/retry-after.ts';
import type { Log } from '../http/log.ts';
import { isOverload } from '../workers/index.ts';

/** From this version on the client library reads `code` as text; it asks for it and expects it echoed. */
const versionHeader = 'X-Supabase-Api-Version';
const textCodesSince = '2024-01-01';

/** An auth request that is refused, with an error code that the client library knows. */
export class AuthHttpError extends Error {
  override readonly name = 'AuthHttpError';
  readonly status: number;
  readonly code: string;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, extra: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** A field is missing or wrong. */
export const validationFailed = (message: string) => new AuthHttpError(400, 'validation_failed', message);

/**
 * A grant that the hosted service refuses as OAuth 2 says it, in two fields without a code (RFC 6749, section 5.2). Takes the code by
 * which an app knows it all the same.
 */
export const grantRefused = (code: string, description: string, error = 'invalid request') =>
  new AuthHttpError(400, code, description, { error, error_description: description });

/** Too much was asked at once, or from one place. Takes what to say; default: without a time to wait. */
export const tooManyRequests = (message = 'Request rate limit reached') =>
  new AuthHttpError(429, 'over_request_rate_limit', message);

/** Throws AuthHttpError for somebody suspended, with the hosted service's status: 400 to a grant, 403 to a bearer. */
export function refuseBanned(user: { readonly banned: boolean }, status: 400 | 403): void {
  if (user.banned) throw new AuthHttpError(status, 'user_banned', 'User is banned');
}

/** Sends an error in the shape that the version in the request asks for. */
export function answerAuthError(error: unknown, c: Context, log: Log): Response {
  const foreseen = isOverload(error) ? tooManyRequests() : error;
  const refusal =
    foreseen instanceof AuthHttpError
      ? foreseen
      : new AuthHttpError(
          500,
          'unexpected_failure',
          'Unexpected failure, please check server logs for more information',
        );
  if (refusal !== foreseen)
    log.error('An auth request failed', error, { method: c.req.method, path: c.req.path });
  if (isOverload(error)) setRetryAfter(c, overloadRetry.afterMs);
  c.header('x-sb-error-code', refusal.code);
  const version = c.req.header(versionHeader);
  const status = refusal.status as ContentfulStatusCode;
  if (version !== undefined && version >= textCodesSince) {
    c.header(versionHeader, textCodesSince);
    return c.json({ code: refusal.code, message: refusal.message, ...refusal.extra }, status);
  }
  return c.json(
    { code: refusal.status, error_code: refusal.code, msg: refusal.message, ...refusal.extra },
    status,
  );
}
