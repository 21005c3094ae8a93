import { type IdeaStatus, ideaStatuses } from '@mirror-studio/domain/roadmap';
import type { PageData } from '@mirror-studio/flows/page-data';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ideasQuery } from '../../api/roadmap.ts';
import { usePageData } from '../../data-page/usePageData.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import type { RoadmapData } from './RoadmapView.tsx';

function useColumn(status: IdeaStatus) {
  const { api } = useServices();
  const query = useInfiniteQuery({
    ...ideasQuery(api, useUser().id, status),
    refetchOnMount: 'always',
    // What rose while somebody paged stands on two pages.
    select: ({ pages }) => ({
      ideas: [...new Map(pages.flatMap(({ ideas }) => ideas).map((idea) => [idea.id, idea])).values()],
      total: pages.at(-1)?.total ?? 0,
      hasMore: pages.at(-1)?.nextCursor !== null,
    }),
  });
  return { query, page: usePageData(query) };
}

/** The four columns, each a list of its own, as one page: it waits for all of them, and failed where one of them did. */
export function useBoard() {
  const columns = {
    considering: useColumn('considering'),
    planned: useColumn('planned'),
    inProgress: useColumn('inProgress'),
    shipped: useColumn('shipped'),
  } as const satisfies Record<IdeaStatus, unknown>;
  const all = ideaStatuses.map((status) => ({ status, ...columns[status] }));
  return {
    page: joined(all),
    more: (status: IdeaStatus) => {
      const { query } = columns[status];
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
    },
    again: () => {
      for (const { query } of all) if (query.error) void query.refetch();
    },
  };
}

type Column = { readonly status: IdeaStatus } & ReturnType<typeof useColumn>;

function joined(all: readonly Column[]): PageData<RoadmapData> {
  const failed = all.map(({ page }) => page).find((page) => page.state === 'failed');
  if (failed?.state === 'failed') return failed;
  const columns = all.flatMap(({ status, page }) =>
    page.state === 'ready' ? [{ status, ...page.data, isLoadingMore: page.isLoadingMore }] : [],
  );
  if (columns.length < all.length) return { state: 'waiting' };
  const failure = all.map(({ query }) => query.error).find((error) => error !== null) ?? null;
  return { state: 'ready', data: { columns }, isLoadingMore: false, failure };
}
