import { type CheckpointKey, checkpointClaims } from '@mirror-studio/domain/contract';
import type { CheckpointRead } from '@mirror-studio/state-machines/ledger-check';
import * as v from 'valibot';

/** More than any checkpoint has, in bytes. */
const mostBytes = 64 * 1024;
const unreadable = { problem: 'unreadable' } as const;

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
const jsonOf = (base64url: string): unknown => JSON.parse(new TextDecoder().decode(bytesOf(base64url)));

/**
 * Reads a checkpoint and checks its signature (ES256) by the crypto of the platform.
 * Takes the file, the public keys, and whose ledger it should be of.
 */
export async function readCheckpointFile(
  file: Blob,
  keys: readonly CheckpointKey[],
  member: string,
): Promise<CheckpointRead> {
  const text = (await file.slice(0, mostBytes).text()).trim();
  const [head, body, signature, ...more] = text.split('.');
  if (!head || !body || !signature || more.length > 0) return unreadable;
  try {
    const header = v.safeParse(v.object({ kid: v.string(), alg: v.literal('ES256') }), jsonOf(head));
    const claims = v.safeParse(checkpointClaims, jsonOf(body));
    if (!header.success || !claims.success) return unreadable;
    const key = keys.find(({ kid }) => kid === header.output.kid);
    if (!key || !(await isSigned(`${head}.${body}`, bytesOf(signature), key))) return { problem: 'forged' };
    const { sub, iat, accounts } = claims.output;
    if (sub !== member) return { problem: 'foreign' };
    return { checkpoint: { at: new Date(iat * 1000).toISOString(), accounts } };
  } catch {
    return unreadable;
  }
}

async function isSigned(
  text: string,
  signature: Uint8Array<ArrayBuffer>,
  { kty, crv, x, y }: CheckpointKey,
): Promise<boolean> {
  const kind = { name: 'ECDSA', namedCurve: crv };
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, kind, false, ['verify']);
  const made = new TextEncoder().encode(text);
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, made);
}
