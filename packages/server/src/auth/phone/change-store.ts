import { mailCodeLimits } from '@mirror-studio/domain/constants/sign-in';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Queryable } from '../../database/index.ts';
import { lately } from '../store/lately.ts';

const changeRow = v.object({ user_id: v.string(), new_phone: v.string(), code_hash: v.nullable(v.string()) });
export type PhoneChange = v.InferOutput<typeof changeRow>;

const table = sql`studio_auth.phone_changes`;
const isInTime = (now: Date) => lately(sql`sent_at`, now, mailCodeLimits.expiresMs);

/** Begins a change in place of whatever was begun before; its code is kept once it is sent. */
export async function beginPhoneChange(
  db: Queryable,
  userId: string,
  newPhone: string,
  now: Date,
): Promise<void> {
  await forgetTexts(
    db,
    sql`select new_phone from ${table} where user_id = ${userId} and new_phone <> ${newPhone}
        and not exists (select 1 from studio_auth.users u where u.phone = new_phone)`,
  );
  await db.run(sql`
    insert into ${table} (user_id, new_phone, sent_at) values (${userId}, ${newPhone}, ${at(now)})
    on conflict (user_id) do update set new_phone = excluded.new_phone, code_hash = null, sent_at = excluded.sent_at`);
}

/** Keeps the code of a change. Nothing where another has taken its place meanwhile. */
export async function keepChangeCode(
  db: Queryable,
  userId: string,
  newPhone: string,
  codeHash: string,
): Promise<void> {
  await db.run(sql`
    update ${table} set code_hash = ${codeHash} where user_id = ${userId} and new_phone = ${newPhone}`);
}

/** The change that somebody has begun, whether its code is still good or not. */
export function phoneChangeOf(db: Queryable, userId: string): Promise<PhoneChange | undefined> {
  return db.first(
    changeRow,
    sql`select user_id, new_phone, code_hash from ${table} where user_id = ${userId}`,
  );
}

/** The changes that wait for a code to a number, locked: of several that try at once, one sees them and the others none. */
export function lockPhoneChanges(tx: Queryable, newPhone: string, now: Date): Promise<PhoneChange[]> {
  return tx.all(
    changeRow,
    sql`select user_id, new_phone, code_hash from ${table}
        where new_phone = ${newPhone} and code_hash is not null and ${isInTime(now)}
        for update skip locked`,
  );
}

/** Says whether a number is another person's, who has proved it. */
export async function isPhoneTaken(db: Queryable, phone: string, userId: string): Promise<boolean> {
  const found = await db.first(
    v.object({ id: v.string() }),
    sql`select id from studio_auth.users
        where phone = ${phone} and id <> ${userId} and phone_confirmed_at is not null`,
  );
  return found !== undefined;
}

/**
 * Gives somebody a number that they have proved. What was sent to the one they had is worth nothing any more; who only asked for a
 * code to the new one, and never proved it, was nobody.
 */
export async function changePhone(tx: Queryable, userId: string, phone: string, now: Date): Promise<void> {
  await tx.run(
    sql`delete from studio_auth.users where phone = ${phone} and id <> ${userId} and phone_confirmed_at is null`,
  );
  await forgetTexts(tx, phoneOf(userId));
  await tx.run(sql`
    update studio_auth.users set phone = ${phone}, phone_confirmed_at = ${at(now)}, updated_at = ${at(now)}
    where id = ${userId}`);
  await forgetCodes(tx, userId);
}

/** Takes somebody's number away. */
export async function removePhone(tx: Queryable, userId: string, now: Date): Promise<void> {
  await forgetTexts(tx, phoneOf(userId));
  await tx.run(sql`
    update studio_auth.users set phone = null, phone_confirmed_at = null, updated_at = ${at(now)}
    where id = ${userId}`);
  await forgetCodes(tx, userId);
}

const phoneOf = (userId: string) => sql`select phone from studio_auth.users where id = ${userId}`;

/** The messages to a number that is nobody's any more leave the local inbox, or nobody would know whose they were. */
async function forgetTexts(db: Queryable, phones: SQL): Promise<void> {
  await db.run(
    sql`delete from studio.outbox where channel = 'text' and recipient in (select '+' || n from (${phones}) as p (n))`,
  );
}

async function forgetCodes(tx: Queryable, userId: string): Promise<void> {
  await tx.run(sql`delete from ${table} where user_id = ${userId}`);
  // The number said yes to an address, or was to say it.
  await tx.run(
    sql`delete from studio_auth.address_changes where user_id = ${userId} and old_phone is not null`,
  );
  await tx.run(sql`delete from studio_auth.phone_codes where user_id = ${userId}`);
  await tx.run(sql`delete from studio_auth.reauthentications where user_id = ${userId}`);
}
