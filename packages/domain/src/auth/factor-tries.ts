import { rateLimits } from '../constants/rate-limits.ts';

/** What is known of the wrong codes of a factor: when there would be room for all tries again, in milliseconds since 1970. */
export interface FactorTries {
  readonly fullAtMs: number;
  /** How many more may be wrong before there is a wait. */
  readonly triesLeft: number;
}

/**
 * What is left after one more wrong code, as the server counts it: some at once, and one more with each minute (§4).
 *
 * @param fullAtMs - When there would have been room for all tries; 0 before the first.
 * @param nowMs - The time now, in milliseconds.
 */
export function triesAfterWrong(fullAtMs: number, nowMs: number): FactorTries {
  const { burst, everyMs } = rateLimits.codeOfFactor;
  const next = Math.max(fullAtMs, nowMs) + everyMs;
  return {
    fullAtMs: next,
    triesLeft: Math.max(0, Math.floor((nowMs + burst * everyMs - next) / everyMs)),
  };
}
