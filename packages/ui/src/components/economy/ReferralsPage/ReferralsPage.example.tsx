import { ReferralsPage, type ReferralsPageProps } from './index.ts';

const referrals: ReferralsPageProps['referrals'] = [
  {
    id: '3f2f5a5c-0b1a-4c6e-9a3d-5d2f0f6b7a10',
    who: 'M••• H•••',
    step: 'rewarded',
    joinedAt: '2026-11-21T09:58:00.000Z',
    rewardedAt: '2026-11-21T10:40:00.000Z',
    coins: 100,
    transferId: 'x1',
  },
];

export const Example = () => <ReferralsPage referrals={referrals} onOpen={({ id }) => console.info(id)} />;
