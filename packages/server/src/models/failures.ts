import type { ErrorCode } from '@mirror-studio/domain/errors';
import type { TextKey } from '@mirror-studio/domain/texts';
import { HttpError } from '../http/answer/http-error.ts';
import { refusals } from '../http/answer/refusals.ts';
import { wordsOf } from './words.ts';

export type Failure = Extract<
  ErrorCode,
  'PROVIDER_BAD_REQUEST' | 'PROVIDER_REFUSED' | 'PROVIDER_RATE_LIMIT' | 'PROVIDER_TIMEOUT' | 'PROVIDER_DOWN'
>;

/** Whom a refusal is of: the name that people know, and the key that must not be in its words. */
export interface Refuser {
  readonly name: string;
  readonly key: string | null;
  /** What it is asked for. Default a picture. */
  readonly gives?: 'words';
}

const sentences = {
  PROVIDER_BAD_REQUEST: 'providerBadRequest',
  PROVIDER_REFUSED: 'providerRefused',
  PROVIDER_RATE_LIMIT: 'providerRateLimit',
  PROVIDER_TIMEOUT: 'providerTimeout',
  PROVIDER_DOWN: 'providerDown',
} as const satisfies Record<Failure, TextKey<'refusals'>>;
const sentencesOfWords = {
  ...sentences,
  PROVIDER_BAD_REQUEST: 'languageModelBadRequest',
  PROVIDER_DOWN: 'languageModelDown',
} as const satisfies Record<Failure, TextKey<'refusals'>>;

/** A refusal that says whose it is and, where there are any, their words. Takes what they answered, as it came. */
export function refusalOf({ name, key, gives }: Refuser, code: Failure, answer = ''): HttpError {
  const sentence = (gives === 'words' ? sentencesOfWords : sentences)[code];
  const refusal = refusals[sentence]({ provider: name });
  const words = wordsOf(answer, key);
  const whole = words ? refusals.providerSaid({ refusal, words }) : refusal;
  return new HttpError(code, whole);
}

/** A refusal by the status and the body of an HTTP answer. */
export const refusalOfAnswer = (refuser: Refuser, status: number, answer: string): HttpError =>
  refusalOf(refuser, codeOf(status, answer), answer);

/** Without money another try gets the same answer; one of the providers says 400 to a key that it does not know. */
const ofAccount = /insufficient_quota|billing_hard_limit|API_KEY_INVALID|API key (?:not valid|expired)/i;

function codeOf(status: number, answer: string): Failure {
  if (status === 401 || status === 402 || status === 403) return 'PROVIDER_REFUSED';
  if (status < 500 && ofAccount.test(answer)) return 'PROVIDER_REFUSED';
  if (status === 429) return 'PROVIDER_RATE_LIMIT';
  if (status === 408 || status === 504 || status === 524) return 'PROVIDER_TIMEOUT';
  return status >= 400 && status < 500 ? 'PROVIDER_BAD_REQUEST' : 'PROVIDER_DOWN';
}

/**
 * What anything thrown while a provider was asked means: a refusal stays, what took too long is late, and everything
 * else (no connection, half an answer, no picture) is that the provider is not there.
 * Throws the error itself when whoever asked has left.
 */
export function failureOf(refuser: Refuser, error: unknown, signal: AbortSignal): HttpError {
  if (signal.aborted) throw error;
  for (const cause of causesOf(error)) {
    if (cause instanceof HttpError) return cause;
    if (cause.name === 'TimeoutError') return refusalOf(refuser, 'PROVIDER_TIMEOUT');
  }
  return refusalOf(refuser, 'PROVIDER_DOWN');
}

/** An error and what it was caused by, outermost first. */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 8; cause = cause.cause)
    causes.push(cause);
  return causes;
}
