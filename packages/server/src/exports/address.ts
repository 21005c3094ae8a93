import { createHmac } from 'node:crypto';
import { exportLimits } from '@mirror-studio/domain/constants/server';
import { pictureExport } from '@mirror-studio/domain/contract';
import * as v from 'valibot';
import { type Queryable, secret } from '../database/index.ts';
import type { Clock } from '../http/index.ts';
import { isSameHash } from '../http/request/is-same-hash.ts';

/** What an address stands for: who may download which picture, and what is to be written into it. */
const ordered = v.object({ ...pictureExport.entries, member: v.pipe(v.string(), v.uuid()) });
export type Ordered = v.InferOutput<typeof ordered>;

const signed = v.object({ ordered, untilMs: v.number() });

export interface ExportAddresses {
  /** The signed part of an address. A link that downloads carries no token of a session, so that the signature is the permission. */
  sign(order: Ordered): Promise<string>;
  /** What a signed part stands for; null for one that is not ours, or too old. */
  read(token: string): Promise<Ordered | null>;
}

/** Signs what is to be exported and reads it again. Takes the database, for the key that is kept with the data. */
export function exportAddresses({
  db,
  clock,
}: {
  readonly db: Queryable;
  readonly clock: Clock;
}): ExportAddresses {
  const key = () => secret(db, 'exports.signing', () => crypto.randomUUID() + crypto.randomUUID());
  const signatureOf = async (payload: string) =>
    createHmac('sha256', await key())
      .update(payload)
      .digest('base64url');
  return {
    async sign(order) {
      const untilMs = clock.now().getTime() + exportLimits.addressMs;
      const payload = Buffer.from(JSON.stringify({ ordered: order, untilMs })).toString('base64url');
      return `${payload}.${await signatureOf(payload)}`;
    },
    async read(token) {
      const [payload = '', signature = ''] = token.split('.');
      if (!isSameHash(await signatureOf(payload), signature)) return null;
      const read = v.parse(signed, JSON.parse(Buffer.from(payload, 'base64url').toString()));
      return read.untilMs < clock.now().getTime() ? null : read.ordered;
    },
  };
}
