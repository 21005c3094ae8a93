/** §8 The codes the specification gives. */
export const specifiedErrorCodes = [
  'AUTH_REQUIRED',
  'COINS_INSUFFICIENT',
  'INPUT_INVALID',
  'PROVIDER_BAD_REQUEST',
  'PROVIDER_RATE_LIMIT',
  'PROVIDER_TIMEOUT',
  'PROVIDER_DOWN',
  'ENV_MISSING',
  'UNKNOWN_ERROR',
  'NETWORK_ERROR',
] as const;

/** Codes beyond the specification, which says that others are not shown (§8): decided. */
export const addedErrorCodes = [
  'IDEMPOTENCY_CONFLICT',
  'NOT_FOUND',
  'FORBIDDEN',
  'RATE_LIMITED',
  'PAYLOAD_TOO_LARGE',
  'STORAGE_FULL',
  'DISK_FULL',
  'UNSUPPORTED_MEDIA',
  'SERVER_ERROR',
  'CONFLICT',
  'ACCOUNT_SUSPENDED',
  'DEMO_NOT_ALLOWED',
  'ACCOUNT_CLOSING',
  'PROVIDER_KEY_MISSING',
  'PROVIDER_REFUSED',
  'ENCODER_MISSING',
  'OFFLINE',
  // The auth service's own code: the second factor has to be proved first.
  'insufficient_aal',
] as const;

export const errorCodes = [...specifiedErrorCodes, ...addedErrorCodes] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The HTTP status with which the server sends a code; 0 for those that only a client makes (§8, decided). */
export const errorStatuses: Readonly<Record<ErrorCode, number>> = {
  AUTH_REQUIRED: 401,
  COINS_INSUFFICIENT: 402,
  INPUT_INVALID: 422,
  PROVIDER_BAD_REQUEST: 422,
  PROVIDER_RATE_LIMIT: 429,
  PROVIDER_TIMEOUT: 504,
  PROVIDER_DOWN: 503,
  ENV_MISSING: 0,
  UNKNOWN_ERROR: 0,
  NETWORK_ERROR: 0,
  IDEMPOTENCY_CONFLICT: 409,
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  PAYLOAD_TOO_LARGE: 413,
  STORAGE_FULL: 403,
  DISK_FULL: 503,
  UNSUPPORTED_MEDIA: 415,
  SERVER_ERROR: 500,
  CONFLICT: 409,
  ACCOUNT_SUSPENDED: 403,
  DEMO_NOT_ALLOWED: 403,
  ACCOUNT_CLOSING: 403,
  PROVIDER_KEY_MISSING: 503,
  PROVIDER_REFUSED: 502,
  ENCODER_MISSING: 503,
  OFFLINE: 0,
  insufficient_aal: 403,
};

/**
 * Says whether a text is a code of the catalogue (§8).
 *
 * @param code - Any text.
 * @returns True or false.
 */
export function isErrorCode(code: string): code is ErrorCode {
  return errorCodes.some((known) => known === code);
}
