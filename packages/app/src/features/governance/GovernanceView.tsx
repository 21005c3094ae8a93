import { pathOf } from '@mirror-studio/domain/access';
import type { Proposal } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { type ProposalList, proposalLists } from '@mirror-studio/domain/governance';
import { governance } from '@mirror-studio/domain/texts/en/governance';
import { type PageData, useFailureState } from '@mirror-studio/flows/page-data';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { GovernancePage, type GovernancePageProps } from '@mirror-studio/ui/GovernancePage';
import { useTexts } from '@mirror-studio/ui/i18n';

export interface GovernanceData {
  readonly proposals: readonly Proposal[];
  readonly hasMore: boolean;
  readonly canManage: boolean;
}

interface GovernanceViewProps extends Pick<GovernancePageProps, 'children'> {
  page: PageData<GovernanceData>;
  onMore: () => void;
  onRetry: () => void;
  /** As it stands in the address. Default that of open votes. */
  list?: ProposalList;
  onListChange?: (list: ProposalList) => void;
  onPropose?: () => void;
}

const nothing = () => {};

/** The proposals of a list as a function of what its query says. */
export function GovernanceView({
  page,
  onMore,
  onRetry,
  list = proposalLists[0],
  onListChange = nothing,
  onPropose = nothing,
  children,
}: GovernanceViewProps) {
  const t = useTexts('governance', governance);
  const failureState = useFailureState();
  const words = useFailureWords();
  const common = {
    list,
    onListChange,
    hrefOf: (id: string) => pathOf('proposal', { id }),
    children,
  };
  if (page.state === 'waiting') return <GovernancePage {...common} state="loading" proposals={[]} />;
  const retry = { onRetry, serverFailed: t('failed') };
  if (page.state === 'failed') {
    const failure = failureState(page.failure, { ...retry, isRetrying: page.isRetrying });
    return <GovernancePage {...common} state="failed" proposals={[]} failure={failure} />;
  }
  const { data, failure, isLoadingMore } = page;
  const said = words(failure instanceof ApiError ? failure : null, t('failed'));
  return (
    <GovernancePage
      {...common}
      proposals={data.proposals}
      {...(data.canManage && { onPropose })}
      {...((data.hasMore || failure) && { onLoadMore: failure ? onRetry : onMore })}
      isLoadingMore={isLoadingMore}
      {...(failure && !isLoadingMore && said !== undefined && { moreFailed: said })}
    />
  );
}
