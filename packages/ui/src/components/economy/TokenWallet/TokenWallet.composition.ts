import { customAmountLimits } from '@mirror-studio/domain/constants/wallet';
import { common } from '@mirror-studio/domain/texts/en/common';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import {
  begins,
  held,
  layerCases,
  named,
  part,
  rest,
  rowOf,
  state,
  told,
} from '../../../foundations/composition/row.ts';
import { amountSliderStates, transactionStates, walletStates } from '../../../testing/states.ts';
import type { Tools } from '../../../testing/tools.ts';
import { AmountSlider, type AmountSliderProps } from './AmountSlider.tsx';
import { TokenWallet, type TokenWalletProps } from './TokenWallet.tsx';
import { TransactionList, type TransactionListProps } from './TransactionList.tsx';

const { defaultCents, stepCents } = customAmountLimits;
const slider = ({ screen }: Tools) => screen.getByRole('slider', { name: wallet.customAmount });
const amount = {
  by: 'defaultAmountCents',
  told: 'onAmountChange',
  first: defaultCents,
  last: defaultCents + stepCents,
  shows: [defaultCents / 100, (defaultCents + stepCents) / 100],
  act: async (tools: Tools) => {
    slider(tools).focus();
    await tools.user.keyboard('{ArrowRight}');
  },
  read: (tools: Tools) => {
    const input = slider(tools);
    return input instanceof HTMLInputElement ? input.valueAsNumber : null;
  },
} as const;

export default {
  TokenWallet: rowOf<TokenWalletProps>({
    Component: TokenWallet,
    states: walletStates,
    from: walletStates.purchasing,
    cases: {
      ...layerCases,
      tokens: state,
      log: named('group', wallet.transactions),
      amountCents: held(amount),
      defaultAmountCents: begins,
      onAmountChange: told,
      onPackChoose: rest('chooses in place of the component, which does it alone without'),
      onPurchase: named('button', wallet.purchase),
      purchasing: state,
      isPending: state,
      failure: named('alert', '', { failure: toasts.checkoutFailed }),
    },
  }),
  AmountSlider: rowOf<AmountSliderProps>({
    Component: AmountSlider,
    states: amountSliderStates,
    cases: { amountCents: held(amount), defaultAmountCents: begins, onAmountChange: told, isDisabled: state },
  }),
  TransactionList: rowOf<TransactionListProps>({
    Component: TransactionList,
    states: transactionStates,
    cases: {
      state,
      onReload: named('button', errors.action_retry, { state: 'failed', onReload: () => undefined }),
      onLoadMore: told,
      isLoadingMore: state,
      isMoreFailed: part(({ screen }) => screen.queryByRole('button', { name: common.retry }), {
        isMoreFailed: true,
        onLoadMore: () => undefined,
      }),
      failure: named('button', errors.action_reload, {
        state: 'failed',
        failure: { kind: 'network', onAction: { reload: () => undefined } },
      }),
    },
  }),
};
