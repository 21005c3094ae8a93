import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, type Queryable } from '../../database/index.ts';

export const linkKinds = ['signup', 'magiclink', 'recovery'] as const;
export type LinkKind = (typeof linkKinds)[number];

const linkRow = v.object({
  user_id: v.string(),
  kind: v.picklist(linkKinds),
  email: v.string(),
  flow_id: v.nullable(v.string()),
  password_hash: v.nullable(v.string()),
  created_at: instant,
});
export type EmailLink = v.InferOutput<typeof linkRow>;

const flowRow = v.object({
  id: v.string(),
  user_id: v.string(),
  challenge: v.string(),
  challenge_method: v.picklist(['s256', 'plain']),
  method: v.string(),
  code_issued_at: v.nullable(instant),
});
export type Flow = v.InferOutput<typeof flowRow>;

const links = sql`studio_auth.email_tokens`;
const flows = sql`studio_auth.flows`;
const linkColumns = sql`user_id, kind, email, flow_id, password_hash, created_at`;

/** Keeps a new link; the earlier ones of this kind stop working. */
export async function keepLink(db: Queryable, hash: string, link: EmailLink): Promise<void> {
  await db.run(sql`delete from ${links} where user_id = ${link.user_id} and kind = ${link.kind}`);
  await db.run(sql`
    insert into ${links} (hash, ${linkColumns})
    values (${hash}, ${link.user_id}, ${link.kind}, ${link.email}, ${link.flow_id}, ${link.password_hash}, ${at(link.created_at)})`);
}

/** Takes a link out: it works once, and of several that try at once one gets it. */
export function claimLink(db: Queryable, hash: string): Promise<EmailLink | undefined> {
  return db.first(linkRow, sql`delete from ${links} where hash = ${hash} returning ${linkColumns}`);
}

/** A sign-up that waits for its confirmation. */
export function waitingSignUp(db: Queryable, userId: string): Promise<EmailLink | undefined> {
  return db.first(
    linkRow,
    sql`select ${linkColumns} from ${links} where user_id = ${userId} and kind = 'signup'`,
  );
}

/** Ends what waits for a user: after the address was proved another way, or the password changed. */
export async function dropLinks(db: Queryable, userId: string, kind: LinkKind): Promise<void> {
  await db.run(sql`delete from ${links} where user_id = ${userId} and kind = ${kind}`);
}

/** Keeps a flow, and clears away those that nobody finished in a day. */
export async function keepFlow(db: Queryable, flow: Omit<Flow, 'code_issued_at'>, now: Date): Promise<void> {
  await db.run(sql`delete from ${flows} where created_at < ${at(now)} - interval '1 day'`);
  await db.run(sql`
    insert into ${flows} (id, user_id, challenge, challenge_method, method, created_at)
    values (${flow.id}, ${flow.user_id}, ${flow.challenge}, ${flow.challenge_method}, ${flow.method}, ${at(now)})`);
}

/** Gives a flow the code that its browser may exchange for a session. */
export async function issueCode(db: Queryable, flowId: string, codeHash: string, now: Date): Promise<void> {
  await db.run(
    sql`update ${flows} set code_hash = ${codeHash}, code_issued_at = ${at(now)} where id = ${flowId}`,
  );
}

/** Locks the flow of a code for this transaction; one that another holds counts as gone. */
export function lockFlow(db: Queryable, codeHash: string): Promise<Flow | undefined> {
  return db.first(
    flowRow,
    sql`select id, user_id, challenge, challenge_method, method, code_issued_at from ${flows}
        where code_hash = ${codeHash} for update skip locked`,
  );
}

export async function dropFlow(db: Queryable, id: string): Promise<void> {
  await db.run(sql`delete from ${flows} where id = ${id}`);
}
