import { authProviders } from '@mirror-studio/domain/auth';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Queryable } from '../../database/index.ts';
import type { ProvidedIdentity } from '../providers/provider.ts';

const table = sql`studio_auth.identities`;
const row = v.object({
  id: v.string(),
  user_id: v.string(),
  provider: v.picklist(authProviders.map(({ id }) => id)),
});
export type KnownIdentity = v.InferOutput<typeof row>;

/** The identity by which a third party knows somebody who was here before. */
export function findIdentity(
  db: Queryable,
  { provider, subject }: Pick<ProvidedIdentity, 'provider' | 'subject'>,
): Promise<KnownIdentity | undefined> {
  return db.first(
    row,
    sql`select id, user_id, provider from ${table} where provider = ${provider} and subject = ${subject}`,
  );
}

/** Adds an identity to a user. Returns false where it is somebody's already: of several that add it at once, one does. */
export async function addIdentity(
  db: Queryable,
  userId: string,
  said: ProvidedIdentity,
  now: Date,
): Promise<boolean> {
  const added = await db.run(sql`
    insert into ${table} (id, user_id, provider, subject, email, email_verified, name, last_sign_in_at, created_at, updated_at)
    values (${crypto.randomUUID()}, ${userId}, ${said.provider}, ${said.subject}, ${said.email}, ${said.isVerified},
            ${said.name}, ${at(now)}, ${at(now)}, ${at(now)})
    on conflict (provider, subject) do nothing`);
  return added === 1;
}

/** Notes that an identity signed in, and what is said of it now. */
export async function renewIdentity(db: Queryable, said: ProvidedIdentity, now: Date): Promise<void> {
  await db.run(sql`
    update ${table} set email = ${said.email}, email_verified = ${said.isVerified}, name = ${said.name},
      last_sign_in_at = ${at(now)}, updated_at = ${at(now)}
    where provider = ${said.provider} and subject = ${said.subject}`);
}

/** Locks a user while their ways in are changed: of two that would each leave one, the second sees what the first left. */
export async function lockWaysIn(db: Queryable, userId: string): Promise<void> {
  await db.run(sql`select id from studio_auth.users where id = ${userId} for update`);
}

export async function removeIdentity(db: Queryable, userId: string, id: string): Promise<boolean> {
  return (await db.run(sql`delete from ${table} where id = ${id} and user_id = ${userId}`)) === 1;
}

/** Nobody has opened a link to the address: a third party has proved it. */
export async function withdrawEmailIdentity(db: Queryable, userId: string): Promise<void> {
  await db.run(sql`update studio_auth.users set email_identity = false where id = ${userId}`);
}

/** Whoever opened a link has the address as a way in of its own. */
export async function proveEmailIdentity(db: Queryable, userId: string): Promise<void> {
  await db.run(
    sql`update studio_auth.users set email_identity = true where id = ${userId} and not email_identity`,
  );
}
