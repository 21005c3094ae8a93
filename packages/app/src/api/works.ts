import { type Api, type ResponseOf, type Work, worksEndpoints } from '@mirror-studio/domain/contract';
import type { WorksFilter } from '@mirror-studio/domain/works';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';

const worksKey = ['works'] as const;
const workKey = ['work'] as const;
export const familyKey = ['workFamily'] as const;
type Pages = InfiniteData<ResponseOf<(typeof worksEndpoints)['works']>>;

/**
 * What is published, a page at a time. Its keys have another shape than what is kept for a visit without a network: what is withdrawn
 * is gone.
 */
export const worksQuery = (api: Api, userId: string, filter: WorksFilter) =>
  infiniteQueryOptions({
    queryKey: [...worksKey, { userId, ...filter }],
    queryFn: ({ pageParam, signal }) =>
      api.call(worksEndpoints.works, { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    structuralSharing: false,
    getNextPageParam: (page) => page.nextCursor,
  });

/** One published work. */
export const workQuery = (api: Api, userId: string, id: string) =>
  queryOptions({
    queryKey: [...workKey, { userId, id }],
    queryFn: async ({ signal }) => (await api.call(worksEndpoints.work, { params: { id }, signal })).work,
    staleTime: 0,
  });

/** Reads works anew, wherever they are shown. */
export async function readWorksAgain(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: worksKey });
  await queries.invalidateQueries({ queryKey: workKey });
  await queries.invalidateQueries({ queryKey: familyKey });
}

/** Changes a work wherever it is shown: pages that do not hold it stay the same objects. */
export function changeShownWork(queries: QueryClient, id: string, part: Partial<Work>): void {
  const change = (work: Work) => (work.id === id ? { ...work, ...part } : work);
  queries.setQueriesData<Work>({ queryKey: workKey }, (work) => work && change(work));
  queries.setQueriesData<Pages>(
    { queryKey: worksKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) =>
          page.works.some((work) => work.id === id) ? { ...page, works: page.works.map(change) } : page,
        ),
      },
  );
}
