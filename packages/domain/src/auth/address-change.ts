import type { TextKey } from '../texts/index.ts';

/** What the auth service calls a proof of a change of address (§7). */
export const addressChangeType = 'email_change';

/** Which of the two addresses of a change: the one that somebody has, or the one that they want. The first is the number of whoever has no address yet. */
export const addressSides = ['old', 'new'] as const;
export type AddressSide = (typeof addressSides)[number];

const addressProblems = {
  INPUT_INVALID: 'codeWrong',
  otp_expired: 'codeWrong',
  validation_failed: 'newAddressInvalid',
} as const satisfies Record<string, TextKey<'addressChange'>>;
export type AddressProblem = (typeof addressProblems)[keyof typeof addressProblems];

/**
 * The text of a refusal of a change of address, by the auth service or by the product (§8).
 *
 * @param code - Its code.
 * @returns A key of the namespace `addressChange`, null where the kind of the failure says enough.
 */
export function addressProblem(code: string): AddressProblem | null {
  const known: Readonly<Record<string, AddressProblem | undefined>> = addressProblems;
  return (Object.hasOwn(known, code) && known[code]) || null;
}
