import { type AddressSide, addressSides } from '@mirror-studio/domain/auth';
import { magicLinkLimits, mailCodeLimits } from '@mirror-studio/domain/constants/sign-in';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { rememberFormer } from '../../accounts/former-addresses.ts';
import { at, instant, type Queryable } from '../../database/index.ts';
import { lately } from '../store/lately.ts';
import { lockUser } from '../store/users.ts';

const changeRow = v.object({
  id: v.string(),
  user_id: v.string(),
  /** The address that they have; null for whoever has a number alone, which then stands in for it. */
  old_email: v.nullable(v.string()),
  old_phone: v.nullable(v.string()),
  new_email: v.string(),
  sent_at: instant,
  old_proved_at: v.nullable(instant),
  new_proved_at: v.nullable(instant),
});
export type AddressChange = v.InferOutput<typeof changeRow>;

const proofRow = v.object({
  hash: v.string(),
  change_id: v.string(),
  side: v.picklist(addressSides),
  /** Where its message went: the figures alone where that is a number. */
  email: v.string(),
  code_hash: v.string(),
});
export type AddressProof = v.InferOutput<typeof proofRow>;

const changes = sql`studio_auth.address_changes`;
const proofs = sql`studio_auth.address_proofs`;
const columns = sql`id, user_id, old_email, old_phone, new_email, sent_at, old_proved_at, new_proved_at`;
const isOpen = (now: Date) => lately(sql`sent_at`, now, magicLinkLimits.expiresMs);

/** The change that somebody has begun; undefined when there is none, or it is over. */
export function changeOf(db: Queryable, userId: string, now: Date): Promise<AddressChange | undefined> {
  return db.first(
    changeRow,
    sql`select ${columns} from ${changes}
        where user_id = ${userId} and ${isOpen(now)}`,
  );
}

/** By which of the two an account is reached that asks for another address, or for its first. */
export type Reached =
  | { readonly email: string; readonly phone: null }
  | { readonly email: null; readonly phone: string };

/** Where the message of a side goes: for whoever has a number alone, the old one by text. */
export function recipientOf(change: AddressChange, side: AddressSide): string {
  const to = side === 'new' ? change.new_email : (change.old_email ?? change.old_phone);
  if (to === null) throw new Error('A change of address has nobody to ask.');
  return to;
}

/** Begins a change in place of whatever was begun before. */
export async function beginChange(
  tx: Queryable,
  { userId, old, newEmail }: { userId: string; old: Reached; newEmail: string },
  now: Date,
): Promise<AddressChange> {
  // One at a time: of two at once the later one stays, whole.
  await lockUser(tx, userId);
  await tx.run(sql`delete from ${changes} where user_id = ${userId}`);
  const id = crypto.randomUUID();
  await tx.run(sql`
    insert into ${changes} (id, user_id, old_email, old_phone, new_email, sent_at)
    values (${id}, ${userId}, ${old.email}, ${old.phone}, ${newEmail}, ${at(now)})`);
  return {
    id,
    user_id: userId,
    old_email: old.email,
    old_phone: old.phone,
    new_email: newEmail,
    sent_at: now,
    old_proved_at: null,
    new_proved_at: null,
  };
}

/** Notes that the messages of a change are sent again. */
export async function touchChange(db: Queryable, id: string, now: Date): Promise<void> {
  await db.run(sql`update ${changes} set sent_at = ${at(now)} where id = ${id}`);
}

/** Keeps what a message proves, in place of those sent before for this side. Nothing where the change has ended meanwhile. */
export async function keepProof(db: Queryable, proof: AddressProof, now: Date): Promise<void> {
  await db.run(sql`
    insert into ${proofs} (hash, change_id, side, email, code_hash, created_at)
    select ${proof.hash}, id, ${proof.side}, ${proof.email}, ${proof.code_hash}, ${at(now)}
    from ${changes} where id = ${proof.change_id}
    on conflict (change_id, side) do update set hash = excluded.hash, email = excluded.email,
      code_hash = excluded.code_hash, created_at = excluded.created_at`);
}

/** What a link proves. */
export function proofByHash(db: Queryable, hash: string): Promise<AddressProof | undefined> {
  return db.first(
    proofRow,
    sql`select hash, change_id, side, email, code_hash from ${proofs} where hash = ${hash}`,
  );
}

/** What may be proved by a code that went to an address: of several that try at once, one sees it and the others do not. */
export function lockProofsWithCode(tx: Queryable, email: string, now: Date): Promise<AddressProof[]> {
  return tx.all(
    proofRow,
    sql`select hash, change_id, side, email, code_hash from ${proofs}
        where email = ${email} and ${lately(sql`created_at`, now, mailCodeLimits.expiresMs)}
        order by created_at desc for update skip locked`,
  );
}

/** Locks a change for this transaction; undefined when it is over. */
export function lockChange(tx: Queryable, id: string, now: Date): Promise<AddressChange | undefined> {
  return tx.first(
    changeRow,
    sql`select ${columns} from ${changes}
        where id = ${id} and ${isOpen(now)} for update`,
  );
}

/** Uses up what proved a side, once. Returns whether it was still there. */
export async function useProof(tx: Queryable, proof: AddressProof, now: Date): Promise<boolean> {
  if ((await tx.run(sql`delete from ${proofs} where hash = ${proof.hash}`)) !== 1) return false;
  const column = proof.side === 'old' ? sql`old_proved_at` : sql`new_proved_at`;
  await tx.run(sql`update ${changes} set ${column} = ${at(now)} where id = ${proof.change_id}`);
  return true;
}

/** Ends the change of somebody. Returns whether there was one. */
export async function endChange(tx: Queryable, userId: string): Promise<boolean> {
  return (await tx.run(sql`delete from ${changes} where user_id = ${userId}`)) === 1;
}

/** Says whether an address is another person's, who has proved it. */
export async function isTaken(db: Queryable, email: string, userId: string): Promise<boolean> {
  const found = await db.first(
    v.object({ id: v.string() }),
    sql`select id from studio_auth.users
        where email = ${email} and id <> ${userId} and email_confirmed_at is not null`,
  );
  return found !== undefined;
}

/**
 * Gives somebody another address, or their first. What was sent to the one they had is worth nothing any more; who only asked for a link to the new
 * one, and never proved it, was nobody. `isWayIn` says whether they have opened a link to it.
 */
export async function changeAddress(
  tx: Queryable,
  userId: string,
  email: string,
  { isWayIn }: { readonly isWayIn: boolean },
  now: Date,
): Promise<void> {
  await tx.run(
    sql`delete from studio_auth.users where email = ${email} and id <> ${userId} and email_confirmed_at is null`,
  );
  const left = sql`select id, email from studio_auth.users where id = ${userId} and email <> ${email}`;
  await tx.run(rememberFormer(left, now));
  await tx.run(sql`
    update studio_auth.users set email = ${email}, email_identity = ${isWayIn},
      email_confirmed_at = coalesce(email_confirmed_at, ${at(now)}), updated_at = ${at(now)}
    where id = ${userId}`);
  await tx.run(sql`update studio.members set email = ${email} where id = ${userId}`);
  await tx.run(sql`delete from studio_auth.reauthentications where user_id = ${userId}`);
  await tx.run(sql`
    update studio_auth.email_tokens set ended = 'revoked', password_hash = null, user_metadata = '{}'
    where user_id = ${userId} and ended is null`);
}
