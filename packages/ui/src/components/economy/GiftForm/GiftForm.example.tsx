import { GiftForm } from './index.ts';

const allowance = {
  giftsLeft: 10,
  coinsLeft: 500,
  coinsUnproved: 100,
  dayEndsAt: '2026-11-22T00:00:00.000Z',
};

export const Example = () => (
  <GiftForm availableCoins={820} allowance={allowance} onGive={({ to, coins }) => console.info(to, coins)} />
);
