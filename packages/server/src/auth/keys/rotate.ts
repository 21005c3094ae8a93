import { signingKeyLimits } from '@mirror-studio/domain/constants/sign-in';
import type { Database } from '../../database/index.ts';
import type { Clock } from '../../http/clock.ts';
import { addSigningKey, lockSigningKeys } from '../store/signing-keys.ts';
import { loadSigningKeys, makeKey, toRow } from './signing.ts';

/** A key that was made, and when it begins to sign. */
export interface Rotation {
  readonly kid: string;
  readonly signsFrom: Date;
}

/**
 * Makes the next signing key before its time. The keys before it stay in the key set until what they signed has expired. It signs
 * once whoever keeps the key set has read it again; `atOnce` for a key that others may have.
 */
export async function rotateSigningKey(
  db: Database,
  clock: Clock,
  { atOnce = false }: { readonly atOnce?: boolean } = {},
): Promise<Rotation> {
  // The key of a data folder that is new, or from before there were several, is made and kept first.
  await loadSigningKeys(db, clock);
  const now = clock.now();
  const signsFrom = new Date(now.getTime() + (atOnce ? 0 : signingKeyLimits.aheadMs));
  const row = await toRow(await makeKey(), now, signsFrom);
  await db.transaction(async (tx) => {
    await lockSigningKeys(tx);
    await addSigningKey(tx, row);
  });
  return { kid: row.kid, signsFrom };
}
