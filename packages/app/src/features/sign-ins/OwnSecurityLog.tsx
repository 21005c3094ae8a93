import { useInfiniteQuery } from '@tanstack/react-query';
import { securityLogQuery } from '../../api/sessions.ts';
import { usePageData } from '../../data-page/usePageData.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { SecurityLogView } from './SecurityLogView.tsx';

/** What has happened to somebody's account. */
export function OwnSecurityLog() {
  const { api } = useServices();
  const { id: userId } = useUser();
  const query = useInfiniteQuery({
    ...securityLogQuery(api, userId),
    select: ({ pages }) => ({
      events: pages.flatMap(({ events }) => events),
      hasMore: pages.at(-1)?.nextCursor !== null,
      isAvailable: pages.every(({ isAvailable }) => isAvailable),
    }),
  });
  return (
    <SecurityLogView
      page={usePageData(query)}
      onMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
    />
  );
}
