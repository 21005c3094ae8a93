import { levelNeededCode, triesAfterWrong } from '@mirror-studio/domain/auth';
import { toFailure } from './failure.ts';

/** A second factor that was proved: an app for codes. */
export interface KnownFactor {
  readonly id: string;
  /** As its owner named it; empty where they did not. */
  readonly name: string;
}

/** The second factors of somebody, and what stands for them when they are lost. */
export interface FactorList {
  readonly factors: readonly KnownFactor[];
  /** Null where the auth service has no recovery codes. */
  readonly recoveryCodesLeft: number | null;
}

/** What a flow knows of wrong codes. */
export interface KnownTries {
  readonly fullAtMs: number;
  /** Null before the first wrong code, and where nobody knows how they are counted. */
  readonly triesLeft: number | null;
}

/**
 * Takes what is known before one more wrong code, the time now in milliseconds, and whether the count is ours.
 *
 * @returns What is known after it.
 */
export function countWrong({ fullAtMs }: KnownTries, nowMs: number, isCounted: boolean): KnownTries {
  const counted = triesAfterWrong(fullAtMs, nowMs);
  return isCounted ? counted : { ...counted, triesLeft: null };
}

/** Says whether a code was given that is none, or is none any more. */
export function isWrongCode(error: unknown): boolean {
  const { code } = toFailure(error);
  return code === 'mfa_verification_failed' || code === 'INPUT_INVALID';
}

/** Says whether it was refused because the session has not proved the second factor. */
export function isLevelNeeded(error: unknown): boolean {
  return toFailure(error).code === levelNeededCode;
}
