import { ReferralInvite } from './index.ts';

export const Example = () => (
  <ReferralInvite
    invite={{
      code: 'k7mq-2xvd-p9fa-t4hw',
      link: 'https://studio.example.com/onboarding?invite=k7mq-2xvd-p9fa-t4hw',
      coins: 100,
      peopleLeft: 8,
      peopleAMonth: 10,
      monthEndsAt: '2026-12-01T00:00:00.000Z',
    }}
  />
);
