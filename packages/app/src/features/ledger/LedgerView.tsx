import type { LedgerLine } from '@mirror-studio/domain/contract';
import { ledger } from '@mirror-studio/domain/texts/en/ledger';
import { type PageData, useFailureState } from '@mirror-studio/flows/page-data';
import { useTexts } from '@mirror-studio/ui/i18n';
import { type LedgerFilterValue, LedgerPage, type LedgerPageProps } from '@mirror-studio/ui/LedgerPage';

export interface LedgerData {
  readonly lines: readonly LedgerLine[];
  readonly hasMore: boolean;
  readonly filter: LedgerFilterValue;
}

interface LedgerViewProps {
  page: PageData<LedgerData>;
  onMore: () => void;
  onRetry: () => void;
  /** What the address says, and what can be done. Default what was asked for. */
  asked?: Omit<LedgerPageProps, 'state' | 'lines' | 'failure' | 'isLoadingMore' | 'onLoadMore'>;
}

const nothing = () => {};
const everything = { kind: null, direction: null, currency: null, from: null, until: null };

/** The statement as a function of what its query says. */
export function LedgerView({ page, onMore, onRetry, asked }: LedgerViewProps) {
  const t = useTexts('ledger', ledger);
  const failureState = useFailureState();
  const common = asked ?? {
    filter: page.state === 'ready' ? page.data.filter : everything,
    onFilterChange: nothing,
    onOpen: nothing,
    onGetCoins: nothing,
  };
  if (page.state === 'waiting') return <LedgerPage {...common} state="loading" lines={[]} />;
  const retry = { onRetry, serverFailed: t('failedToLoad') };
  if (page.state === 'failed') {
    const failure = failureState(page.failure, { ...retry, isRetrying: page.isRetrying });
    return <LedgerPage {...common} state="failed" lines={[]} failure={failure} />;
  }
  const { data, failure, isLoadingMore } = page;
  return (
    <LedgerPage
      {...common}
      lines={data.lines}
      {...(data.hasMore && !failure && { onLoadMore: onMore })}
      isLoadingMore={isLoadingMore}
      {...(failure && !isLoadingMore && { failure: failureState(failure, retry) })}
    />
  );
}
