import type { TextKey } from '../texts/index.ts';

const factorProblems = {
  mfa_verification_failed: 'codeWrong',
  mfa_challenge_expired: 'codeLate',
  mfa_factor_not_found: 'factorGone',
  mfa_factor_name_conflict: 'nameTaken',
  too_many_enrolled_mfa_factors: 'tooManyFactors',
  over_request_rate_limit: 'tooManyTries',
  RATE_LIMITED: 'tooManyTries',
  INPUT_INVALID: 'recoveryCodeWrong',
  session_not_found: 'sessionOver',
  bad_jwt: 'sessionOver',
  no_authorization: 'sessionOver',
  AUTH_REQUIRED: 'sessionOver',
} as const satisfies Record<string, TextKey<'secondFactor'>>;
export type FactorProblem = (typeof factorProblems)[keyof typeof factorProblems];

/**
 * The text of a refusal of the second factor, by the auth service or by the product (§8).
 *
 * @param code - Its code.
 * @returns A key of the namespace `secondFactor`, null where the kind of the failure says enough.
 */
export function factorProblem(code: string): FactorProblem | null {
  const known: Readonly<Record<string, FactorProblem | undefined>> = factorProblems;
  return (Object.hasOwn(known, code) && known[code]) || null;
}
