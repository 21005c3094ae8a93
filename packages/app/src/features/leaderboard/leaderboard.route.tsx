import { type LeaderboardAsked, leaderboardOf, usualLeaderboard } from '@mirror-studio/domain/leaderboard';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { leaderboardQuery } from '../../api/leaderboard.ts';
import { usePageData } from '../../data-page/usePageData.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { LeaderboardView } from './LeaderboardView.tsx';

/** The parameters of an address: nothing where it is the usual. */
const parametersOf = ({ period, board }: LeaderboardAsked): Record<string, string> => ({
  ...(period !== usualLeaderboard.period && { period }),
  ...(board !== usualLeaderboard.board && { board }),
});

/** `/leaderboard`: creators by likes and remixes, of the period that the address names. */
export default function Leaderboard() {
  const { api } = useServices();
  const { id: userId } = useUser();
  const [parameters, setParameters] = useSearchParams();
  const asked = leaderboardOf(parameters);
  const query = useInfiniteQuery({
    ...leaderboardQuery(api, userId, asked),
    refetchOnMount: 'always',
    select: ({ pages }) => {
      const [first] = pages;
      return {
        ranked: pages.flatMap(({ ranked }) => ranked),
        hasMore: pages.at(-1)?.nextCursor !== null,
        own: first?.own ?? null,
        total: first?.total ?? 0,
      };
    },
  });
  return (
    <LeaderboardView
      page={usePageData(query)}
      asked={asked}
      onAskedChange={(next) => setParameters(parametersOf(next), { preventScrollReset: true })}
      onMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
    />
  );
}
