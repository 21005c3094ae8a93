import { pathOf } from '@mirror-studio/domain/access';
import type { OwnRank, Ranked } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { type LeaderboardAsked, usualLeaderboard } from '@mirror-studio/domain/leaderboard';
import { leaderboard } from '@mirror-studio/domain/texts/en/leaderboard';
import { type PageData, useFailureState } from '@mirror-studio/flows/page-data';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { useTexts } from '@mirror-studio/ui/i18n';
import { LeaderboardPage } from '@mirror-studio/ui/LeaderboardPage';
import { creatorPath } from '../../routes/work-link.ts';

export interface LeaderboardData {
  readonly ranked: readonly Ranked[];
  readonly hasMore: boolean;
  readonly own: OwnRank | null;
  /** How many stand on the list. */
  readonly total: number;
}

interface LeaderboardViewProps {
  page: PageData<LeaderboardData>;
  onMore: () => void;
  onRetry: () => void;
  /** As it stands in the address. Default that of the page. */
  asked?: LeaderboardAsked;
  onAskedChange?: (asked: LeaderboardAsked) => void;
}

const nothing = () => {};

/** The leaderboard as a function of what its query says. */
export function LeaderboardView({
  page,
  onMore,
  onRetry,
  asked = usualLeaderboard,
  onAskedChange = nothing,
}: LeaderboardViewProps) {
  const t = useTexts('leaderboard', leaderboard);
  const failureState = useFailureState();
  const words = useFailureWords();
  const common = { asked, onAskedChange, hrefOf: creatorPath, libraryHref: pathOf('creatorLibrary') };
  if (page.state === 'waiting') return <LeaderboardPage {...common} state="loading" ranked={[]} />;
  const retry = { onRetry, serverFailed: t('failed') };
  if (page.state === 'failed') {
    const failure = failureState(page.failure, { ...retry, isRetrying: page.isRetrying });
    return <LeaderboardPage {...common} state="failed" ranked={[]} failure={failure} />;
  }
  const { data, failure, isLoadingMore } = page;
  const said = words(failure instanceof ApiError ? failure : null, t('failed'));
  return (
    <LeaderboardPage
      {...common}
      ranked={data.ranked}
      total={data.total}
      {...(data.own && { own: data.own })}
      {...((data.hasMore || failure) && { onLoadMore: failure ? onRetry : onMore })}
      isLoadingMore={isLoadingMore}
      {...(failure && !isLoadingMore && said !== undefined && { moreFailed: said })}
    />
  );
}
