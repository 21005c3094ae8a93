import { passwordLimits } from '../constants/sign-in.ts';

/** The parts of the password rule, in the order in which they are shown (§5). Each is a key `password_<part>` of `signIn`. */
export const passwordParts = ['length', 'lowercase', 'uppercase', 'digit', 'special'] as const;
export type PasswordPart = (typeof passwordParts)[number];

/**
 * Which parts of the rule a password does not meet yet (§5). Letters of any script count by their case; whatever is
 * neither letter, digit nor space is special.
 *
 * @param password - The password.
 * @returns The missing parts in the shown order, empty when it is accepted.
 */
export function missingPasswordParts(password: string): PasswordPart[] {
  const met: Record<PasswordPart, boolean> = {
    length: Array.from(password).length >= passwordLimits.minimumCharacters,
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    digit: /\p{Nd}/u.test(password),
    special: /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  };
  return passwordParts.filter((part) => !met[part]);
}

/** Says whether a password meets the whole rule and is not longer than a hash may take. (§5) */
export function isPasswordAccepted(password: string): boolean {
  return (
    missingPasswordParts(password).length === 0 &&
    Array.from(password).length <= passwordLimits.maximumCharacters
  );
}
