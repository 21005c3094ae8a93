/** §4 The seven auth events the client reacts to. */
export const authEvents = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'SIGNED_OUT',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
] as const;
export type AuthEvent = (typeof authEvents)[number];

/** §3 Kinds and statuses of a second factor. */
export const factorTypes = ['totp', 'phone', 'webauthn'] as const;
export type FactorType = (typeof factorTypes)[number];
export const factorStatuses = ['verified', 'unverified'] as const;
export type FactorStatus = (typeof factorStatuses)[number];

/** §4 Assurance levels. */
export type AssuranceLevel = 'aal1' | 'aal2';

/**
 * The assurance level a session should reach: aal2 as soon as one factor is verified (§4).
 *
 * @param factors - The user's factors.
 * @returns The level.
 */
export function nextAssuranceLevel(
  factors: ReadonlyArray<{ readonly status: FactorStatus }>,
): AssuranceLevel {
  return factors.some((factor) => factor.status === 'verified') ? 'aal2' : 'aal1';
}
