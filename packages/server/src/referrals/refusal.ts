import { mailboxOf } from '@mirror-studio/domain/auth';
import { referralLimits } from '@mirror-studio/domain/constants/referrals';
import type { ReferralRefusal } from '@mirror-studio/domain/referrals';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Queryable, whole } from '../database/index.ts';
import type { Claimer, Inviter } from './source.ts';
import { isThrowAway } from './throw-away/throw-away.ts';

const dayMs = 86_400_000;

/** Why an invitation earns nothing; null where it does. */
export async function refusalOf(
  tx: Queryable,
  claimer: Claimer,
  inviter: Inviter,
  now: Date,
): Promise<ReferralRefusal | null> {
  if (isOneself(claimer, inviter)) return 'oneself';
  if (claimer.email !== null && isThrowAway(claimer.email)) return 'throwAway';
  const known = await tx.first(
    v.object({ is_circle: v.boolean(), is_new: v.boolean(), devices: whole, networks: whole }),
    sql`with recursive above (member) as (
        select ${inviter.id}::uuid
        union select referral.inviter from studio.referrals referral join above on referral.invited = above.member
          where referral.inviter is not null)
      select exists (select from above where member = ${claimer.id}) as is_circle,
        not exists (select from studio.jobs where member = ${claimer.id} and kind = 'image_batch' and status = 'completed') as is_new,
        ${marksOfOthers(claimer, 'device', referralLimits.deviceDays, now)} as devices,
        ${marksOfOthers(claimer, 'network', referralLimits.networkDays, now)} as networks`,
  );
  if (!known) throw new Error('A question without rows has one answer');
  if (known.is_circle) return 'circle';
  if (!known.is_new) return 'notNew';
  if (known.devices > 0) return 'sameDevice';
  return known.networks >= claimer.source.networkClaims ? 'sameNetwork' : null;
}

/** Also by another account with the same mailbox. */
function isOneself(claimer: Claimer, inviter: Inviter): boolean {
  if (claimer.id === inviter.id) return true;
  const [own, other] = [claimer.email, inviter.email];
  return own !== null && other !== null && mailboxOf(own) === mailboxOf(other);
}

/** How many others were there with the same browser or network, in so many days. */
const marksOfOthers = ({ id, source }: Claimer, kind: 'device' | 'network', days: number, now: Date) =>
  sql`(select count(*) from studio.referral_marks where kind = ${kind} and digest = ${source[kind]}
    and seen_at > ${at(new Date(now.getTime() - days * dayMs))} and member <> ${id})`;
