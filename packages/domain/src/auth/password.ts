import { passwordLimits } from '../constants/sign-in.ts';

/** Kinds of characters that a password may have to have, in the order in which they are shown (§5). */
export const passwordKinds = ['lowercase', 'uppercase', 'digit', 'special'] as const;
export type PasswordKind = (typeof passwordKinds)[number];

/** The parts of the password rule, in the order in which they are shown (§5). Each is a key `password_<part>` of `signIn`. */
export const passwordParts = ['length', ...passwordKinds] as const;
export type PasswordPart = (typeof passwordParts)[number];

/** What a password must have (§5). */
export interface PasswordRule {
  /** How many characters it has at least. */
  readonly minimumCharacters: number;
  /** The kinds of characters of which it has at least one each. */
  readonly kinds: readonly PasswordKind[];
}

/** The rule of the product (§5), which an operator may replace by another. */
export const productPasswordRule: PasswordRule = {
  minimumCharacters: passwordLimits.minimumCharacters,
  kinds: passwordKinds,
};

/**
 * Which parts of a rule a password does not meet yet (§5). Letters of any script count by their case; whatever is
 * neither letter, digit nor space is special.
 *
 * @param password - The password.
 * @param rule - The rule. Default: that of the product.
 * @returns The missing parts in the shown order, empty when it is accepted.
 */
export function missingPasswordParts(
  password: string,
  { minimumCharacters, kinds }: PasswordRule = productPasswordRule,
): PasswordPart[] {
  const met: Record<PasswordPart, boolean> = {
    length: Array.from(password).length >= minimumCharacters,
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    digit: /\p{Nd}/u.test(password),
    special: /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  };
  const asked: readonly PasswordPart[] = ['length', ...kinds];
  return passwordParts.filter((part) => asked.includes(part) && !met[part]);
}

/**
 * Says whether a password meets a whole rule and is not longer than a hash may take (§5).
 *
 * @param password - The password.
 * @param rule - The rule. Default: that of the product.
 */
export function isPasswordAccepted(password: string, rule: PasswordRule = productPasswordRule): boolean {
  return (
    missingPasswordParts(password, rule).length === 0 &&
    Array.from(password).length <= passwordLimits.maximumCharacters
  );
}
