import { ApiError } from '@mirror-studio/domain/errors';
import { ledger } from '@mirror-studio/domain/texts/en/ledger';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { useTexts } from '@mirror-studio/ui/i18n';
import { ReceiptDialog } from '@mirror-studio/ui/ReceiptDialog';
import { useQuery } from '@tanstack/react-query';
import { receiptQuery } from '../../api/ledger.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { jobPath } from '../../routes/job-address.ts';

interface ReceiptProps {
  id: string;
  hrefOf: (transferId: string) => string;
  onClose: () => void;
}

/** The receipt that the address names, over the statement. */
export function Receipt({ id, hrefOf, onClose }: ReceiptProps) {
  const { api } = useServices();
  const t = useTexts('ledger', ledger);
  const failureState = useFailureState();
  const { data, error, isFetching, refetch } = useQuery(receiptQuery(api, useUser().id, id));
  const isMissing = error instanceof ApiError && error.code === 'NOT_FOUND';
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching, serverFailed: t('receiptFailed') };
  return (
    <ReceiptDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      hrefOf={hrefOf}
      {...(data && { receipt: data })}
      {...(data?.job && { jobHref: jobPath(data.job.id) })}
      {...(error && {
        failure: isMissing
          ? { kind: 'notFound' as const, message: t('receiptMissing') }
          : failureState(error, retry),
      })}
    />
  );
}
