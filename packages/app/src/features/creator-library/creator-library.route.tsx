import { type WorksFilter, worksFilterOf } from '@mirror-studio/domain/works';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLiking } from '../../api/use-liking.ts';
import { worksQuery } from '../../api/works.ts';
import { usePageData } from '../../data-page/usePageData.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { workParameter } from '../../routes/work-link.ts';
import { worksParameters } from '../../routes/works-address.ts';
import { useSettled } from './use-settled.ts';
import { WorksView } from './WorksView.tsx';

const OpenWork = lazyWithRetry(async () => ({ default: (await import('./OpenWork.tsx')).OpenWork }), false);

const isTyped = (before: string | null, after: string | null) =>
  before !== null && after !== null && before !== after;

/** `/library`: what members have published, narrowed as the address says, one of them open. */
export default function CreatorLibrary() {
  const { api } = useServices();
  const { id: userId } = useUser();
  const [parameters, setParameters] = useSearchParams();
  const filter = worksFilterOf(parameters);
  const open = parameters.get(workParameter);
  const goTo = (next: WorksFilter, workId: string | null, replace = false) =>
    setParameters(worksParameters(next, workId), { replace, preventScrollReset: true });
  const asked = useSettled(filter);
  const query = useInfiniteQuery({
    ...worksQuery(api, userId, asked),
    refetchOnMount: 'always',
    select: ({ pages }) => ({
      works: pages.flatMap(({ works }) => works),
      reasons: pages.flatMap(({ reasons }) => reasons),
      hasMore: pages.at(-1)?.nextCursor !== null,
      filter: asked,
    }),
  });
  const liking = useLiking();
  const more = () => {
    if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
  };
  // What closes is still there while it leaves.
  const [last, setLast] = useState(open);
  if (open !== null && open !== last) setLast(open);
  return (
    <WorksView
      page={usePageData(query)}
      filter={filter}
      // What is typed does not lengthen the way back.
      onFilterChange={(next) => goTo(next, null, isTyped(filter.search, next.search))}
      onLikedChange={liking}
      onIntent={() => void OpenWork.prefetch()}
      onMore={more}
      onRetry={() => void query.refetch()}
    >
      {last !== null && (
        <Suspense>
          <OpenWork
            id={last}
            isOpen={open !== null}
            works={query.data?.works ?? []}
            feed={asked.feed}
            reasons={query.data?.reasons ?? []}
            onMore={query.hasNextPage ? more : undefined}
            // Turning to the next is no step to go back.
            onShow={(id) => goTo(filter, id, id !== null)}
          />
        </Suspense>
      )}
    </WorksView>
  );
}
