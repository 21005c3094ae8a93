import { useState } from 'react';
import { GovernancePage, type GovernancePageProps } from './index.ts';

const proposals: GovernancePageProps['proposals'] = [
  {
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
  },
];

export function Example() {
  const [list, setList] = useState<GovernancePageProps['list']>('open');
  return (
    <GovernancePage
      list={list}
      onListChange={setList}
      proposals={proposals.filter(({ state }) => state === list)}
      hrefOf={(id) => `?proposal=${id}`}
    />
  );
}
