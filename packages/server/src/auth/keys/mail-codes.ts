import { randomInt } from 'node:crypto';
import { mailCodeLimits } from '@mirror-studio/domain/constants/sign-in';
import type { RateLimiter } from '../../limits/index.ts';

/** A code for a mail: six figures, each as likely as any other. */
export function newMailCode(): string {
  return String(randomInt(10 ** mailCodeLimits.digits)).padStart(mailCodeLimits.digits, '0');
}

/** What is kept of a code, with a key of this installation. Takes the hash of its link. */
export function mailCodeHash({ digest }: Pick<RateLimiter, 'digest'>, link: string, code: string): string {
  return digest('mailCode', link, code);
}
