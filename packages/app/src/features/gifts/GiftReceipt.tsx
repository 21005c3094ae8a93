import { pathOf } from '@mirror-studio/domain/access';
import { giftsEndpoints } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { gifts } from '@mirror-studio/domain/texts/en/gifts';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { toFailure } from '@mirror-studio/state-machines/shared';
import { GiftDialog } from '@mirror-studio/ui/GiftDialog';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { giftQuery, giftsKey } from '../../api/gifts.ts';
import { useServices, useUser } from '../../providers/services.tsx';

interface GiftReceiptProps {
  id: string;
  onClose: () => void;
}

/** The receipt that the address names, over the list. */
export function GiftReceipt({ id, onClose }: GiftReceiptProps) {
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const t = useTexts('gifts', gifts);
  const failureState = useFailureState();
  const inWords = useFailureWords();
  const options = giftQuery(api, userId, id);
  const { data: gift, error, isFetching, refetch } = useQuery(options);
  const thanks = useMutation({
    mutationFn: () => api.call(giftsEndpoints.thankForGift, { params: { id } }),
    onSuccess: (answer) => {
      queries.setQueryData(options.queryKey, answer.gift);
      void queries.invalidateQueries({ queryKey: [...giftsKey(userId), 'list'] });
    },
  });
  const isMissing = error instanceof ApiError && error.code === 'NOT_FOUND';
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching, serverFailed: t('receiptFailed') };
  return (
    <GiftDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onThank={() => thanks.mutate()}
      isThanking={thanks.isPending}
      {...(thanks.error && { thankFailure: inWords(toFailure(thanks.error), t('thankFailed')) })}
      {...(gift && { gift })}
      {...(gift?.transferId != null && { ledgerHref: `${pathOf('credits')}?receipt=${gift.transferId}` })}
      {...(!gift &&
        error && {
          failure: isMissing
            ? { kind: 'notFound' as const, message: t('receiptMissing') }
            : failureState(error, retry),
        })}
    />
  );
}
