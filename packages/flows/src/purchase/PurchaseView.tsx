import { purchasingAt } from '@mirror-studio/domain/economy';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import type { purchaseMachine } from '@mirror-studio/state-machines/purchase';
import { useTexts } from '@mirror-studio/ui/i18n';
import { PurchaseDialog } from '@mirror-studio/ui/PurchaseDialog';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { useFailureWords } from '../texts/failure-words.ts';

export interface PurchaseViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof purchaseMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof purchaseMachine>) => void;
}

/** The purchase dialog as its machine stands. */
export function PurchaseView({ snapshot, send }: PurchaseViewProps) {
  const e = useTexts('errors', errors);
  const inWords = useFailureWords();
  const { pack, purchasing, failure } = snapshot.context;
  return (
    <PurchaseDialog
      isOpen={snapshot.hasTag('open')}
      onOpenChange={(isOpen) => send({ type: isOpen ? 'dialog.opened' : 'dialog.closed' })}
      chosen={pack?.id ?? null}
      onChoose={(id) => send({ type: 'package.chosen', id })}
      onChange={() => send({ type: 'package.changed' })}
      onConfirm={() => send({ type: 'purchase.confirmed' })}
      purchasing={purchasingAt(purchasing, 'purchaseDialog')}
      isPending={snapshot.hasTag('pending')}
      failure={
        snapshot.matches({ chosen: 'refused' })
          ? inWords(failure)
          : snapshot.matches({ chosen: 'outcomeUnknown' })
            ? inWords(failure, e('outcomeUnknown'))
            : undefined
      }
    />
  );
}
