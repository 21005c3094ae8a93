import { generateKeyPairSync } from 'node:crypto';
import type { CheckpointClaims, CheckpointKey, LedgerHead } from '@mirror-studio/domain/contract';
import { calculateJwkThumbprint, importJWK, type JWK, SignJWT } from 'jose';
import { type Database, secret } from '../database/index.ts';

const algorithm = 'ES256';

/** What signs the checkpoints of the ledger. */
export interface CheckpointSigner {
  /** Signs the ends of the chains of a member. */
  sign(member: string, accounts: readonly LedgerHead[], now: Date): Promise<string>;
  readonly publicKey: CheckpointKey;
}

/**
 * Opens the key that signs checkpoints, made when the data is new. It is its own and stays: the keys of access tokens change,
 * and are not ours with a hosted service, while a checkpoint is to be checked years later.
 */
export async function openCheckpointSigner(db: Database): Promise<CheckpointSigner> {
  const kept: JWK = JSON.parse(await secret(db, 'ledger.checkpoint-key', makeKey));
  const kid = await calculateJwkThumbprint(kept);
  const key = await importJWK(kept, algorithm);
  const { x = '', y = '' } = kept;
  return {
    publicKey: { kty: 'EC', crv: 'P-256', x, y, kid, alg: algorithm, use: 'sig' },
    sign: (member, accounts, now) => {
      const claims: CheckpointClaims = {
        sub: member,
        iat: Math.floor(now.getTime() / 1000),
        accounts: [...accounts],
      };
      return new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, kid, typ: 'ledger-checkpoint+jwt' })
        .sign(key);
    },
  };
}

const makeKey = () =>
  JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }));
