import { governanceEndpoints, type Proposal, sampleProposal } from '@mirror-studio/domain/contract';
import { type ListPage, momentAt } from '../../data-page/states/list-states.ts';
import type { GovernanceData } from './GovernanceView.tsx';

/** The states of the governance page, from what its endpoint answers. */
export const page: ListPage<Proposal, GovernanceData> = {
  title: 'Governance',
  endpoint: governanceEndpoints.proposals,
  item: (at) => ({
    ...sampleProposal,
    id: `g${at}`,
    title: `${sampleProposal.title}, ${at + 1}`,
    turnout: 40 + ((at * 137) % 900),
    hasVoted: at % 3 === 1,
    closesAt: momentAt(-at * 90),
  }),
  longWords: (proposal) => ({
    ...proposal,
    title: 'Spiegelkabinett'.repeat(8),
    electorate: 98_765_432,
    turnout: 12_345_678,
  }),
  data: (proposals, hasMore) => ({ proposals, hasMore, canManage: true }),
};
