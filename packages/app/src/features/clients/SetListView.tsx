import type { ProofFilter } from '@mirror-studio/domain/clients';
import type { ProofSet } from '@mirror-studio/domain/contract';
import { clients } from '@mirror-studio/domain/texts/en/clients';
import { type PageData, useFailureState } from '@mirror-studio/flows/page-data';
import { useTexts } from '@mirror-studio/ui/i18n';
import { ProofList, type ProofListProps } from '@mirror-studio/ui/ProofList';

export interface SetListData {
  readonly sets: readonly ProofSet[];
  readonly hasMore: boolean;
  readonly filter: ProofFilter;
  readonly search: string;
}

interface SetListViewProps {
  page: PageData<SetListData>;
  onMore: () => void;
  onRetry: () => void;
  /** What the address says, and how it is changed. Default what was asked for. */
  asked?: Pick<
    ProofListProps,
    'filter' | 'search' | 'onFilterChange' | 'onSearchChange' | 'hrefOf' | 'newHref'
  >;
}

const nothing = () => {};
const hrefOf = (id: string) => `#${id}`;

/** The sets of a creator as a function of what their query says. */
export function SetListView({ page, onMore, onRetry, asked }: SetListViewProps) {
  const t = useTexts('clients', clients);
  const failureState = useFailureState();
  const given = page.state === 'ready' ? page.data : { filter: 'all' as const, search: '' };
  const common = asked ?? {
    filter: given.filter,
    search: given.search,
    onFilterChange: nothing,
    onSearchChange: nothing,
    hrefOf,
    newHref: hrefOf('new'),
  };
  if (page.state === 'waiting') return <ProofList {...common} state="loading" sets={[]} />;
  const retry = { onRetry, serverFailed: t('failedToLoad') };
  if (page.state === 'failed') {
    const failure = failureState(page.failure, { ...retry, isRetrying: page.isRetrying });
    return <ProofList {...common} state="failed" sets={[]} failure={failure} />;
  }
  const { data, failure, isLoadingMore } = page;
  return (
    <ProofList
      {...common}
      sets={data.sets}
      {...((data.hasMore || failure) && { onLoadMore: failure ? onRetry : onMore })}
      isLoadingMore={isLoadingMore}
      {...(failure && !isLoadingMore && { moreFailed: failureState(failure, retry).message })}
    />
  );
}
