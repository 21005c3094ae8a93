import type { TokenLogEntry } from '@mirror-studio/domain/contract';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import { useTexts } from '@mirror-studio/ui/i18n';
import type { TransactionListProps } from '@mirror-studio/ui/TokenWallet';
import type { PageData } from '../page-data/page-data.ts';
import { useFailureState } from '../page-data/use-failure-state.ts';

export interface TransactionsPageData {
  readonly entries: readonly TokenLogEntry[];
  readonly hasMore: boolean;
}

export interface TransactionsViewProps {
  page: PageData<TransactionsPageData>;
  onMore: () => void;
  onRetry: () => void;
}

/** What the list of transactions is given as its reading stands. */
export function useTransactionList({ page, onMore, onRetry }: TransactionsViewProps): TransactionListProps {
  const t = useTexts('wallet', wallet);
  const failureState = useFailureState();
  if (page.state === 'waiting') return { state: 'loading', entries: [] };
  if (page.state === 'failed') {
    const { failure, isRetrying } = page;
    return {
      state: 'failed',
      entries: [],
      failure: failureState(failure, { onRetry, isRetrying, serverFailed: t('failed') }),
    };
  }
  const { data, failure, isLoadingMore } = page;
  return {
    entries: data.entries,
    onLoadMore: data.hasMore ? onMore : undefined,
    isLoadingMore,
    isMoreFailed: failure !== null && !isLoadingMore,
    failure: failure ? failureState(failure, { onRetry, serverFailed: t('failed') }) : undefined,
  };
}
