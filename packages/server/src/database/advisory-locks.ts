import { sql } from 'drizzle-orm';
import type { Queryable } from './query.ts';

/** The first half of every two-part lock key of this product; migrations use (4310, 1). */
const product = 4310;
const claims = 2;
const handles = 3;
const referrals = 4;

/** What is done by one transaction at a time for each member. */
export type MemberLock =
  | 'exports'
  | 'gifts'
  | 'giftMails'
  | 'invitations'
  | 'jobs'
  | 'likes'
  | 'prompts'
  | 'proofs'
  | 'purchases'
  | 'referrals'
  | 'relations'
  | 'saved'
  | 'subscriptions';

/**
 * Waits for, and holds until the transaction ends, the lock under which a limit of a member is counted and used up:
 * of two requests at once the second counts what the first has written. Taken before any row is locked.
 */
export async function lockMember(tx: Queryable, member: string, lock: MemberLock): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`${lock}:${member}`}::text, ${product}))`);
}

/** Lets one person at a time take a number as theirs, where nobody proves it: of two at once the second finds it taken. */
export async function lockPhone(tx: Queryable, phone: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`phone:${phone}`}::text, ${product}))`);
}

/** Lets one worker at a time choose its next job, so that each sees whom the others serve. */
export async function lockClaims(tx: Queryable): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(${product}::int, ${claims}::int)`);
}

/** Lets one person at a time take or give up a handle: two who exchange theirs would wait for each other. */
export async function lockHandles(tx: Queryable): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(${product}::int, ${handles}::int)`);
}

/** Lets one person at a time claim the code of another: two who invite each other would else not find each other. */
export async function lockReferrals(tx: Queryable): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(${product}::int, ${referrals}::int)`);
}
