import { type Referral, referralsEndpoints, sampleReferral } from '@mirror-studio/domain/contract';
import { referralSteps } from '@mirror-studio/domain/referrals';
import { type ListPage, momentAt } from '../../data-page/states/list-states.ts';
import type { ReferralsData } from './ReferralsView.tsx';

/** The states of the page of referrals, from what its endpoint answers. */
export const page: ListPage<Referral, ReferralsData> = {
  title: 'Referrals',
  endpoint: referralsEndpoints.referrals,
  item: (at) => {
    const step = referralSteps[at % referralSteps.length] ?? sampleReferral.step;
    const isRewarded = step === 'rewarded';
    return {
      ...sampleReferral,
      id: `r${10_000 - at}`,
      step,
      joinedAt: momentAt(at),
      ...(!isRewarded && { rewardedAt: null, coins: 0, transferId: null }),
    };
  },
  longWords: (referral) => ({ ...referral, step: 'rewarded', coins: 98_765_432 }),
  data: (referrals, hasMore) => ({ referrals, hasMore }),
};
