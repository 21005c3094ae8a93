import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  SignJWT,
} from 'jose';
import { type Database, secret } from '../../database/index.ts';

const algorithm = 'ES256';

/** The keys that sign access tokens, and the public half that anyone may check them with. */
export interface SigningKeys {
  readonly publicKeys: { readonly keys: readonly JWK[] };
  readonly find: ReturnType<typeof createLocalJWKSet>;
  sign(claims: Readonly<Record<string, unknown>>): Promise<string>;
  /** The key from which refresh tokens of a family follow. */
  readonly refreshKey: string;
}

/** Loads the keys kept with the data, made when the data is new. */
export async function loadSigningKeys(db: Database): Promise<SigningKeys> {
  const fresh = await generateKeyPair(algorithm, { extractable: true });
  const made = await exportJWK(fresh.privateKey);
  const kept: JWK = JSON.parse(await secret(db, 'auth.signing-key', () => JSON.stringify(made)));
  const refreshKey = await secret(db, 'auth.refresh-key', () => crypto.randomUUID() + crypto.randomUUID());
  const kid = await calculateJwkThumbprint(kept);
  const { kty, crv, x, y } = kept;
  const publicKeys = {
    keys: [{ kty, crv, x, y, kid, alg: algorithm, use: 'sig', key_ops: ['verify'] } as JWK],
  };
  const key = await importJWK(kept, algorithm);
  return {
    publicKeys,
    refreshKey,
    find: createLocalJWKSet(publicKeys),
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' }).sign(key),
  };
}
