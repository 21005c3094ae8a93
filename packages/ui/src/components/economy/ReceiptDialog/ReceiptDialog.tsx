import type { LedgerReceipt } from '@mirror-studio/domain/contract';
import { ledger } from '@mirror-studio/domain/texts/en/ledger';
import { useTexts } from '../../../i18n/useTexts.ts';
import type { ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import type { OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { ReceiptFrame } from './ReceiptFrame.tsx';
import { Sheet } from './Sheet.tsx';

export interface ReceiptDialogProps extends OverlayProps {
  /** The receipt; missing while it is on its way. */
  receipt?: LedgerReceipt;
  /** Why it did not come. */
  failure?: ListFailure;
  /** Where the receipt of another transfer of the same job is. */
  hrefOf?: (transferId: string) => string;
  /** Where its job is. */
  jobHref?: string;
  /** Prints the sheet. Default: as the browser prints the page, of which there is the sheet alone. */
  onPrint?: () => void;
}

/** Everything that is kept of one transfer, as a narrow sheet that prints as it looks. */
export function ReceiptDialog({
  receipt,
  failure,
  hrefOf,
  jobHref,
  onPrint,
  ...overlay
}: ReceiptDialogProps) {
  const t = useTexts('ledger', ledger);
  return (
    <ReceiptFrame
      {...overlay}
      words={{ title: t('receipt'), loading: t('receiptLoading'), print: t('print') }}
      sheet={receipt && <Sheet receipt={receipt} hrefOf={hrefOf} />}
      link={receipt?.job && jobHref !== undefined ? { href: jobHref, label: t('openJob') } : undefined}
      {...{ failure, onPrint }}
    />
  );
}
