import { balance } from '@mirror-studio/domain/texts/en/balance';
import { layerCases, named, rowOf, state } from '../../../foundations/composition/row.ts';
import { balanceStates } from '../../../testing/states.ts';
import { BalanceHUD, type BalanceHUDProps } from './BalanceHUD.tsx';

export default {
  BalanceHUD: rowOf<BalanceHUDProps>({
    Component: BalanceHUD,
    states: balanceStates,
    reach: async ({ screen, user }) => {
      const [pill] = screen.queryAllByRole('button');
      if (!screen.queryByRole('dialog') && pill) await user.click(pill);
    },
    cases: {
      ...layerCases,
      coins: state,
      credits: state,
      isLoading: state,
      isFailed: named('alert', '', { isFailed: true }),
      onPurchase: named('button', balance.purchaseCoins),
      onExchange: named('button', balance.exchangeCoins),
    },
  }),
};
