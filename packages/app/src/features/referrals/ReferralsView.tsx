import type { Referral } from '@mirror-studio/domain/contract';
import { referrals } from '@mirror-studio/domain/texts/en/referrals';
import { type PageData, useFailureState } from '@mirror-studio/flows/page-data';
import { useTexts } from '@mirror-studio/ui/i18n';
import { ReferralsPage, type ReferralsPageProps } from '@mirror-studio/ui/ReferralsPage';

export interface ReferralsData {
  readonly referrals: readonly Referral[];
  readonly hasMore: boolean;
}

interface ReferralsViewProps {
  page: PageData<ReferralsData>;
  onMore: () => void;
  onRetry: () => void;
  /** What can be done besides. Default nothing. */
  asked?: Pick<ReferralsPageProps, 'onOpen' | 'invite'>;
}

const nothing = {};

/** The page of referrals as a function of what its query says. */
export function ReferralsView({ page, onMore, onRetry, asked = nothing }: ReferralsViewProps) {
  const t = useTexts('referrals', referrals);
  const failureState = useFailureState();
  if (page.state === 'waiting') return <ReferralsPage {...asked} state="loading" referrals={[]} />;
  const retry = { onRetry, serverFailed: t('failedToLoad') };
  if (page.state === 'failed') {
    const failure = failureState(page.failure, { ...retry, isRetrying: page.isRetrying });
    return <ReferralsPage {...asked} state="failed" referrals={[]} failure={failure} />;
  }
  const { data, failure, isLoadingMore } = page;
  return (
    <ReferralsPage
      {...asked}
      referrals={data.referrals}
      {...(data.hasMore && !failure && { onLoadMore: onMore })}
      isLoadingMore={isLoadingMore}
      {...(failure && !isLoadingMore && { failure: failureState(failure, retry) })}
    />
  );
}
