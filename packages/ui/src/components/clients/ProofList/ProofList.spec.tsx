import { clients as texts } from '@mirror-studio/domain/texts/en/clients';
import { common } from '@mirror-studio/domain/texts/en/common';
import { byRole, documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { manyProofSets, proofSets, strangeProofSets } from '../../../testing/fixtures/clients.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { ProofListProps } from './ProofList.tsx';

const list: ProofListProps = {
  sets: proofSets,
  filter: 'all',
  onFilterChange: nothing,
  search: '',
  onSearchChange: nothing,
  hrefOf: (id) => `#${id}`,
  newHref: '#new',
};

/** `<ProofList {...proofListStates.listed} />` */
export const proofListStates = statesOf<ProofListProps>()({
  listed: list,
  loading: { ...list, state: 'loading', sets: [] },
  empty: { ...list, sets: [] },
  filteredToNothing: { ...list, sets: [], filter: 'approved', search: 'xylophone' },
  failedToLoad: { ...list, state: 'failed', sets: [] },
  more: { ...list, onLoadMore: nothing },
  loadingMore: { ...list, onLoadMore: nothing, isLoadingMore: true },
  moreFailed: { ...list, onLoadMore: nothing, moreFailed: texts.failedToLoad },
  thousand: { ...list, sets: manyProofSets },
  strange: { ...list, sets: strangeProofSets },
});

/** ProofList: reads its rows, searches them, and goes on. */
export function proofListTester(tools: Tools) {
  const { screen, user } = tools;
  const t = textsOf(tools, 'clients', texts);
  const { press, fill } = stepsOf(tools);
  return {
    rows: () => screen.queryAllByRole('listitem').map((row) => row.textContent ?? ''),
    open: async (client: RegExp) => user.click(screen.getByRole('link', { name: client })),
    search: async (words: string) => fill(screen.getByRole('searchbox', { name: t.search }), words),
    showAll: async () => press(t.showAll),
    loadMore: async () => press(t.loadMore),
  };
}

export default {
  ProofList: (): Spec<ProofListProps> => ({
    states: proofListStates,
    tester: proofListTester,
    uses: [
      {
        in: { ...proofListStates.filteredToNothing, search: '' },
        calls: 'onFilterChange',
        by: (tools) => proofListTester(tools).showAll(),
      },
      { in: proofListStates.more, calls: 'onLoadMore', by: (tools) => proofListTester(tools).loadMore() },
    ],
    composition: {
      cases: {
        state,
        onLoadMore: byRole('button', texts.loadMore, { onLoadMore: nothing }),
        isLoadingMore: state,
        failure: byRole('button', common.retry, {
          state: 'failed',
          failure: { kind: 'server', message: texts.failedToLoad, onAction: { retry: nothing } },
        }),
        moreFailed: documented('stands beside what is there, in words'),
      },
    },
    keys: 'its rows are links, its filter is a SegmentedControl',
  }),
};
