import { createHash, createHmac, randomBytes } from 'node:crypto';

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
