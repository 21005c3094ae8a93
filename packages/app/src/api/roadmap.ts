import {
  type Api,
  type Idea,
  type IdeaDetail,
  type ResponseOf,
  roadmapEndpoints,
} from '@mirror-studio/domain/contract';
import type { IdeaStatus } from '@mirror-studio/domain/roadmap';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';

type Pages = InfiniteData<ResponseOf<(typeof roadmapEndpoints)['ideas']>>;
const ideasKey = ['ideas'] as const;
const ideaKey = ['idea'] as const;
const twinsKey = ['idea-twins'] as const;
const paged = { initialPageParam: null as string | null, structuralSharing: false, staleTime: 0 } as const;
const begunAt = (cursor: string | null) => (cursor === null ? {} : { cursor });

/** The ideas of a column, a page at a time. */
export const ideasQuery = (api: Api, userId: string, status: IdeaStatus) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...ideasKey, userId, status],
    queryFn: ({ pageParam, signal }) =>
      api.call(roadmapEndpoints.ideas, { query: { status, ...begunAt(pageParam) }, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

/** An idea with everything that is said of it. */
export const ideaQuery = (api: Api, userId: string, id: string) =>
  queryOptions({
    queryKey: [...ideaKey, userId, id],
    queryFn: async ({ signal }) => (await api.call(roadmapEndpoints.idea, { params: { id }, signal })).idea,
    staleTime: 0,
  });

/** What is said of an idea, a page at a time. */
export const commentsQuery = (api: Api, userId: string, id: string) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: ['idea-comments', userId, id],
    queryFn: ({ pageParam, signal }) =>
      api.call(roadmapEndpoints.ideaComments, { params: { id }, query: begunAt(pageParam), signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

/** The ideas most like a title. */
export const twinsQuery = (api: Api, userId: string, title: string) =>
  queryOptions({
    queryKey: [...twinsKey, userId, title],
    queryFn: async ({ signal }) =>
      (await api.call(roadmapEndpoints.likelyIdeas, { query: { title }, signal })).ideas,
    staleTime: 0,
  });

/** Changes an idea wherever it is shown. */
export function changeShownIdea(queries: QueryClient, id: string, part: Partial<Idea>): void {
  const change = <One extends Idea>(idea: One): One => (idea.id === id ? { ...idea, ...part } : idea);
  queries.setQueriesData<IdeaDetail>({ queryKey: ideaKey }, (idea) => idea && change(idea));
  queries.setQueriesData<Idea[]>({ queryKey: twinsKey }, (ideas) => ideas?.map(change));
  queries.setQueriesData<Pages>(
    { queryKey: ideasKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) =>
          page.ideas.some((idea) => idea.id === id) ? { ...page, ideas: page.ideas.map(change) } : page,
        ),
      },
  );
}

/** Reads the columns again. */
export const readIdeasAgain = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ideasKey });
