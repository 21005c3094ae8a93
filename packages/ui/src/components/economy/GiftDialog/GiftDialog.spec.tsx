import { errors as errorsTexts } from '@mirror-studio/domain/texts/en/errors';
import { gifts as texts } from '@mirror-studio/domain/texts/en/gifts';
import { useState } from 'react';
import { byRole, overlayCases, state } from '../../../../test/composition/row.ts';
import { asDialog } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { receivedGift, returnedGift, sentGift, waitingGift } from '../../../testing/fixtures/gifts.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { GiftDialogProps } from './GiftDialog.tsx';
import { GiftDialog } from './index.ts';

const dialog: GiftDialogProps = { isOpen: true, onOpenChange: nothing };
const failure = { kind: 'server', message: texts.receiptFailed, onAction: { retry: nothing } } as const;

/** `<GiftDialog {...giftDialogStates.received} />` */
export const giftDialogStates = statesOf<GiftDialogProps>()({
  received: { ...dialog, gift: receivedGift, onThank: nothing, ledgerHref: '#ledger' },
  thanking: { ...dialog, gift: receivedGift, onThank: nothing, isThanking: true },
  thankFailed: { ...dialog, gift: receivedGift, onThank: nothing, thankFailure: texts.thankFailed },
  thanked: { ...dialog, gift: { ...receivedGift, thankedAt: receivedGift.createdAt }, onThank: nothing },
  sent: { ...dialog, gift: sentGift, ledgerHref: '#ledger' },
  waiting: { ...dialog, gift: waitingGift },
  returned: { ...dialog, gift: returnedGift },
  loading: dialog,
  failed: { ...dialog, failure },
  missing: { ...dialog, failure: { kind: 'notFound', message: texts.receiptMissing } },
});

/** GiftDialog: reads the receipt and thanks, once the dialog is open. */
export function giftDialogTester(tools: Tools) {
  const t = textsOf(tools, 'gifts', texts);
  const { press, overlay } = stepsOf(tools);
  return {
    read: async () => (await overlay(t.receipt)).getByRole('article', { name: t.receipt }).textContent ?? '',
    thank: async () => press(t.thank, await overlay(t.receipt)),
  };
}

function Reading() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <GiftDialog isOpen={isOpen} onOpenChange={setOpen} gift={sentGift} />
    </>
  );
}

export default {
  GiftDialog: (): Spec<GiftDialogProps> => ({
    states: giftDialogStates,
    tester: giftDialogTester,
    uses: [
      { in: giftDialogStates.received, calls: 'onThank', by: (tools) => giftDialogTester(tools).thank() },
    ],
    composition: {
      from: giftDialogStates.failed,
      cases: {
        ...overlayCases,
        gift: state,
        failure: byRole('button', errorsTexts.action_retry, { failure }),
        ledgerHref: byRole('link', texts.inLedger, { gift: sentGift, ledgerHref: '#ledger' }),
        onThank: byRole('button', texts.thank, { gift: receivedGift, onThank: nothing }),
        isThanking: state,
        thankFailure: byRole('alert', '', { gift: receivedGift, thankFailure: texts.thankFailed }),
      },
    },
    overlay: { is: 'dismissable', props: giftDialogStates.received },
    keys: { draw: () => <Reading />, rows: asDialog },
  }),
};
