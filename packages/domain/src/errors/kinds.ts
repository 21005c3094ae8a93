import type { TextKey } from '../texts/index.ts';
import { ApiError } from './api-error.ts';
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
  ENV_MISSING: 'auth',
  NETWORK_ERROR: 'network',
  IDEMPOTENCY_CONFLICT: 'validation',
  CONFLICT: 'validation',
  NOT_FOUND: 'notFound',
  FORBIDDEN: 'unauthorized',
  RATE_LIMITED: 'rateLimit',
  PAYLOAD_TOO_LARGE: 'upload',
  UNSUPPORTED_MEDIA: 'upload',
  SERVER_ERROR: 'server',
};

/**
 * The kind of a failure, from its code, else from its status (§8).
 * Takes anything thrown; returns the kind, `unknown` when nothing tells.
 */
export function failureKind(error: unknown): FailureKind {
  if (isNetworkFailure(error)) return 'network';
  if (!(error instanceof ApiError)) return 'unknown';
  return kindsByCode[error.code] ?? kindByStatus(error.status);
}

function kindByStatus(status: number): FailureKind {
  if (status === 401) return 'sessionExpired';
  if (status === 403) return 'unauthorized';
  if (status === 404) return 'notFound';
  if (status === 429) return 'rateLimit';
  if (status >= 500) return 'server';
  return status >= 400 ? 'validation' : 'unknown';
}
