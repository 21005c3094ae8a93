import { mailCodeLimits } from '../constants/sign-in.ts';
import { latinDigits } from '../texts/latin-digits.ts';

const half = mailCodeLimits.digits / 2;

/**
 * The figures of the code of a mail as it was typed or pasted, in the digits of any script, spaces and all else left out (§1).
 *
 * @param typed - As typed.
 * @returns No more figures than a code has.
 */
export function readMailCode(typed: string): string {
  return latinDigits(typed).replace(/\D/g, '').slice(0, mailCodeLimits.digits);
}

/**
 * Says whether a text is a whole code, and nothing besides (§1).
 *
 * @param code - As `readMailCode` returns it.
 * @returns True or false.
 */
export function isMailCode(code: string): boolean {
  return code.length === mailCodeLimits.digits && /^\d*$/.test(code);
}

/**
 * A code in two halves, as a mail shows it (§1).
 *
 * @param code - As `readMailCode` returns it.
 */
export function writeMailCode(code: string): string {
  return `${code.slice(0, half)} ${code.slice(half)}`;
}
