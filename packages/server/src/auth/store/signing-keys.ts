import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, json, type Queryable } from '../../database/index.ts';

const table = sql`studio_auth.signing_keys`;
const row = v.object({
  kid: v.string(),
  private_key: v.looseObject({ kty: v.string() }),
  created_at: instant,
  signs_from: instant,
});
export type SigningKeyRow = v.InferOutput<typeof row>;

/** All keys, the one that signs last first. */
export function signingKeys(db: Queryable): Promise<SigningKeyRow[]> {
  return db.all(
    row,
    sql`select kid, private_key, created_at, signs_from from ${table} order by signs_from desc, kid`,
  );
}

/** Lets one transaction change the keys at a time. */
export async function lockSigningKeys(db: Queryable): Promise<void> {
  await db.run(sql`lock table ${table} in exclusive mode`);
}

export async function addSigningKey(db: Queryable, key: SigningKeyRow): Promise<void> {
  await db.run(sql`
    insert into ${table} (kid, private_key, created_at, signs_from)
    values (${key.kid}, ${json(key.private_key)}, ${at(key.created_at)}, ${at(key.signs_from)}) on conflict do nothing`);
}

export async function removeSigningKey(db: Queryable, kid: string): Promise<void> {
  await db.run(sql`delete from ${table} where kid = ${kid}`);
}
