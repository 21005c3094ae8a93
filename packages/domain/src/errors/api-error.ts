import { errors as english } from '../texts/en/errors.ts';

/**
 * §8 The body of an error answer: `{ok: false, message, error: {message, code}}`. `field` is the way to what was wrong
 * in the request, for programs: `form.imageCount`.
 */
export interface ErrorBody {
  readonly ok: false;
  readonly message: string;
  readonly error: { readonly message: string; readonly code: string; readonly field?: string };
}

/** §8 The message when the body of an error answer cannot be read. */
export const requestFailedMessage = 'Request failed';

/** §8 The error of auth calls when the backend client cannot be created. */
export const envMissing = { code: 'ENV_MISSING', message: 'Supabase not configured' } as const;

/** Stands for a body that could not be read at all. */
export const unreadableBody: unique symbol = Symbol('unreadable body');

/** A refused or failed request: carries the status and the full body (§8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status, 0 when there was no answer. */
  readonly status: number;
  /** A code of the catalogue, or one this build does not know. */
  readonly code: string;
  /** The whole body as it came, undefined when it could not be read. */
  readonly body: unknown;
  /** After how many milliseconds the server said to ask again; null where it named no time. */
  readonly retryAfterMs: number | null;

  constructor(error: {
    status: number;
    code: string;
    message: string;
    body?: unknown;
    retryAfterMs?: number | null;
    cause?: unknown;
  }) {
    super(error.message, error.cause === undefined ? undefined : { cause: error.cause });
    this.status = error.status;
    this.code = error.code;
    this.body = error.body;
    this.retryAfterMs = error.retryAfterMs ?? null;
  }
}

/**
 * Makes the error of an answer that is not a success (§8). Takes the HTTP status, its text, the parsed body or
 * `unreadableBody`, and its header Retry-After, of which seconds are read and no date. The message comes from error.message, then message, then the status text; a body without a code
 * is UNKNOWN_ERROR; an unreadable one is NETWORK_ERROR with 'Request failed'.
 *
 * @returns The error, throws nothing.
 */
export function toApiError(
  status: number,
  statusText: string,
  body: unknown,
  retryAfter: string | null = null,
): ApiError {
  if (body === unreadableBody) return networkError(status);
  const inner = field(body, 'error');
  const message =
    text(field(inner, 'message')) ?? text(field(body, 'message')) ?? (statusText || requestFailedMessage);
  const code = text(field(inner, 'code')) ?? 'UNKNOWN_ERROR';
  const retryAfterMs = /^\d{1,9}$/.test(retryAfter ?? '') ? Number(retryAfter) * 1_000 : null;
  return new ApiError({ status, message, body, code, retryAfterMs });
}

/**
 * The error of a request that got no readable answer (§8). Takes the HTTP status, 0 when there was no answer, and
 * what was thrown, if anything.
 *
 * @returns The error.
 */
export function networkError(status = 0, cause?: unknown): ApiError {
  return new ApiError({ status, code: 'NETWORK_ERROR', message: requestFailedMessage, cause });
}

/**
 * The error of what is not sent, because the server is known to be out of reach (§8, decided): nothing was done, and nothing
 * will be.
 *
 * @returns The error.
 */
export function offlineError(): ApiError {
  return new ApiError({ status: 0, code: 'OFFLINE', message: english.code_OFFLINE });
}

/** The error body that the server sends: takes a code, its message and the wrong field, if one is (§8). */
export function errorBody(code: string, message: string, field = ''): ErrorBody {
  return { ok: false, message, error: { message, code, ...(field !== '' && { field }) } };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
