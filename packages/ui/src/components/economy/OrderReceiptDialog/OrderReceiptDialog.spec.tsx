import { billing as texts } from '@mirror-studio/domain/texts/en/billing';
import { errors as errorsTexts } from '@mirror-studio/domain/texts/en/errors';
import { useState } from 'react';
import { byRole, callback, documented, overlayCases, state } from '../../../../test/composition/row.ts';
import { asDialog } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { billingDetails, paidOrder, planOrder, refundedOrder } from '../../../testing/fixtures/orders.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { OrderReceiptDialog } from './index.ts';
import type { OrderReceiptDialogProps } from './OrderReceiptDialog.tsx';

const dialog: OrderReceiptDialogProps = { isOpen: true, onOpenChange: nothing, onPrint: nothing };
const failure = { kind: 'server', message: texts.receiptFailed, onAction: { retry: nothing } } as const;

/** `<OrderReceiptDialog {...orderReceiptStates.simulated} />` */
export const orderReceiptStates = statesOf<OrderReceiptDialogProps>()({
  simulated: { ...dialog, order: planOrder, details: billingDetails, ledgerHref: '#ledger' },
  paid: { ...dialog, order: paidOrder },
  refunded: { ...dialog, order: refundedOrder, details: billingDetails },
  loading: dialog,
  failed: { ...dialog, failure },
  missing: { ...dialog, failure: { kind: 'notFound', message: texts.receiptMissing } },
});

/** OrderReceiptDialog: reads the sheet and prints it, once the dialog is open. */
export function orderReceiptTester(tools: Tools) {
  const t = textsOf(tools, 'billing', texts);
  const { press, overlay } = stepsOf(tools);
  return {
    read: async () => (await overlay(t.receipt)).getByRole('article', { name: t.receipt }).textContent ?? '',
    print: async () => press(t.print, await overlay(t.receipt)),
  };
}

function Reading() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <OrderReceiptDialog isOpen={isOpen} onOpenChange={setOpen} order={paidOrder} />
    </>
  );
}

export default {
  OrderReceiptDialog: (): Spec<OrderReceiptDialogProps> => ({
    states: orderReceiptStates,
    tester: orderReceiptTester,
    uses: [
      {
        in: orderReceiptStates.simulated,
        calls: 'onPrint',
        by: (tools) => orderReceiptTester(tools).print(),
      },
    ],
    composition: {
      from: orderReceiptStates.failed,
      cases: {
        ...overlayCases,
        order: state,
        failure: byRole('button', errorsTexts.action_retry, { failure }),
        details: documented('is printed on the sheet: it has a story'),
        ledgerHref: byRole('link', texts.inLedger, { order: paidOrder, ledgerHref: '#ledger' }),
        onPrint: callback,
      },
    },
    overlay: { is: 'dismissable', props: orderReceiptStates.paid },
    keys: { draw: () => <Reading />, rows: asDialog },
  }),
};
