import { referralLimits, referralReward } from '@mirror-studio/domain/constants/referrals';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Database, lockMember, type Queryable } from '../database/index.ts';
import type { Services } from '../http/index.ts';
import { lockBoth } from '../ledger/index.ts';
import { type Leg, transfer } from '../ledger/transfer.ts';
import { peopleLeft } from './code.ts';

/** What a referral needs to be rewarded: it counts, and whoever was invited stays and has finished a shoot since. */
export const hasShot = sql`exists (select from studio.jobs job where job.member = referral.invited
  and job.kind = 'image_batch' and job.status = 'completed' and job.finished_at >= referral.claimed_at)`;
const stays = (member: ReturnType<typeof sql>) =>
  sql`exists (select from studio.members person where person.id = ${member} and not person.banned and not person.demo)
    and not exists (select from studio.account_deletions leaving where leaving.member = ${member})`;

const idRow = v.object({ id: v.string() });
const inviterRow = v.object({ inviter: v.nullable(v.string()) });
const dueRow = v.object({ inviter: v.nullable(v.string()), invited: v.string(), stays: v.boolean() });

/**
 * Rewards both, once: whoever was invited always, whoever invited them while their month has room. Does nothing where nothing is due.
 */
export async function reward(tx: Queryable, id: string, now: Date): Promise<void> {
  const referral = await tx.first(inviterRow, sql`select inviter from studio.referrals where id = ${id}`);
  if (!referral) return;
  // Before the row: the month of one inviter is counted by one at a time.
  if (referral.inviter !== null) await lockMember(tx, referral.inviter, 'referrals');
  const due = await tx.first(
    dueRow,
    sql`select inviter, invited, inviter is not null and ${stays(sql`referral.inviter`)} as stays
      from studio.referrals referral
      where id = ${id} and counts and rewarded_at is null and invited is not null
        and ${hasShot} and ${stays(sql`referral.invited`)} for update of referral`,
  );
  if (!due) return;
  const { invited } = due;
  const isRoom = due.stays && due.inviter !== null && (await peopleLeft(tx, due.inviter, now)) > 0;
  const inviter = isRoom ? due.inviter : null;
  await lockBoth(tx, inviter ?? invited, invited);
  const { coins } = referralReward;
  const given = [invited, ...(inviter === null ? [] : [inviter])].map(
    (member): Leg => ({ account: { member, purpose: 'available' }, currency: 'coins', amount: coins }),
  );
  const moved = await transfer(
    tx,
    {
      member: invited,
      reason: 'referral_reward',
      // Nobody is named: the journal stays when they leave.
      note: `Reward for an invitation: ${coins} Mirror Coins, after a first shoot`,
      businessKey: `referral:${id}:rewarded`,
      legs: [{ account: { house: 'issue' }, currency: 'coins', amount: -coins * given.length }, ...given],
    },
    now,
  );
  if (moved === null) return;
  await tx.run(sql`update studio.referrals set rewarded_at = ${at(now)}, transfer = ${moved},
      invited_coins = ${coins}, inviter_coins = ${inviter === null ? 0 : coins}
    where id = ${id}`);
}

type Rewarding = Pick<Services, 'clock'> & { readonly db: Database };

/** Rewards what is due: of one person who was invited, or of all. Throws AggregateError with what failed, after all others are done. */
export async function rewardDue({ db, clock }: Rewarding, invited: string | null = null): Promise<void> {
  const due = await db.all(
    idRow,
    sql`select id from studio.referrals referral
      where counts and rewarded_at is null and (${invited}::uuid is null or invited = ${invited}::uuid)
        and ${hasShot} and ${stays(sql`referral.invited`)}
      order by claimed_at limit ${referralLimits.atOnce}`,
  );
  const failures: unknown[] = [];
  for (const { id } of due) {
    await db.transaction((tx) => reward(tx, id, clock.now())).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} invitations could not be rewarded`);
}

const dayMs = 86_400_000;

/** Rewards what is due, and forgets browsers and networks whose days are over. */
export async function sweepReferrals(services: Rewarding): Promise<void> {
  const { db, clock } = services;
  const before = (days: number) => at(new Date(clock.now().getTime() - days * dayMs));
  await db.run(sql`delete from studio.referral_marks
    where seen_at <= ${before(referralLimits.deviceDays)}
      or (kind = 'network' and seen_at <= ${before(referralLimits.networkDays)})`);
  await rewardDue(services);
}
