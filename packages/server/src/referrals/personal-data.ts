import { sql } from 'drizzle-orm';
import { byMember, type HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.referral_codes',
    of: byMember,
    key: ['member'],
    given: { file: 'referralCode', as: sql`jsonb_build_object('code', t.code, 'made_at', t.made_at)` },
    erased: 'deleted',
  },
  {
    table: 'studio.referrals',
    of: ({ id }) => sql`${id}::uuid in (t.inviter, t.invited)`,
    key: ['claimed_at', 'id'],
    given: {
      file: 'referrals',
      // Who invited is not told to who came, nor the other way round, and to neither what earns nothing.
      as: ({ id }) => sql`case when t.invited = ${id}::uuid
        then jsonb_build_object('claimed_at', t.claimed_at, 'rewarded_at', t.rewarded_at, 'coins', t.invited_coins)
        else jsonb_build_object('joined_at', t.claimed_at, 'rewarded_at', t.rewarded_at, 'coins', t.inviter_coins) end`,
    },
    erased: 'deleted',
    // It stays what it was to the other of the two.
    forget: ({ id }) => sql`update studio.referrals
      set inviter = nullif(inviter, ${id}::uuid), invited = nullif(invited, ${id}::uuid)
      where (inviter = ${id}::uuid and invited <> ${id}::uuid) or (invited = ${id}::uuid and inviter <> ${id}::uuid)`,
  },
  {
    table: 'studio.referral_marks',
    of: byMember,
    key: ['member', 'kind', 'digest'],
    given: { file: 'referralMarks', as: sql`jsonb_build_object('kind', t.kind, 'seen_at', t.seen_at)` },
    erased: 'deleted',
  },
];
