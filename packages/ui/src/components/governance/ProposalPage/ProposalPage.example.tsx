import { ProposalPage, type ProposalPageProps } from './index.ts';

const proposal: ProposalPageProps['proposal'] = {
  id: 'counts',
  title: 'Should the library hide its counts one day a month?',
  state: 'open',
  outcome: null,
  decision: null,
  opensAt: '2026-11-21T10:00:00.000Z',
  closesAt: '2026-11-28T10:00:00.000Z',
  electorate: 1204,
  quorumPercent: 20,
  turnout: 188,
  isElector: true,
  hasVoted: false,
  words: 'Once a month works are shown without counts.',
  options: [
    { id: '1', title: 'On the first Sunday' },
    { id: 'keep', title: '' },
    { id: 'abstain', title: '' },
  ],
  voteDays: 7,
  author: { handle: 'mara-oduya', name: 'Mara Oduya', picture: null },
  proposedAt: '2026-11-14T10:00:00.000Z',
  votes: null,
  winner: null,
  reasons: null,
  canManage: false,
};

export function Example() {
  return <ProposalPage proposal={proposal} backHref="?" />;
}
