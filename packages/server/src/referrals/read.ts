import { referralLimits } from '@mirror-studio/domain/constants/referrals';
import { pageLimits } from '@mirror-studio/domain/constants/server';
import type { Referral, ReferralNews, ReferralRefusalRecord } from '@mirror-studio/domain/contract';
import { maskName, referralRefusals } from '@mirror-studio/domain/referrals';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, type Queryable, whole } from '../database/index.ts';
import { afterCursor, cursorAfter, momentOf } from '../http/request/cursor.ts';
import { isRowId } from '../http/request/ids.ts';
import { hasShot } from './reward.ts';

interface PageAsked {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}
const rowsOf = ({ limit }: PageAsked) => Math.min(limit ?? pageLimits.referrals, pageLimits.referrals);

const referralRow = v.object({
  id: v.string(),
  invited: v.nullable(v.string()),
  name: v.nullable(v.string()),
  has_shot: v.boolean(),
  claimed_at: instant,
  rewarded_at: v.nullable(instant),
  inviter_coins: whole,
  transfer: v.nullable(v.string()),
  moment: v.string(),
});

/**
 * A page of those who came by the code of a member, the last first. What earns nothing looks as if they had only joined. Throws
 * HttpError INPUT_INVALID for a cursor that was never given out.
 */
export async function referralsPage(db: Queryable, member: string, asked: PageAsked) {
  const rows = rowsOf(asked);
  const moment = sql`referral.claimed_at`;
  const found = await db.all(
    referralRow,
    sql`select referral.id, invited, profile.display_name as name, claimed_at, rewarded_at, inviter_coins, transfer,
        counts and rewarded_at is null and ${hasShot} as has_shot, ${momentOf(moment)}
      from (select * from studio.referrals referral
        where inviter = ${member} and inviter is distinct from invited ${afterCursor(asked.cursor, moment)}
        order by claimed_at desc, id desc limit ${rows + 1}) referral
      left join public.user_profiles profile on profile.id = referral.invited
      order by referral.claimed_at desc, referral.id desc`,
  );
  return { referrals: found.slice(0, rows).map(toReferral), nextCursor: cursorAfter(found, rows) };
}

function toReferral(row: v.InferOutput<typeof referralRow>): Referral {
  return {
    id: row.id,
    who: row.invited === null ? null : maskName(row.name ?? ''),
    step: row.rewarded_at !== null ? 'rewarded' : row.has_shot ? 'shot' : 'joined',
    joinedAt: row.claimed_at.toISOString(),
    rewardedAt: row.rewarded_at?.toISOString() ?? null,
    coins: row.inviter_coins,
    transferId: row.inviter_coins > 0 ? row.transfer : null,
  };
}

const inviterUntold = (member: string) =>
  sql`inviter = ${member} and inviter_coins > 0 and inviter_told_at is null`;
const invitedUntold = (member: string) =>
  sql`invited = ${member} and invited_coins > 0 and invited_told_at is null`;
const newsRow = v.object({
  id: v.string(),
  is_inviter: v.boolean(),
  coins: whole,
  invited: v.nullable(v.string()),
  name: v.nullable(v.string()),
});

/** Rewards of a member that they were not told of yet. Whoever was invited is not told by whom: they know. */
export async function referralNewsOf(db: Queryable, member: string): Promise<ReferralNews[]> {
  const rows = await db.all(
    newsRow,
    sql`select news.id, is_inviter, coins, invited, profile.display_name as name
      from (select id, true as is_inviter, inviter_coins as coins, invited, rewarded_at from studio.referrals
          where ${inviterUntold(member)}
        union all select id, false, invited_coins, invited, rewarded_at from studio.referrals where ${invitedUntold(member)}
        order by rewarded_at, id limit ${referralLimits.news}) news
      left join public.user_profiles profile on profile.id = news.invited
      order by rewarded_at, news.id`,
  );
  return rows.map(({ id, is_inviter: isInviter, coins, invited, name }) => ({
    id,
    kind: isInviter ? 'inviter' : 'invited',
    coins,
    who: isInviter && invited !== null ? maskName(name ?? '') : null,
  }));
}

/** Notes that a member was told of rewards. What is not theirs stays as it is. */
export async function noteTold(
  db: Queryable,
  member: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const known = ids.filter(isRowId);
  if (known.length === 0) return;
  const those = sql`id in (${sql.join(
    known.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;
  await db.run(
    sql`update studio.referrals set inviter_told_at = ${at(now)} where ${those} and ${inviterUntold(member)}`,
  );
  await db.run(
    sql`update studio.referrals set invited_told_at = ${at(now)} where ${those} and ${invitedUntold(member)}`,
  );
}

const refusalRow = v.object({
  id: v.string(),
  reason: v.picklist(referralRefusals),
  refused_at: instant,
  inviter: v.nullable(v.string()),
  invited: v.nullable(v.string()),
  moment: v.string(),
});

/** What was refused and why, the last first: for administrators alone. */
export async function refusalsPage(
  db: Queryable,
  asked: PageAsked,
): Promise<{ refusals: ReferralRefusalRecord[]; nextCursor: string | null }> {
  const rows = rowsOf(asked);
  const moment = sql`refused_at`;
  const found = await db.all(
    refusalRow,
    sql`select refusal.id, reason, refused_at, inviter, invited, moment
      from (select *, ${momentOf(moment)} from studio.referral_refusals
        where true ${afterCursor(asked.cursor, moment)} order by refused_at desc, id desc limit ${rows + 1}) refusal
      left join studio.referrals referral on referral.id = refusal.referral
      order by refused_at desc, refusal.id desc`,
  );
  const refusals = found.slice(0, rows).map(({ id, reason, refused_at, inviter, invited }) => ({
    id,
    reason,
    refusedAt: refused_at.toISOString(),
    inviter,
    invited,
  }));
  return { refusals, nextCursor: cursorAfter(found, rows) };
}
