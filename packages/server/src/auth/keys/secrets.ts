import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { recoveryCodeLetters } from '@mirror-studio/domain/auth';
import { recoveryCodeLimits } from '@mirror-studio/domain/constants/sign-in';

/** A token for a link or a session: 256 bits, safe in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token, so that reading the database signs nobody in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * The token that follows another in its family.
 * It is worked out, not stored: so a client that asks twice with the parent gets the same child, of which the
 * database holds only the hash. Takes the parent and the key of this installation.
 */
export function childToken(parent: string, key: string): string {
  return createHmac('sha256', key).update(`refresh:${parent}`).digest('base64url');
}

/** A recovery code without its groups, of 80 bits: a byte is a whole number of times as large as the set of its letters. */
export function newRecoveryCode(): string {
  const { groups, groupCharacters } = recoveryCodeLimits;
  return Array.from(randomBytes(groups * groupCharacters), (byte) =>
    recoveryCodeLetters.charAt(byte % recoveryCodeLetters.length),
  ).join('');
}

const cipher = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];
/** One key for each thing that is sealed. */
const sealingKey = (key: string, of: string) => createHmac('sha256', key).update(`sealed:${of}`).digest();

/** A text that only who has the key can read. Takes the text, the key of somebody else, and of what it is, by which it opens. */
export function sealed(text: string, key: string, of: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, sealingKey(key, of), iv);
  return Buffer.concat([iv, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]).toString(
    'base64url',
  );
}

/** The text that was sealed with this key, of this. Throws for every other. */
export function unsealed(given: string, key: string, of: string): string {
  const bytes = Buffer.from(given, 'base64url');
  const opening = createDecipheriv(cipher, sealingKey(key, of), bytes.subarray(0, ivBytes));
  opening.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(ivBytes, -tagBytes)), opening.final()]).toString(
    'utf8',
  );
}
