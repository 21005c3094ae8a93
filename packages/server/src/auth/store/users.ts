import { factorStatuses, factorTypes } from '@mirror-studio/domain/auth';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, json, type Queryable } from '../../database/index.ts';
import { amrEntry } from './sessions.ts';

const metadata = v.record(v.string(), v.unknown());

/** A second factor as the client library knows it (§3): without its secret. */
const factor = v.object({
  id: v.string(),
  friendly_name: v.string(),
  factor_type: v.picklist(factorTypes),
  status: v.picklist(factorStatuses),
  created_at: v.string(),
  updated_at: v.string(),
});

/** What a third party said of somebody, as it is kept. */
const identity = v.object({
  id: v.string(),
  provider: v.string(),
  subject: v.string(),
  email: v.nullable(v.string()),
  email_verified: v.boolean(),
  name: v.nullable(v.string()),
  last_sign_in_at: v.string(),
  created_at: v.string(),
  updated_at: v.string(),
});

const userFields = {
  id: v.string(),
  /** Null for an anonymous user, and for one who signs in by phone. */
  email: v.nullable(v.string()),
  /** As it is kept: figures alone. Null for whoever does not sign in by phone. */
  phone: v.nullable(v.string()),
  phone_confirmed_at: v.nullable(instant),
  is_anonymous: v.boolean(),
  password_hash: v.nullable(v.string()),
  email_confirmed_at: v.nullable(instant),
  last_sign_in_at: v.nullable(instant),
  banned: v.boolean(),
  user_metadata: metadata,
  /** The oldest first. */
  factors: v.array(factor),
  /** The address that they have asked for and not yet proved, and when its messages were sent. */
  new_email: v.nullable(v.string()),
  email_change_sent_at: v.nullable(instant),
  /** The number that they have asked for and not yet proved, likewise. */
  new_phone: v.nullable(v.string()),
  phone_change_sent_at: v.nullable(instant),
  /** Those of third parties, the oldest first. */
  identities: v.array(identity),
  /** The address is a way in of its own: a link to it was opened. */
  email_identity: v.boolean(),
  created_at: instant,
  updated_at: instant,
} as const;
const userRow = v.pipe(v.object(userFields), v.readonly());
const emailUserRow = v.pipe(v.object({ ...userFields, email: v.string() }), v.readonly());
/** A user with the moment in which the session that asks began (each sign-in begins one), its level, and how they proved who they are. */
const sessionUserRow = v.pipe(
  v.object({
    ...userFields,
    session_began_at: instant,
    session_aal: v.picklist(['aal1', 'aal2']),
    session_amr: v.array(amrEntry),
  }),
  v.readonly(),
);
export type AuthUser = v.InferOutput<typeof userRow>;
/** A user who can be written to. */
export type EmailUser = v.InferOutput<typeof emailUserRow>;
export type SessionAuthUser = v.InferOutput<typeof sessionUserRow>;

const table = sql`studio_auth.users`;
/** A user with their second factors and their ban, of which the product's members are the one source. */
const withBan = sql`u.*, coalesce(m.banned, false) as banned, (
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', f.id, 'friendly_name', coalesce(f.friendly_name, ''), 'factor_type', 'totp', 'status', f.status,
    'created_at', f.created_at, 'updated_at', f.updated_at) order by f.created_at), '[]')
  from studio_auth.factors f where f.user_id = u.id) as factors, (
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', i.id, 'provider', i.provider, 'subject', i.subject, 'email', i.email, 'email_verified', i.email_verified,
    'name', i.name, 'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at,
    'updated_at', i.updated_at) order by i.created_at, i.id), '[]')
  from studio_auth.identities i where i.user_id = u.id) as identities, c.new_email, c.sent_at as email_change_sent_at,
  p.new_phone, p.sent_at as phone_change_sent_at`;
const joined = sql`left join studio.members m on m.id = u.id left join studio_auth.address_changes c on c.user_id = u.id
  left join studio_auth.phone_changes p on p.user_id = u.id`;
const users = sql`select ${withBan} from ${table} u ${joined}`;

export function userByEmail(db: Queryable, email: string): Promise<EmailUser | undefined> {
  return db.first(emailUserRow, sql`${users} where u.email = ${email}`);
}

export function userByPhone(db: Queryable, phone: string): Promise<AuthUser | undefined> {
  return db.first(userRow, sql`${users} where u.phone = ${phone}`);
}

export function userById(db: Queryable, id: string): Promise<AuthUser | undefined> {
  return db.first(userRow, sql`${users} where u.id = ${id}`);
}

/** The user of a session; undefined when it has ended, or is another's. */
export function userOfSession(
  db: Queryable,
  id: string,
  sessionId: string,
): Promise<SessionAuthUser | undefined> {
  return db.first(
    sessionUserRow,
    sql`select ${withBan}, s.created_at as session_began_at, s.aal as session_aal, s.amr as session_amr
        from studio_auth.sessions s join ${table} u on u.id = s.user_id
        ${joined}
        where s.id = ${sessionId} and u.id = ${id}`,
  );
}

/** Changes of one account wait for one another until their transactions end. */
export async function lockUser(tx: Queryable, id: string): Promise<void> {
  await tx.run(sql`select id from ${table} where id = ${id} for update`);
}

/** What somebody is called in the product; null before they said. */
export async function displayName(db: Queryable, id: string): Promise<string | null> {
  const found = await db.first(
    v.object({ display_name: v.nullable(v.string()) }),
    sql`select display_name from public.user_profiles where id = ${id}`,
  );
  return found?.display_name ?? null;
}

/** The user with this address, made when there is none yet: two requests at once make one. */
export async function ensureUser(db: Queryable, email: string, now: Date): Promise<EmailUser> {
  await db.run(sql`
    insert into ${table} (id, email, created_at, updated_at)
    values (${crypto.randomUUID()}, ${email}, ${at(now)}, ${at(now)})
    on conflict (email) do nothing`);
  const user = await userByEmail(db, email);
  if (!user) throw new Error('A user that was just made is missing.');
  return user;
}

/** The user with this number, likewise; without an address. */
export async function ensurePhoneUser(db: Queryable, phone: string, now: Date): Promise<AuthUser> {
  await db.run(sql`
    insert into ${table} (id, phone, email_identity, created_at, updated_at)
    values (${crypto.randomUUID()}, ${phone}, false, ${at(now)}, ${at(now)})
    on conflict (phone) do nothing`);
  const user = await userByPhone(db, phone);
  if (!user) throw new Error('A user that was just made is missing.');
  return user;
}

/** The number is the person's: they typed a code that was sent there. Returns whether it was the first proof. */
export async function confirmPhone(db: Queryable, id: string, now: Date): Promise<boolean> {
  const confirmed = await db.run(sql`
    update ${table} set phone_confirmed_at = ${at(now)}, updated_at = ${at(now)}
    where id = ${id} and phone_confirmed_at is null`);
  return confirmed === 1;
}

/**
 * The number is the person's as they say it, with the password that they chose and what they said of themselves. Returns whether it
 * was not proved before; one that was stays as it is.
 */
export async function confirmPhoneAtOnce(
  db: Queryable,
  id: string,
  now: Date,
  given: Unproved,
): Promise<boolean> {
  const confirmed = await db.run(sql`
    update ${table}
    set phone_confirmed_at = ${at(now)}, password_hash = ${given.passwordHash}::text,
        user_metadata = ${json(given.data)}, updated_at = ${at(now)}
    where id = ${id} and phone_confirmed_at is null`);
  return confirmed === 1;
}

/** Makes a user without an address, whom nobody can sign in as again: the session that comes with it is the only way. */
export async function makeAnonymousUser(
  db: Queryable,
  id: string,
  data: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into ${table} (id, is_anonymous, user_metadata, created_at, updated_at)
    values (${id}, true, ${json(data)}, ${at(now)}, ${at(now)})`);
}

/** Makes a user of an address that a third party has verified. Returns false where somebody has it already. */
export async function makeProvidedUser(
  db: Queryable,
  { id, email, name }: { readonly id: string; readonly email: string; readonly name: string | null },
  now: Date,
): Promise<boolean> {
  const data = name === null ? {} : { name, full_name: name };
  const made = await db.run(sql`
    insert into ${table} (id, email, email_confirmed_at, email_identity, user_metadata, created_at, updated_at)
    values (${id}, ${email}, ${at(now)}, false, ${json(data)}, ${at(now)}, ${at(now)})
    on conflict (email) do nothing`);
  return made === 1;
}

/** A password and what is said of a person, given before their address was proved. */
export interface Unproved {
  readonly passwordHash: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * The address is the person's: they used a link sent there. What they themselves gave before takes effect with the first
 * proof, in place of whatever stood there; an address that was proved before keeps what it has. Returns whether it was the first.
 */
export async function confirmEmail(db: Queryable, id: string, now: Date, given: Unproved): Promise<boolean> {
  const confirmed = await db.run(sql`
    update ${table}
    set email_confirmed_at = ${at(now)}, password_hash = ${given.passwordHash}::text,
        user_metadata = ${json(given.data)}, updated_at = ${at(now)}
    where id = ${id} and email_confirmed_at is null`);
  return confirmed === 1;
}

export async function signedInNow(db: Queryable, id: string, now: Date): Promise<void> {
  await db.run(
    sql`update ${table} set last_sign_in_at = ${at(now)}, updated_at = ${at(now)} where id = ${id}`,
  );
}

/** Changes the password, if one is given, and what the person says of themselves. */
export async function changeUser(
  db: Queryable,
  id: string,
  change: { readonly passwordHash?: string; readonly data: Readonly<Record<string, unknown>> },
  now: Date,
): Promise<void> {
  await db.run(sql`
    update ${table}
    set password_hash = coalesce(${change.passwordHash ?? null}::text, password_hash),
        user_metadata = ${json(change.data)},
        updated_at = ${at(now)}
    where id = ${id}`);
}
