import * as v from 'valibot';
import { referralLimits } from '../../constants/referrals.ts';
import { referralRefusals, referralSteps } from '../../referrals/index.ts';
import { endpoint, named } from '../endpoint.ts';
import { count, done, identifier, moment, nextCursor, pageQuery, sampleMoment, text } from '../wire.ts';

/** Somebody who came by an invitation of the user. */
export const referral = named(
  'Referral',
  v.object({
    id: text,
    /** Their name with most of it covered; empty where they have none, null where they have left. */
    who: v.nullable(text),
    step: v.picklist(referralSteps),
    joinedAt: moment,
    rewardedAt: v.nullable(moment),
    /** What the user got; nought also where the month had no room for more. */
    coins: count,
    /** What moved these coins, for the receipt of the ledger. */
    transferId: v.nullable(text),
  }),
);
export type Referral = v.InferOutput<typeof referral>;
export const sampleReferral: Referral = {
  id: '3f2f5a5c-0b1a-4c6e-9a3d-5d2f0f6b7a10',
  who: 'M••• H•••',
  step: 'rewarded',
  joinedAt: sampleMoment,
  rewardedAt: sampleMoment,
  coins: 100,
  transferId: 'x1',
};

/** How the user invites others. */
export const referralInvite = named(
  'ReferralInvite',
  v.object({
    /** Null for a demonstration account, which invites nobody. */
    code: v.nullable(text),
    /** Leads to the onboarding, with the code. */
    link: v.nullable(text),
    /** What each of the two gets. */
    coins: count,
    /** For how many people the user can still get it this month. */
    peopleLeft: count,
    peopleAMonth: count,
    monthEndsAt: moment,
  }),
);
export type ReferralInvite = v.InferOutput<typeof referralInvite>;

/** `inviter`: somebody whom the user invited has finished a first shoot. `invited`: the user has. */
export const referralNewsKinds = ['inviter', 'invited'] as const;
const referralNews = v.object({
  id: text,
  kind: v.picklist(referralNewsKinds),
  coins: count,
  who: v.nullable(text),
});
export type ReferralNews = v.InferOutput<typeof referralNews>;

/** An invitation that earns nothing, and why. */
const referralRefusal = named(
  'ReferralRefusal',
  v.object({
    id: text,
    reason: v.picklist(referralRefusals),
    refusedAt: moment,
    /** Ids of members; null where they have left. */
    inviter: v.nullable(text),
    invited: v.nullable(text),
  }),
);
export type ReferralRefusalRecord = v.InferOutput<typeof referralRefusal>;

export const referralsEndpoints = {
  referralInvite: endpoint({
    method: 'GET',
    path: '/api/referral-invite',
    response: referralInvite,
    docs: {
      summary:
        'The code and the link by which the user invites others, what it earns, and what of the month is left.',
      sample: {
        response: {
          code: 'abcd-efgh-jkmn-pqrs',
          link: 'https://studio.example.com/onboarding?invite=abcd-efgh-jkmn-pqrs',
          coins: 100,
          peopleLeft: 9,
          peopleAMonth: 10,
          monthEndsAt: sampleMoment,
        },
      },
    },
  }),
  referrals: endpoint({
    method: 'GET',
    path: '/api/referrals',
    query: pageQuery,
    response: v.object({ referrals: v.array(referral), nextCursor }),
    docs: {
      summary:
        'Who came by invitations of the user and how far they got, the last first, a page at a time. What earns nothing looks as if the person had only joined.',
      sample: { response: { referrals: [sampleReferral], nextCursor: null } },
    },
  }),
  referralNews: endpoint({
    method: 'GET',
    path: '/api/referral-news',
    response: v.object({ news: v.array(referralNews) }),
    docs: {
      summary: 'Rewards of the user that they have not been told of yet, the oldest first.',
      sample: {
        response: { news: [{ id: sampleReferral.id, kind: 'inviter', coins: 100, who: 'M••• H•••' }] },
      },
    },
  }),
  referralNewsTold: endpoint({
    method: 'POST',
    path: '/api/referral-news',
    request: v.object({ ids: v.pipe(v.array(identifier), v.maxLength(referralLimits.news)) }),
    response: done,
    docs: {
      summary: 'Notes that the user was told of these rewards.',
      sample: { request: { ids: [sampleReferral.id] }, response: { ok: true } },
    },
  }),
  referralRefusals: endpoint({
    method: 'GET',
    path: '/api/admin/referral-refusals',
    query: pageQuery,
    response: v.object({ refusals: v.array(referralRefusal), nextCursor }),
    docs: {
      summary: 'Invitations that earn nothing, and why, the last first. For administrators and operators.',
      errors: ['FORBIDDEN'],
      sample: {
        response: {
          refusals: [
            {
              id: sampleReferral.id,
              reason: 'sameDevice',
              refusedAt: sampleMoment,
              inviter: sampleReferral.id,
              invited: null,
            },
          ],
          nextCursor: null,
        },
      },
    },
  }),
};
