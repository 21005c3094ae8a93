import {
  type Api,
  ballotsEndpoints,
  governanceEndpoints,
  type ResponseOf,
} from '@mirror-studio/domain/contract';
import type { ProposalList } from '@mirror-studio/domain/governance';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

const listsKey = ['proposals'] as const;
const paged = { initialPageParam: null as string | null, structuralSharing: false, staleTime: 0 } as const;
const begunAt = (cursor: string | null) => (cursor === null ? {} : { cursor });
type Answer = ResponseOf<(typeof governanceEndpoints)['proposal']>;

/** The proposals of a list, a page at a time. */
export const proposalsQuery = (api: Api, userId: string, list: ProposalList) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...listsKey, userId, list],
    queryFn: ({ pageParam, signal }) =>
      api.call(governanceEndpoints.proposals, { query: { list, ...begunAt(pageParam) }, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

/** A proposal with everything about it. */
export const proposalQuery = (api: Api, userId: string, id: string) =>
  queryOptions({
    queryKey: ['proposal', userId, id],
    queryFn: async ({ signal }) =>
      (await api.call(governanceEndpoints.proposal, { params: { id }, signal })).proposal,
    staleTime: 0,
  });

/** The receipt of the ballot that the user has cast, while the vote is open. */
export const ownBallotQuery = (api: Api, userId: string, id: string) =>
  queryOptions({
    queryKey: ['own-ballot', userId, id],
    queryFn: async ({ signal }) =>
      (await api.call(ballotsEndpoints.ownBallot, { params: { id }, signal })).receipt,
    staleTime: 0,
  });

/** What is said of a proposal, a page at a time. */
export const discussionQuery = (api: Api, userId: string, id: string) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: ['proposal-comments', userId, id],
    queryFn: ({ pageParam, signal }) =>
      api.call(governanceEndpoints.proposalComments, { params: { id }, query: begunAt(pageParam), signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

/** Shows what an act on a proposal answered, and reads the lists again. */
export function showProposal(queries: QueryClient, api: Api, userId: string, { proposal }: Answer): void {
  queries.setQueryData(proposalQuery(api, userId, proposal.id).queryKey, proposal);
  void readProposalsAgain(queries);
}

/** Reads the lists again. */
export const readProposalsAgain = (queries: QueryClient) => queries.invalidateQueries({ queryKey: listsKey });
