import { purchase } from '@mirror-studio/domain/texts/en/purchase';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { begins, held, layerCases, named, rowOf, state, told } from '../../../foundations/composition/row.ts';
import { purchaseStates } from '../../../testing/states.ts';
import { purchaseTester } from '../../../testing/testers.ts';
import { PurchaseDialog, type PurchaseDialogProps } from './PurchaseDialog.tsx';

export default {
  PurchaseDialog: rowOf<PurchaseDialogProps>({
    Component: PurchaseDialog,
    states: purchaseStates,
    cases: {
      ...layerCases,
      chosen: held({
        by: 'defaultChosen',
        told: 'onChoose',
        first: null,
        last: 'regal',
        act: (tools) => purchaseTester(tools).choose('regal'),
        read: ({ screen }) => (screen.queryByRole('button', { name: purchase.change }) ? 'regal' : null),
      }),
      defaultChosen: begins,
      onChoose: told,
      onChange: told,
      purchasing: state,
      isPending: state,
      failure: named('alert', '', { chosen: 'regal', failure: toasts.purchaseFailed }),
    },
  }),
};
