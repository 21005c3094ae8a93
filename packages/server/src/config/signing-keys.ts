import { createPrivateKey, createPublicKey } from 'node:crypto';
import * as v from 'valibot';
import { StartError } from './start-error.ts';

/** By which algorithms a key of one's own may sign: those that a client checks with the key set alone. */
const algorithms = { EC: 'ES256', RSA: 'RS256' } as const;
/** Fewer bits are no longer taken for RSA (NIST SP 800-57). */
const leastRsaBits = 2_048;

const jwk = v.looseObject({
  kty: v.picklist(['EC', 'RSA']),
  kid: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]{1,128}$/))),
  alg: v.optional(v.string()),
  key_ops: v.optional(v.array(v.string())),
  d: v.optional(v.string()),
});
type Jwk = v.InferOutput<typeof jwk>;

/** A key of one's own for access tokens. */
export interface SigningKeyConfig {
  /** By what tokens name it; null: by its thumbprint. */
  readonly kid: string | null;
  readonly algorithm: 'ES256' | 'RS256';
  /** Private, at least where it signs. */
  readonly jwk: Readonly<Record<string, unknown>> & { readonly kty: 'EC' | 'RSA' };
}

/**
 * Reads AUTH_SIGNING_KEYS, a JSON list of keys as JWK. Returns the one that signs first: the only one whose `key_ops` have `sign`, or
 * the first of the list. Those that only verify may have left their private part away. Throws StartError for a list that is not one
 * and for a key that cannot be used, without a word of what was given.
 */
export function readSigningKeys(given: string | undefined): readonly SigningKeyConfig[] {
  if (given === undefined) return [];
  const list = v.safeParse(v.pipe(v.array(v.unknown()), v.nonEmpty()), parsed(given));
  if (!list.success) throw wrong('must be a JSON list of keys, each a JWK');
  const keys = list.output.map(readKey);
  const names = keys.flatMap(({ kid }) => kid ?? []);
  if (new Set(names).size < names.length) throw wrong('names two keys by one kid');
  const signing = keys.filter(({ key_ops: uses }) => uses?.includes('sign'));
  if (signing.length > 1) throw wrong('has more than one key whose key_ops have sign');
  const [signs = keys[0]] = signing;
  if (signs?.d === undefined) throw wrong('has no private part in the key that signs');
  return [signs, ...keys.filter((key) => key !== signs)].map((key) => ({
    kid: key.kid ?? null,
    algorithm: algorithms[key.kty],
    jwk: key,
  }));
}

function readKey(given: unknown, at: number): Jwk {
  const which = `has at ${at + 1}`;
  const read = v.safeParse(jwk, given);
  if (!read.success) throw wrong(`${which} no key of kty EC or RSA`);
  const key = read.output;
  const algorithm = algorithms[key.kty];
  if (key.alg !== undefined && key.alg !== algorithm) {
    throw wrong(`${which} another alg than ${algorithm}, which is that of kty ${key.kty}`);
  }
  const details = detailsOf(key);
  if (details === null) throw wrong(`${which} a key that cannot be read`);
  if (key.kty === 'EC' && details.namedCurve !== 'prime256v1')
    throw wrong(`${which} another curve than P-256`);
  if (key.kty === 'RSA' && (details.modulusLength ?? 0) < leastRsaBits) {
    throw wrong(`${which} an RSA key of fewer than ${leastRsaBits} bits`);
  }
  return key;
}

/** What the platform says of a key; null where it cannot read it. Its own words may quote the key. */
function detailsOf(key: Jwk) {
  try {
    const read = key.d === undefined ? createPublicKey : createPrivateKey;
    return read({ key, format: 'jwk' }).asymmetricKeyDetails ?? null;
  } catch {
    return null;
  }
}

function parsed(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}

const wrong = (words: string) => new StartError(`AUTH_SIGNING_KEYS ${words}.`);
