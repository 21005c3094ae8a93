import { pathOf } from '@mirror-studio/domain/access';
import { referralReward } from '@mirror-studio/domain/constants/referrals';
import type { ReferralInvite } from '@mirror-studio/domain/contract';
import { inviteParam, writeInvitationCode } from '@mirror-studio/domain/invitations';
import { referralMonthBeganAt, referralMonthEndsAt } from '@mirror-studio/domain/referrals';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { newRecoveryCode } from '../auth/keys/secrets.ts';
import { at, type Queryable, whole } from '../database/index.ts';
import type { SessionUser } from '../http/index.ts';

const codeRow = v.object({ code: v.string() });

/** The code of a member, made when it is asked for first. */
async function codeOf(db: Queryable, member: string, now: Date): Promise<string> {
  const read = () => db.first(codeRow, sql`select code from studio.referral_codes where member = ${member}`);
  const known = await read();
  if (known) return known.code;
  await db.run(sql`insert into studio.referral_codes (member, code, made_at)
    values (${member}, ${newRecoveryCode()}, ${at(now)}) on conflict (member) do nothing`);
  const made = await read();
  if (!made) throw new Error('A code that was made is there');
  return made.code;
}

/** How a member invites others. A demonstration account invites nobody. */
export async function inviteOf(
  db: Queryable,
  user: Pick<SessionUser, 'id' | 'isDemo'>,
  origin: string,
  now: Date,
): Promise<ReferralInvite> {
  const code = user.isDemo ? null : writeInvitationCode(await codeOf(db, user.id, now));
  const link = new URL(pathOf('onboarding'), origin);
  if (code !== null) link.searchParams.set(inviteParam, code);
  return {
    code,
    link: code === null ? null : link.href,
    coins: referralReward.coins,
    peopleLeft: await peopleLeft(db, user.id, now),
    peopleAMonth: referralReward.peopleAMonth,
    monthEndsAt: referralMonthEndsAt(now).toISOString(),
  };
}

/** For how many people a member can still be rewarded this month. */
export async function peopleLeft(db: Queryable, member: string, now: Date): Promise<number> {
  const rewarded = await db.first(
    v.object({ people: whole }),
    sql`select count(*) as people from studio.referrals
      where inviter = ${member} and rewarded_at >= ${at(referralMonthBeganAt(now))} and inviter_coins > 0`,
  );
  return Math.max(0, referralReward.peopleAMonth - (rewarded?.people ?? 0));
}
