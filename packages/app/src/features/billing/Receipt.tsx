import { pathOf } from '@mirror-studio/domain/access';
import { ApiError } from '@mirror-studio/domain/errors';
import { billing } from '@mirror-studio/domain/texts/en/billing';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { useTexts } from '@mirror-studio/ui/i18n';
import { OrderReceiptDialog } from '@mirror-studio/ui/OrderReceiptDialog';
import { useQuery } from '@tanstack/react-query';
import { billingDetailsQuery, orderReceiptQuery } from '../../api/billing.ts';
import { useServices, useUser } from '../../providers/services.tsx';

interface ReceiptProps {
  id: string;
  onClose: () => void;
}

/** The receipt of the purchase that the address names, over the page. */
export function Receipt({ id, onClose }: ReceiptProps) {
  const { api } = useServices();
  const { id: userId } = useUser();
  const t = useTexts('billing', billing);
  const failureState = useFailureState();
  const { data, error, isFetching, refetch } = useQuery(orderReceiptQuery(api, userId, id));
  const { data: kept } = useQuery(billingDetailsQuery(api, userId));
  const isMissing = error instanceof ApiError && error.code === 'NOT_FOUND';
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching, serverFailed: t('receiptFailed') };
  return (
    <OrderReceiptDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      {...(data && { order: data })}
      {...(data?.transferId != null && {
        ledgerHref: `${pathOf('credits')}?receipt=${encodeURIComponent(data.transferId)}`,
      })}
      {...(kept && { details: kept.details })}
      {...(error && {
        failure: isMissing
          ? { kind: 'notFound' as const, message: t('receiptMissing') }
          : failureState(error, retry),
      })}
    />
  );
}
