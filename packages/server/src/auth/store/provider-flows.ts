import { authProviders } from '@mirror-studio/domain/auth';
import { signInProviderLimits } from '@mirror-studio/domain/constants/sign-in';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, json, type Queryable } from '../../database/index.ts';
import { isRowId } from '../../http/request/ids.ts';
import type { ProvidedIdentity } from '../providers/provider.ts';

const table = sql`studio_auth.provider_flows`;
const provider = v.picklist(authProviders.map(({ id }) => id));
const said = v.object({
  provider,
  subject: v.string(),
  email: v.nullable(v.string()),
  isVerified: v.boolean(),
  name: v.nullable(v.string()),
});
const row = v.object({
  id: v.string(),
  provider,
  challenge: v.nullable(v.string()),
  challenge_method: v.nullable(v.picklist(['s256', 'plain'])),
  browser_hash: v.nullable(v.string()),
  verifier: v.string(),
  nonce: v.string(),
  redirect_to: v.string(),
  linking_user_id: v.nullable(v.string()),
  linking_session_id: v.nullable(v.string()),
  created_at: instant,
  said: v.nullable(said),
  code_issued_at: v.nullable(instant),
  ended: v.nullable(v.picklist(['used', 'refused'])),
});
/** Somebody's way to a third party and back, as it is kept. */
export type ProviderFlow = v.InferOutput<typeof row>;
export type NewProviderFlow = Omit<ProviderFlow, 'created_at' | 'said' | 'code_issued_at' | 'ended'>;
const columns = sql`id, provider, challenge, challenge_method, browser_hash, verifier, nonce, redirect_to, linking_user_id,
  linking_session_id, created_at, said, code_issued_at, ended`;

export async function keepProviderFlow(db: Queryable, flow: NewProviderFlow, now: Date): Promise<void> {
  await db.run(sql`
    insert into ${table} (id, provider, challenge, challenge_method, browser_hash, verifier, nonce, redirect_to,
      linking_user_id, linking_session_id, created_at)
    values (${flow.id}, ${flow.provider}, ${flow.challenge}, ${flow.challenge_method}, ${flow.browser_hash},
      ${flow.verifier}, ${flow.nonce}, ${flow.redirect_to}, ${flow.linking_user_id}, ${flow.linking_session_id}, ${at(now)})`);
}

/** The flow of a state; undefined also where that is none, as it comes from outside. */
export async function providerFlow(db: Queryable, state: string): Promise<ProviderFlow | undefined> {
  if (!isRowId(state)) return undefined;
  return db.first(row, sql`select ${columns} from ${table} where id = ${state}`);
}

/** Takes the return from a third party, once: of several that come with one state, one gets it. */
export async function claimReturn(db: Queryable, state: string, now: Date): Promise<boolean> {
  const claimed = await db.run(
    sql`update ${table} set returned_at = ${at(now)} where id = ${state} and returned_at is null`,
  );
  return claimed === 1;
}

const answerRow = v.object({
  returned_at: v.nullable(instant),
  answered_at: v.nullable(instant),
  answer: v.nullable(v.string()),
});

/** Saves where the return was led: sealed, or null where that is told once. */
export async function saveReturnAnswer(
  db: Queryable,
  state: string,
  answer: string | null,
  now: Date,
): Promise<void> {
  await db.run(sql`update ${table} set answer = ${answer}, answered_at = ${at(now)} where id = ${state}`);
}

/** When somebody returned with a state, and where they were led. */
export function returnAnswer(db: Queryable, state: string) {
  return db.first(answerRow, sql`select returned_at, answered_at, answer from ${table} where id = ${state}`);
}

/** Keeps what was said until the browser that began exchanges the code for it. */
export async function issueProviderCode(
  db: Queryable,
  state: string,
  identity: ProvidedIdentity,
  codeHash: string,
  now: Date,
): Promise<void> {
  await db.run(sql`
    update ${table} set said = ${json(identity)}, code_hash = ${codeHash}, code_issued_at = ${at(now)}
    where id = ${state}`);
}

/** Finds a code and locks its flow for this transaction: of several exchanges of one code, one after the other. */
export function lockProviderCode(db: Queryable, codeHash: string): Promise<ProviderFlow | undefined> {
  return db.first(row, sql`select ${columns} from ${table} where code_hash = ${codeHash} for update`);
}

/** It is over: nothing that was said stays, nor where it led. */
export async function endProviderFlow(
  db: Queryable,
  state: string,
  ended: 'used' | 'refused',
): Promise<void> {
  await db.run(sql`update ${table} set said = null, answer = null, ended = ${ended} where id = ${state}`);
}

/** Removes those that nobody comes back from any more. */
export async function removeOldFlows(db: Queryable, now: Date): Promise<void> {
  const old = at(new Date(now.getTime() - 6 * signInProviderLimits.stateMs));
  await db.run(sql`delete from ${table} where created_at < ${old}`);
}
