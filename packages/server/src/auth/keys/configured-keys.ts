import { createPublicKey } from 'node:crypto';
import { type CryptoKey, calculateJwkThumbprint, importJWK, type JWK, SignJWT } from 'jose';
import type { SigningKeyConfig } from '../../config/index.ts';

/** Keys of the operator's own: one signs access tokens, and all of them verify. */
export interface ConfiguredKeys {
  readonly publicKeys: readonly JWK[];
  sign(claims: Readonly<Record<string, unknown>>): Promise<string>;
}

interface SigningKey {
  readonly key: CryptoKey;
  readonly kid: string;
  readonly algorithm: SigningKeyConfig['algorithm'];
}

/** Signs an access token. Takes the key with its name and algorithm, and what the token says. */
export function signWith(
  { key, kid, algorithm }: SigningKey,
  claims: Readonly<Record<string, unknown>>,
): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' }).sign(key);
}

/** Prepares the keys of the configuration, the one that signs first. Returns null where there are none. */
export async function readConfiguredKeys(given: readonly SigningKeyConfig[]): Promise<ConfiguredKeys | null> {
  const [signs] = given;
  if (!signs) return null;
  const publicKeys = await Promise.all(given.map(toPublic));
  const kid = await kidOf(signs);
  const key = (await importJWK({ ...signs.jwk, key_ops: ['sign'] }, signs.algorithm)) as CryptoKey;
  return {
    publicKeys,
    sign: (claims) => signWith({ key, kid, algorithm: signs.algorithm }, claims),
  };
}

/** The platform makes the public half: nothing that a JWK has besides comes with it. */
async function toPublic(given: SigningKeyConfig): Promise<JWK> {
  const half = createPublicKey({ key: given.jwk, format: 'jwk' }).export({ format: 'jwk' });
  return {
    ...half,
    kid: await kidOf(given),
    alg: given.algorithm,
    use: 'sig',
    key_ops: ['verify'],
  } as JWK;
}

const kidOf = async ({ kid, jwk }: SigningKeyConfig) => kid ?? calculateJwkThumbprint(jwk);
