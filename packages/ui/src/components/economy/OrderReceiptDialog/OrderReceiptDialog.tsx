import type { BillingDetails, Order } from '@mirror-studio/domain/contract';
import { billing } from '@mirror-studio/domain/texts/en/billing';
import { useTexts } from '../../../i18n/useTexts.ts';
import type { ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import type { OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { ReceiptFrame } from '../ReceiptDialog/ReceiptFrame.tsx';
import { Sheet } from './Sheet.tsx';

export interface OrderReceiptDialogProps extends OverlayProps {
  /** The purchase; missing while it is on its way. */
  order?: Order;
  /** Why it did not come. */
  failure?: ListFailure;
  /** Who it is billed to; what is empty is left out. Default nobody. */
  details?: BillingDetails;
  /** Where its entry of the ledger is. Default nowhere. */
  ledgerHref?: string;
  /** Prints the sheet. Default: as the browser prints the page, of which there is the sheet alone. */
  onPrint?: () => void;
}

/** The receipt of a purchase, as a narrow sheet that prints as it looks. */
export function OrderReceiptDialog({
  order,
  failure,
  details,
  ledgerHref,
  onPrint,
  ...overlay
}: OrderReceiptDialogProps) {
  const t = useTexts('billing', billing);
  return (
    <ReceiptFrame
      {...overlay}
      words={{ title: t('receipt'), loading: t('receiptLoading'), print: t('print') }}
      sheet={order && <Sheet order={order} details={details} />}
      link={ledgerHref === undefined ? undefined : { href: ledgerHref, label: t('inLedger') }}
      {...{ failure, onPrint }}
    />
  );
}
