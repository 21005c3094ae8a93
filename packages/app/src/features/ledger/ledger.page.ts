import { type LedgerLine, ledgerEndpoints, sampleLedgerLine } from '@mirror-studio/domain/contract';
import { statementKinds } from '@mirror-studio/domain/ledger';
import { type ListPage, momentAt } from '../../data-page/states/list-states.ts';
import type { LedgerData } from './LedgerView.tsx';

const everything = { kind: null, direction: null, currency: null, from: null, until: null };

/** The states of the ledger, from what its endpoint answers. */
export const page: ListPage<LedgerLine, LedgerData> = {
  title: 'Credits ledger',
  endpoint: ledgerEndpoints.ledger,
  item: (at) => ({
    ...sampleLedgerLine,
    id: `${10_000 - at}`,
    transferId: `x${at}`,
    reason: statementKinds[at % statementKinds.length] ?? 'correction',
    currency: at % 3 === 0 ? 'coins' : 'credits',
    change: at % 2 === 0 ? 42 + at : -4 - at,
    balance: 1_284 + at,
    createdAt: momentAt(at),
  }),
  longWords: (line) => ({
    ...line,
    reason: 'lichtbildwerkstatt'.repeat(4),
    change: -98_765_432,
    balance: 987_654_321,
  }),
  data: (lines, hasMore) => ({ lines, hasMore, filter: everything }),
  filteredToNothing: () => ({
    lines: [],
    hasMore: false,
    filter: { ...everything, kind: 'purchase', direction: 'in', from: '2026-11-01', until: '2026-11-20' },
  }),
};
