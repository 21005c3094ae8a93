import { errors as english } from '../texts/en/errors.ts';
import type { TextKey } from '../texts/index.ts';
import type { ApiError } from './api-error.ts';
import { type ErrorCode, isErrorCode } from './codes.ts';
import { isNetworkFailure } from './retry.ts';

/** §8 The kinds of failure that have a translated message: each is a key of the namespace `errors`. */
export const failureKinds = [
  'network',
  'auth',
  'validation',
  'notFound',
  'server',
  'rateLimit',
  'unknown',
  'sessionExpired',
  'unauthorized',
  'generation',
  'upload',
] as const satisfies TextKey<'errors'>[];
export type FailureKind = (typeof failureKinds)[number];

/** §8 The actions an error offers: each is a key `action_<id>` of the namespace `errors`. */
export const errorActions = ['retry', 'goBack', 'goHome', 'contactSupport', 'reload'] as const;
export type ErrorAction = (typeof errorActions)[number];

/** The actions offered for each kind, the most useful first (§8 gives the actions, not which goes where: decided). */
export const offeredActions: Readonly<Record<FailureKind, readonly ErrorAction[]>> = {
  network: ['retry', 'reload'],
  auth: ['retry', 'contactSupport'],
  validation: ['goBack'],
  notFound: ['goBack', 'goHome'],
  server: ['retry', 'contactSupport'],
  rateLimit: ['retry'],
  unknown: ['retry', 'reload', 'contactSupport'],
  sessionExpired: ['reload'],
  unauthorized: ['goBack', 'goHome'],
  generation: ['retry', 'contactSupport'],
  upload: ['retry'],
};

const kindsByCode: Readonly<Record<string, FailureKind>> = {
  AUTH_REQUIRED: 'sessionExpired',
  COINS_INSUFFICIENT: 'validation',
  INPUT_INVALID: 'validation',
  PROVIDER_BAD_REQUEST: 'generation',
  PROVIDER_RATE_LIMIT: 'rateLimit',
  PROVIDER_TIMEOUT: 'generation',
  PROVIDER_DOWN: 'generation',
  PROVIDER_KEY_MISSING: 'generation',
  PROVIDER_REFUSED: 'generation',
  ENCODER_MISSING: 'server',
  ENV_MISSING: 'auth',
  NETWORK_ERROR: 'network',
  OFFLINE: 'network',
  IDEMPOTENCY_CONFLICT: 'validation',
  CONFLICT: 'validation',
  NOT_FOUND: 'notFound',
  FORBIDDEN: 'unauthorized',
  ACCOUNT_SUSPENDED: 'unauthorized',
  DEMO_NOT_ALLOWED: 'unauthorized',
  ACCOUNT_CLOSING: 'unauthorized',
  RATE_LIMITED: 'rateLimit',
  PAYLOAD_TOO_LARGE: 'upload',
  STORAGE_FULL: 'validation',
  DISK_FULL: 'server',
  UNSUPPORTED_MEDIA: 'upload',
  SERVER_ERROR: 'server',
  insufficient_aal: 'unauthorized',
};

/**
 * The kind of a failure, from its code, else from its status (§8).
 *
 * @param error - Anything thrown.
 * @returns The kind, `unknown` when nothing tells.
 */
export function failureKind(error: unknown): FailureKind {
  if (isNetworkFailure(error)) return 'network';
  const answer = answerOf(error);
  return answer === null ? 'unknown' : (kindsByCode[answer.code] ?? kindByStatus(answer.status));
}

/**
 * What the server said of a failure that is more exact than the catalogue's words for its code (§8).
 *
 * @param error - Anything thrown, or a plain failure with status, code and message.
 * @returns The message, empty where a text of the catalogue says it: no readable answer, a code that the catalogue
 * does not know (a status text, a proxy's or a database's words), or the catalogue's own words, which have a
 * translation.
 */
export function serverMessage(error: unknown): string {
  const answer = answerOf(error);
  if (answer === null || !isErrorCode(answer.code)) return '';
  const text = errorCodeText(answer.code);
  // The auth service says it too, and speaks English alone.
  if (answer.code === 'insufficient_aal') return '';
  return text === null || answer.message === english[text] ? '' : answer.message;
}

/** Reads status, code and message of an ApiError or of whatever has the same fields; null for anything else. */
function answerOf(error: unknown): Pick<ApiError, 'status' | 'code' | 'message'> | null {
  if (typeof error !== 'object' || error === null) return null;
  const [status, code, message] = ['status', 'code', 'message'].map((name): unknown =>
    Reflect.get(error, name),
  );
  if (typeof status !== 'number' || typeof code !== 'string') return null;
  return { status, code, message: typeof message === 'string' ? message : '' };
}

const saidByKind: ReadonlySet<string> = new Set(['ENV_MISSING', 'UNKNOWN_ERROR', 'NETWORK_ERROR'] as const);

/**
 * The text that tells a reader about a failure, in their language (§8).
 *
 * @param error - Anything thrown.
 * @returns A key of the namespace `errors`: that of the code when the catalogue has words for it, else that of the
 * kind.
 */
export function failureText(error: unknown): TextKey<'errors'> {
  return errorCodeText(answerOf(error)?.code ?? '') ?? failureKind(error);
}

/**
 * The text of an error code, as a failed job carries one (§8).
 *
 * @param code - The code.
 * @returns A key of the namespace `errors`, or null when there are no words for it.
 */
export function errorCodeText(code: string): TextKey<'errors'> | null {
  return isErrorCode(code) && hasWords(code) ? `code_${code}` : null;
}

function hasWords(
  code: ErrorCode,
): code is Exclude<ErrorCode, 'ENV_MISSING' | 'UNKNOWN_ERROR' | 'NETWORK_ERROR'> {
  return !saidByKind.has(code);
}

function kindByStatus(status: number): FailureKind {
  if (status === 401) return 'sessionExpired';
  if (status === 403) return 'unauthorized';
  if (status === 404) return 'notFound';
  if (status === 429) return 'rateLimit';
  if (status >= 500) return 'server';
  return status >= 400 ? 'validation' : 'unknown';
}
