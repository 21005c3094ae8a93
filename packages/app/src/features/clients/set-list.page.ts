import { clientsEndpoints, type ProofSet, sampleProofSet } from '@mirror-studio/domain/contract';
import { type ListPage, momentAt } from '../../data-page/states/list-states.ts';
import type { SetListData } from './SetListView.tsx';

/** The states of the list of sets, from what its endpoint answers. */
export const page: ListPage<ProofSet, SetListData> = {
  title: 'Clients',
  endpoint: clientsEndpoints.proofs,
  item: (at) => ({
    ...sampleProofSet,
    id: `s${at}`,
    client: `Noor Haddad, ${at + 1}`,
    cover: null,
    createdAt: momentAt(at),
    state: (['open', 'unsent', 'ended', 'revoked'] as const)[at % 4] ?? 'open',
    ...(at % 3 === 0 && { approvedAt: momentAt(at), approvedBy: 'Noor' }),
  }),
  longWords: (set) => ({
    ...set,
    client: 'lichtbildwerkstatt'.repeat(4),
    title: 'Silver halide on wet glass, '.repeat(3),
  }),
  data: (sets, hasMore) => ({ sets, hasMore, filter: 'all', search: '' }),
  filteredToNothing: () => ({ sets: [], hasMore: false, filter: 'approved', search: 'xylophone' }),
};
