import { errors as errorsTexts } from '@mirror-studio/domain/texts/en/errors';
import { ledger as texts } from '@mirror-studio/domain/texts/en/ledger';
import { useState } from 'react';
import { byRole, callback, documented, overlayCases, state } from '../../../../test/composition/row.ts';
import { asDialog } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { exchangeReceipt, jobReceipt } from '../../../testing/fixtures/ledger.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { ReceiptDialog } from './index.ts';
import type { ReceiptDialogProps } from './ReceiptDialog.tsx';

const dialog: ReceiptDialogProps = { isOpen: true, onOpenChange: nothing, onPrint: nothing };
const hrefOf = (id: string) => `#${id}`;
const failure = {
  kind: 'server',
  message: texts.receiptFailed,
  onAction: { retry: nothing },
} as const;

/** `<ReceiptDialog {...receiptStates.exchange} />` */
export const receiptStates = statesOf<ReceiptDialogProps>()({
  exchange: { ...dialog, receipt: exchangeReceipt, hrefOf },
  job: { ...dialog, receipt: jobReceipt, hrefOf, jobHref: '#job' },
  loading: dialog,
  failed: { ...dialog, failure },
  missing: { ...dialog, failure: { kind: 'notFound', message: texts.receiptMissing } },
});

/** ReceiptDialog: reads the sheet and prints it, once the dialog is open. */
export function receiptTester(tools: Tools) {
  const t = textsOf(tools, 'ledger', texts);
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
      <ReceiptDialog isOpen={isOpen} onOpenChange={setOpen} receipt={exchangeReceipt} />
    </>
  );
}

export default {
  ReceiptDialog: (): Spec<ReceiptDialogProps> => ({
    states: receiptStates,
    tester: receiptTester,
    uses: [{ in: receiptStates.exchange, calls: 'onPrint', by: (tools) => receiptTester(tools).print() }],
    composition: {
      from: receiptStates.failed,
      cases: {
        ...overlayCases,
        receipt: state,
        failure: byRole('button', errorsTexts.action_retry, { failure }),
        hrefOf: documented('gives the address of the other entries of the same job'),
        jobHref: byRole('link', texts.openJob, { receipt: jobReceipt, jobHref: '#job' }),
        onPrint: callback,
      },
    },
    overlay: { is: 'dismissable', props: receiptStates.exchange },
    keys: { draw: () => <Reading />, rows: asDialog },
  }),
};
