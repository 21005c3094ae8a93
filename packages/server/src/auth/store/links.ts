import { magicLinkLimits, mailCodeLimits } from '@mirror-studio/domain/constants/sign-in';
import { signInMethods } from '@mirror-studio/domain/sessions';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, json, type Queryable } from '../../database/index.ts';
import { endAhead, lately } from './lately.ts';

export const linkKinds = ['signup', 'magiclink', 'recovery'] as const;
export type LinkKind = (typeof linkKinds)[number];

const linkFields = {
  hash: v.string(),
  user_id: v.string(),
  kind: v.picklist(linkKinds),
  email: v.string(),
  flow_id: v.nullable(v.string()),
  password_hash: v.nullable(v.string()),
  user_metadata: v.record(v.string(), v.unknown()),
  created_at: instant,
  /** Where it was asked for; null for those from before that was kept. */
  place: v.nullable(v.string()),
  /** What became of it; null while it may still open. */
  ended: v.nullable(v.picklist(['used', 'revoked'])),
} as const;
const linkRow = v.object(linkFields);
export type EmailLink = v.InferOutput<typeof linkRow>;

const codeRow = v.object({
  ...linkFields,
  challenge: v.string(),
  challenge_method: v.picklist(['s256', 'plain']),
  method: v.picklist(signInMethods),
  issued_at: instant,
});
/** A code with its link and what the browser that asked for that will have to prove. */
export type IssuedCode = v.InferOutput<typeof codeRow>;

export type NewFlow = Pick<IssuedCode, 'user_id' | 'challenge' | 'challenge_method' | 'method'> & {
  readonly id: string;
};

const links = sql`studio_auth.email_tokens`;
const flows = sql`studio_auth.flows`;
const codes = sql`studio_auth.codes`;
const linkColumns = sql`hash, user_id, kind, email, flow_id, password_hash, user_metadata, created_at, place, ended`;
const dayMs = 86_400_000;

const codeLinkRow = v.object({ ...linkFields, code_hash: v.string(), code_network: v.nullable(v.string()) });

interface NewLink extends Omit<EmailLink, 'ended'> {
  readonly code_hash: string;
  /** Where it was asked for, whatever the browser: what was sent there before has no code any more. */
  readonly code_network: string;
}

/**
 * Keeps a new link; the earlier ones of this kind that were asked for in the same place stop working. One that was
 * asked for elsewhere stays: it may be its owner's, and this one a stranger's. So does every sign-up: two for one
 * address may be of two people in one place.
 */
export async function keepLink(db: Queryable, link: NewLink): Promise<void> {
  if (link.kind !== 'signup') {
    await db.run(sql`
      update ${links} set ended = 'revoked', password_hash = null, user_metadata = '{}'
      where user_id = ${link.user_id} and kind = ${link.kind} and place = ${link.place} and ended is null`);
  }
  await db.run(sql`
    update ${links} set code_hash = null
    where user_id = ${link.user_id} and code_network = ${link.code_network} and code_hash is not null`);
  await db.run(sql`
    insert into ${links} (${linkColumns}, code_hash, code_network)
    values (${link.hash}, ${link.user_id}, ${link.kind}, ${link.email}, ${link.flow_id}, ${link.password_hash},
            ${json(link.user_metadata)}, ${at(link.created_at)}, ${link.place}, null,
            ${link.code_hash}, ${link.code_network})`);
}

/** Removes the links that nobody asks about any more, what their browsers would have had to prove, and changes that were left. */
export async function removeOldLinks(db: Queryable, now: Date): Promise<void> {
  const old = at(new Date(now.getTime() - magicLinkLimits.rememberedDays * dayMs));
  await db.run(sql`delete from ${links} where created_at < ${old}`);
  await db.run(sql`delete from ${flows} where created_at < ${old}`);
  await endAhead(db, now);
  // A change that was never proved names an address or a number that may be another person's.
  await db.run(sql`delete from studio_auth.address_changes where sent_at < ${old}`);
  await db.run(sql`delete from studio_auth.phone_changes where sent_at < ${old}`);
}

/** Locks a link for this transaction: of several that open it at once, each sees what the one before left. */
export function lockLink(db: Queryable, hash: string): Promise<EmailLink | undefined> {
  return db.first(linkRow, sql`select ${linkColumns} from ${links} where hash = ${hash} for update`);
}

/**
 * The links to an address whose codes may be tried, locked for this transaction: of several that try at once, one sees them and
 * the others none.
 */
export function lockLinksWithCode(db: Queryable, email: string, now: Date) {
  return db.all(
    codeLinkRow,
    sql`select ${linkColumns}, code_hash, code_network from ${links}
        where email = ${email} and code_hash is not null and ended is null
          and ${lately(sql`created_at`, now, mailCodeLimits.expiresMs)}
        order by created_at desc for update skip locked`,
  );
}

/** Uses up a link that this transaction has locked. Only that it was used stays known. */
export async function useLink(db: Queryable, hash: string): Promise<void> {
  await db.run(
    sql`update ${links} set ended = 'used', password_hash = null, user_metadata = '{}' where hash = ${hash}`,
  );
}

/** The sign-ups of an address that wait for their confirmation, the first one first. */
export function waitingSignUps(db: Queryable, userId: string): Promise<EmailLink[]> {
  return db.all(
    linkRow,
    sql`select ${linkColumns} from ${links} where user_id = ${userId} and kind = 'signup' and ended is null
        order by created_at`,
  );
}

/**
 * The password of the sign-up that waits at an address: the last that came from a place, else the first of all; null where there is
 * none. One that waits at an address that is proved already ({@link keepVainSignUp}) is found like any.
 */
export async function waitingPassword(db: Queryable, email: string, place: string): Promise<string | null> {
  const waiting = sql`${links} t join studio_auth.users u on u.id = t.user_id
    where u.email = ${email} and t.kind = 'signup' and t.ended is null and t.password_hash is not null`;
  const found = await db.first(
    v.object({ password_hash: v.nullable(v.string()) }),
    sql`select coalesce(
          (select t.password_hash from ${waiting} and t.place = ${place} order by t.created_at desc limit 1),
          (select t.password_hash from ${waiting} order by t.created_at limit 1)) as password_hash`,
  );
  return found?.password_hash ?? null;
}

/**
 * Keeps what was typed at a sign-up with an address that has an account: nothing opens it, and no message goes out. Whoever signs in
 * with it is told what they would be told where there is none: that the address is not proved.
 */
export async function keepVainSignUp(
  db: Queryable,
  signUp: Pick<EmailLink, 'hash' | 'user_id' | 'email' | 'password_hash' | 'created_at' | 'place'>,
): Promise<void> {
  await db.run(sql`
    insert into ${links} (hash, user_id, kind, email, password_hash, created_at, place)
    values (${signUp.hash}, ${signUp.user_id}, 'signup', ${signUp.email}, ${signUp.password_hash}, ${at(signUp.created_at)},
            ${signUp.place})`);
}

/** Ends what waits for a user: the address was proved another way, the password changed. */
export async function revokeLinks(db: Queryable, userId: string, kind: LinkKind): Promise<void> {
  await db.run(sql`
    update ${links} set ended = 'revoked', password_hash = null, user_metadata = '{}'
    where user_id = ${userId} and kind = ${kind} and ended is null`);
}

export async function keepFlow(db: Queryable, flow: NewFlow, now: Date): Promise<void> {
  await db.run(sql`
    insert into ${flows} (id, user_id, challenge, challenge_method, method, created_at)
    values (${flow.id}, ${flow.user_id}, ${flow.challenge}, ${flow.challenge_method}, ${flow.method}, ${at(now)})`);
}

/** Gives a flow a code that its browser may exchange for a session; those given before stay good. */
export async function issueCode(db: Queryable, flowId: string, codeHash: string, now: Date): Promise<void> {
  await db.run(
    sql`insert into ${codes} (hash, flow_id, issued_at) values (${codeHash}, ${flowId}, ${at(now)})`,
  );
}

/** Says whether a link was opened in a browser: its flow then has a code. */
export async function hasCode(db: Queryable, flowId: string): Promise<boolean> {
  const code = v.object({ hash: v.string() });
  return (
    (await db.first(code, sql`select hash from ${codes} where flow_id = ${flowId} limit 1`)) !== undefined
  );
}

/** Finds a code and locks its link for this transaction: of all codes of one link, one exchange at a time. */
export function lockCode(db: Queryable, codeHash: string): Promise<IssuedCode | undefined> {
  return db.first(
    codeRow,
    sql`select l.hash, l.user_id, l.kind, l.email, l.flow_id, l.password_hash, l.user_metadata, l.created_at, l.place,
          l.ended,
          f.challenge, f.challenge_method, f.method, c.issued_at
        from ${codes} c join ${flows} f on f.id = c.flow_id join ${links} l on l.flow_id = f.id
        where c.hash = ${codeHash} for update of l`,
  );
}
