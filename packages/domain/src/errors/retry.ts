import { overloadRetry, queryLimits, retryLimits } from '../constants/requests.ts';
import { ApiError } from './api-error.ts';
import { type ErrorCode, errorStatuses, isErrorCode } from './codes.ts';

/** When to try again: after so many milliseconds, or never. */
export type Retry = number | 'never';

/** For these another try gets the same answer, although their status does not say so (§8, decided). */
const lastingFailures: ReadonlySet<ErrorCode> = new Set([
  'ENV_MISSING',
  'DISK_FULL',
  'PROVIDER_KEY_MISSING',
  'PROVIDER_REFUSED',
  'ENCODER_MISSING',
  'OFFLINE',
]);

/** §8 Retried up to three times. */
const providerFailures: ReadonlySet<string> = new Set([
  'PROVIDER_RATE_LIMIT',
  'PROVIDER_TIMEOUT',
  'PROVIDER_DOWN',
]);

/**
 * The retry policy of reads (§8, §9). Takes how many tries failed before this one (0 at the first failure) and the
 * error.
 *
 * @returns The milliseconds to wait (1 s, doubling, or as long as the server said; at most 30 s) or 'never'.
 */
export function retryDelayMs(failureCount: number, error: unknown): Retry {
  const code = error instanceof ApiError ? error.code : '';
  const message = error instanceof Error ? error.message : String(error);
  if ((error instanceof ApiError && isFinal(error)) || /401|403/.test(message)) return 'never';
  const most = providerFailures.has(code) ? retryLimits.provider : queryLimits.retries;
  if (failureCount >= most) return 'never';
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
  return Math.min(Math.max(queryLimits.firstDelayMs * 2 ** failureCount, asked), queryLimits.maximumDelayMs);
}

/**
 * The retry policy of mutations: once, after a second, on a network failure only (§9). Takes how many tries failed
 * before this one and the error.
 *
 * @returns Milliseconds or 'never'.
 */
export function mutationRetryDelayMs(failureCount: number, error: unknown): Retry {
  if (failureCount >= queryLimits.mutationRetries || !isNetworkFailure(error)) return 'never';
  return queryLimits.mutationDelayMs;
}

/**
 * The retry policy of whatever the server refused because it had too much to do (decided, §8): nothing was begun, so that it can
 * be sent again. Takes how many tries failed before this one and the error.
 *
 * @returns The milliseconds that the server said to wait, or 'never': for other errors, for a time that nobody would wait in
 * front of a page, and after a few tries.
 */
export function overloadRetryDelayMs(failureCount: number, error: unknown): Retry {
  if (!(error instanceof ApiError) || error.code !== 'RATE_LIMITED') return 'never';
  const { retryAfterMs } = error;
  if (retryAfterMs === null || retryAfterMs > overloadRetry.longestMs) return 'never';
  return failureCount < overloadRetry.retries ? retryAfterMs : 'never';
}

/**
 * Says whether an error means that no readable answer came: a NETWORK_ERROR, or what fetch throws (§8).
 *
 * @param error - Anything thrown.
 * @returns True or false.
 */
export function isNetworkFailure(error: unknown): boolean {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return code === 'NETWORK_ERROR' || (error instanceof TypeError && code === undefined);
}

/**
 * The time that a refusal names, in English or in Spanish: 'after 42 seconds' (§5, §8: limits are told with the time left).
 *
 * @param message - What the server said.
 * @returns Seconds, null where it names none.
 */
export function secondsNamed(message: string): number | null {
  const seconds = /(\d+)\s*seg?[cu]/i.exec(message)?.[1];
  return seconds === undefined ? null : Number(seconds);
}

/** Says whether another try would get the same answer (§8): by the status of its code, or by that of an answer with another code. */
function isFinal({ code, status }: ApiError): boolean {
  if (status === 401 || status === 403) return true;
  return isErrorCode(code) ? lastingFailures.has(code) || isRefusal(errorStatuses[code]) : isRefusal(status);
}

/** Says whether a status refuses what was asked, and not only for the moment. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
