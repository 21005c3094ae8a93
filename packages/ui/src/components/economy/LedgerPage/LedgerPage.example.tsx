import { useState } from 'react';
import { LedgerPage, type LedgerPageProps } from './index.ts';

const lines: LedgerPageProps['lines'] = [
  {
    id: '8',
    transferId: 'exchange-1',
    currency: 'credits',
    change: 42,
    balance: 128,
    reason: 'exchange',
    note: 'Exchanged 420 coins for 42 credits',
    jobId: null,
    createdAt: '2026-11-21T09:58:00.000Z',
  },
  {
    id: '7',
    transferId: 'exchange-1',
    currency: 'coins',
    change: -420,
    balance: 820,
    reason: 'exchange',
    note: 'Exchanged 420 coins for 42 credits',
    jobId: null,
    createdAt: '2026-11-21T09:58:00.000Z',
  },
];

export function Example({ open }: { open: (transferId: string) => void }) {
  const [filter, setFilter] = useState<LedgerPageProps['filter']>({
    kind: null,
    direction: null,
    currency: null,
    from: null,
    until: null,
  });
  const shown = lines.filter(({ currency }) => filter.currency === null || filter.currency === currency);
  return (
    <LedgerPage
      lines={shown}
      filter={filter}
      onFilterChange={(change) => setFilter({ ...filter, ...change })}
      onOpen={({ transferId }) => open(transferId)}
    />
  );
}
