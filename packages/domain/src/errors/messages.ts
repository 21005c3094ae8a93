import { errors } from '../texts/en/errors.ts';
import type { ErrorCode } from './codes.ts';
import { errorCodeText } from './kinds.ts';

/**
 * The English words that the server sends with a code when it has nothing more exact to say (§8).
 *
 * @param code - The code.
 * @returns The message.
 */
export function errorMessage(code: ErrorCode): string {
  return errors[errorCodeText(code) ?? 'unknown'];
}
