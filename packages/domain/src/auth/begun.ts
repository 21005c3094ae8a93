import * as v from 'valibot';
import { isMagicLinkExpired } from './magic-link.ts';

const kept = v.object({ email: v.nullable(v.string()), atMs: v.number() });

/** A way to sign in that this browser asked for: by which address, or null when by a third party. */
export interface BegunSignIn {
  readonly email: string | null;
}

/**
 * Takes the address a message was asked for, or null, and the time now in milliseconds.
 *
 * @returns What is kept (§4).
 */
export function writeBegunSignIn(email: string | null, nowMs: number): string {
  return JSON.stringify({ email, atMs: nowMs } satisfies v.InferOutput<typeof kept>);
}

/**
 * What this browser asked for (§4, a session in the address). Takes what is kept, or null, and the time now in
 * milliseconds. Throws nothing.
 *
 * @returns Null when it asked for nothing, or so long ago that a link of it has expired.
 */
export function readBegunSignIn(text: string | null, nowMs: number): BegunSignIn | null {
  if (text === null) return null;
  try {
    const { email, atMs } = v.parse(kept, JSON.parse(text));
    return isMagicLinkExpired(atMs, nowMs) ? null : { email };
  } catch {
    return null;
  }
}
