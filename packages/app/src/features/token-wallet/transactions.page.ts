import { endpoints, sampleLogEntry, type TokenLogEntry } from '@mirror-studio/domain/contract';
import { ledgerReasons } from '@mirror-studio/domain/economy';
import type { TransactionsPageData } from '@mirror-studio/flows/token-wallet';
import { type ListPage, momentAt } from '../../data-page/states/list-states.ts';

/** The states of the transactions in the token wallet, from what their endpoint answers. */
export const page: ListPage<TokenLogEntry, TransactionsPageData> = {
  title: 'Transactions',
  endpoint: endpoints.tokenLogs,
  item: (at) => ({
    ...sampleLogEntry,
    id: `t${at}`,
    createdAt: momentAt(at),
    change: sampleLogEntry.change * (at % 2 === 0 ? 1 : -1) + at,
    reason: ledgerReasons[at % ledgerReasons.length] ?? sampleLogEntry.reason,
    currency: at % 3 === 0 ? 'credits' : 'coins',
  }),
  longWords: (entry) => ({
    ...entry,
    change: entry.change * 100_000_000,
    reason: `Returned by the ${'very '.repeat(20)}patient lichtbildwerkstattverwaltungsgesellschaft`,
  }),
  data: (entries, hasMore) => ({ entries, hasMore }),
};
