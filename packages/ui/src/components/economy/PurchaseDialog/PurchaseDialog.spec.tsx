import type { CoinPackageId } from '@mirror-studio/domain/economy';
import { controls as controlsTexts } from '@mirror-studio/domain/texts/en/controls';
import { purchase as purchaseTexts } from '@mirror-studio/domain/texts/en/purchase';
import { toasts as toastsTexts } from '@mirror-studio/domain/texts/en/toasts';
import { useState } from 'react';
import {
  byRole,
  callback,
  controlled,
  initial,
  overlayCases,
  state,
} from '../../../../test/composition/row.ts';
import { asDialog } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { PurchaseDialog } from './index.ts';
import type { PurchaseDialogProps } from './PurchaseDialog.tsx';

const purchase: PurchaseDialogProps = {
  isOpen: true,
  onOpenChange: nothing,
  chosen: null,
  onChoose: nothing,
  onChange: nothing,
  onConfirm: nothing,
};

/** `<PurchaseDialog {...purchaseStates.confirming} />` */
export const purchaseStates = statesOf<PurchaseDialogProps>()({
  packages: purchase,
  confirming: { ...purchase, chosen: 'regal' },
  pending: { ...purchase, chosen: 'royal', isPending: true },
  failed: { ...purchase, chosen: 'sovereign', failure: toastsTexts.purchaseFailed },
  listDisabled: { ...purchase, purchasing: 'disabled' },
  purchasingDisabled: { ...purchase, chosen: 'sovereign', purchasing: 'disabled' },
  live: { ...purchase, purchasing: 'live' },
});

/** PurchaseDialog: chooses a package and confirms it, once the dialog is open. */
export function purchaseTester(tools: Tools) {
  const t = textsOf(tools, 'purchase', purchaseTexts);
  const k = textsOf(tools, 'controls', controlsTexts);
  const { press, overlay, said, isDisabled } = stepsOf(tools);
  const list = () => overlay(t.title);
  const confirming = () => overlay(t.confirmTitle);
  return {
    choose: async (id: CoinPackageId) => press(new RegExp(t[`${id}Name`]), await list()),
    change: async () => press(t.change, await confirming()),
    confirm: async () => press(t.confirm, await confirming()),
    canConfirm: async () => !isDisabled(t.confirm, await confirming()),
    problem: async () => said('alert', await confirming()),
    close: async () => press(k.close),
  };
}

/** It listens to its own closing, which a trigger would hear instead. */
function Purchasing() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <PurchaseDialog isOpen={isOpen} onOpenChange={setOpen} onConfirm={nothing} />
    </>
  );
}

export default {
  PurchaseDialog: (): Spec<PurchaseDialogProps> => ({
    states: purchaseStates,
    tester: purchaseTester,
    uses: [
      { in: purchaseStates.confirming, calls: 'onConfirm', by: (tools) => purchaseTester(tools).confirm() },
    ],
    composition: {
      cases: {
        ...overlayCases,
        chosen: controlled({
          by: 'defaultChosen',
          onChange: 'onChoose',
          first: null,
          last: 'regal',
          act: (tools) => purchaseTester(tools).choose('regal'),
          read: ({ screen }) =>
            screen.queryByRole('button', { name: purchaseTexts.change }) ? 'regal' : null,
        }),
        defaultChosen: initial,
        onChoose: callback,
        onChange: callback,
        purchasing: state,
        isPending: state,
        failure: byRole('alert', '', { chosen: 'regal', failure: toastsTexts.purchaseFailed }),
      },
    },
    overlay: { is: 'dismissable', props: purchaseStates.packages },
    keys: { draw: () => <Purchasing />, rows: asDialog },
    specLines: [
      [
        '§2.8, §9',
        purchaseStates.packages,
        ['500 coins', '$49.99', '1,200 coins', '$99.99', '17% off', '3,000 coins', '$199.99', '33% off'],
      ],
      ['§2.8', purchaseStates.confirming, ['Change', '1,200 coins']],
      ['§2.8', purchaseStates.purchasingDisabled, ['Purchasing is disabled during alpha testing']],
    ],
  }),
};
