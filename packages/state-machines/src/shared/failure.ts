import { authErrorCode } from '@mirror-studio/domain/auth';
import { magicLinkLimits } from '@mirror-studio/domain/constants/sign-in';
import { secondsNamed } from '@mirror-studio/domain/errors';

/** What went wrong, read from whatever an effect rejected with. */
export interface Failure {
  /** The HTTP status, 0 when there was no answer. */
  readonly status: number;
  /** A code of the error catalogue or of the auth service; NETWORK_ERROR when there was no answer. */
  readonly code: string;
  /** The message as it came, for people only when no translated one fits. */
  readonly message: string;
}

/** What an effect rejected with, as the parameters of guards and actions carry it. */
export interface Thrown {
  readonly error: unknown;
}

/** The failure of an answer that did not come in time. */
export const timedOut: Failure = { status: 0, code: 'NETWORK_ERROR', message: '' };

/** Answers that do not say whether the work was done. */
const undecided = new Set(['NETWORK_ERROR', 'UNKNOWN_ERROR', 'SERVER_ERROR', 'PROVIDER_TIMEOUT']);

/**
 * Reads an error of the API, of the auth service or of the platform (§8).
 *
 * @param error - Anything thrown.
 * @returns A plain failure, throws nothing.
 */
export function toFailure(error: unknown): Failure {
  const read = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  const status = read('status');
  const code = read('code');
  const message = read('message');
  const answered = typeof status === 'number' && status > 0;
  return {
    status: answered ? status : 0,
    code:
      typeof code === 'string' && code !== ''
        ? authErrorCode(code, read('reasons'))
        : answered
          ? 'UNKNOWN_ERROR'
          : 'NETWORK_ERROR',
    message: typeof message === 'string' ? message : '',
  };
}

/** Says whether it is a clear no, the server's or before anything was sent: nothing was done and asking again is a new intent (§8). */
export function isRefusal(error: unknown): boolean {
  const { status, code } = toFailure(error);
  if (code === 'OFFLINE') return true;
  if (undecided.has(code)) return status >= 400 && status < 500 && status !== 408;
  return status >= 400;
}

/** Says whether too much was asked in too short a time (§8). */
export function isRateLimit(error: unknown): boolean {
  const { status, code } = toFailure(error);
  return status === 429 || code === 'over_email_send_rate_limit' || code === 'RATE_LIMITED';
}

/**
 * How long a rate limit lasts: the seconds that the server names in its message, else the limit of magic links (§5).
 *
 * @param error - Anything thrown.
 * @returns Milliseconds.
 */
export function rateLimitMs(error: unknown): number {
  const seconds = secondsNamed(toFailure(error).message);
  return seconds === null ? magicLinkLimits.cooldownMs : seconds * 1_000;
}
