import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, lockReferrals, type Queryable } from '../database/index.ts';
import { refusalOf } from './refusal.ts';
import type { Claimer, Inviter } from './source.ts';

const inviterRow = v.object({ id: v.string(), email: v.nullable(v.string()) });

/** The member whose code it is. */
export const inviterOf = (tx: Queryable, code: string) =>
  tx.first(
    inviterRow,
    sql`select member.id, member.email from studio.referral_codes own
      join studio.members member on member.id = own.member where own.code = ${code}`,
  );

const ownRow = v.object({ inviter: v.nullable(v.string()) });

/** By whom a member came, where they claimed somebody's code. */
export const referredBy = (tx: Queryable, member: string) =>
  tx.first(ownRow, sql`select inviter from studio.referrals where invited = ${member}`);

/**
 * Claims the code of a member. What earns nothing is written down for administrators and answered like any other: nobody learns here
 * what is looked at. In the caller's transaction, which holds the lock of the claimer's invitations and has seen that they claimed
 * none.
 */
export async function claimReferral(
  tx: Queryable,
  claimer: Claimer,
  inviter: Inviter,
  now: Date,
): Promise<null> {
  // One after another: of two who invite each other at once the second finds the first.
  await lockReferrals(tx);
  const refusal = await refusalOf(tx, claimer, inviter, now);
  const id = crypto.randomUUID();
  await tx.run(sql`insert into studio.referrals (id, inviter, invited, claimed_at, counts)
    values (${id}, ${inviter.id}, ${claimer.id}, ${at(now)}, ${refusal === null})`);
  if (refusal !== null) {
    await tx.run(sql`insert into studio.referral_refusals (id, referral, reason, refused_at)
      values (${crypto.randomUUID()}, ${id}, ${refusal}, ${at(now)})`);
  }
  await mark(tx, claimer.id, 'device', claimer.source.device, now);
  await mark(tx, claimer.id, 'network', claimer.source.network, now);
  return null;
}

/** Notes by which browser or network somebody invites, or was invited. */
export async function mark(
  db: Queryable,
  member: string,
  kind: 'device' | 'network',
  digest: string,
  now: Date,
): Promise<void> {
  await db.run(sql`insert into studio.referral_marks (member, kind, digest, seen_at)
    values (${member}, ${kind}, ${digest}, ${at(now)})
    on conflict (member, kind, digest) do update set seen_at = excluded.seen_at`);
}
