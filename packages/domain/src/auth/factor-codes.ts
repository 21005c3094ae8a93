import { factorLimits, recoveryCodeLimits } from '../constants/sign-in.ts';
import { latinDigits } from '../texts/latin-digits.ts';

/**
 * The figures of a code as it was typed or pasted, in the digits of any script, spaces and all else left out (§4).
 *
 * @param typed - As typed.
 * @returns No more figures than a code has.
 */
export function readFactorCode(typed: string): string {
  return latinDigits(typed).replace(/\D/g, '').slice(0, factorLimits.digits);
}

/**
 * Says whether all figures of a code are there (§4).
 *
 * @param code - As `readFactorCode` returns it.
 * @returns True or false.
 */
export function isFactorCode(code: string): boolean {
  return code.length === factorLimits.digits;
}

/** What recovery codes are made of: no i, l, o or u, which are read as others or make words (Crockford's base 32). */
export const recoveryCodeLetters = '0123456789abcdefghjkmnpqrstvwxyz';

const letters = recoveryCodeLimits.groups * recoveryCodeLimits.groupCharacters;
const readAs: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

/**
 * The letters of a recovery code as it was typed or pasted: case and all that stands between its groups do not matter, and what
 * is easily mistaken is read as what it can only be (§4).
 *
 * @param typed - As typed.
 */
export function readRecoveryCode(typed: string): string {
  return latinDigits(typed)
    .toLowerCase()
    .replace(/[oil]/g, (letter) => readAs[letter] ?? letter)
    .replace(/[^0-9a-z]/g, '');
}

/**
 * Says whether a text can be a recovery code (§4).
 *
 * @param code - As `readRecoveryCode` returns it.
 * @returns True or false.
 */
export function isRecoveryCode(code: string): boolean {
  return code.length === letters && code.split('').every((letter) => recoveryCodeLetters.includes(letter));
}

/**
 * A recovery code in its groups, as it is shown and kept (§4).
 *
 * @param code - As `readRecoveryCode` returns it.
 */
export function writeRecoveryCode(code: string): string {
  const { groups, groupCharacters } = recoveryCodeLimits;
  return Array.from({ length: groups }, (_, group) =>
    code.slice(group * groupCharacters, (group + 1) * groupCharacters),
  ).join('-');
}

/**
 * A secret as an app for codes takes it when it is typed: in groups of four (§4).
 *
 * @param secret - In base 32.
 */
export function writeFactorSecret(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
