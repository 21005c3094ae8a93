import { ledger as texts } from '@mirror-studio/domain/texts/en/ledger';
import { byRole, documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { ledgerLines, strangeLines } from '../../../testing/fixtures/ledger.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Screen, Tools } from '../../../testing/tools.ts';
import { unfiltered } from './LedgerFilters.tsx';
import type { LedgerPageProps } from './LedgerPage.tsx';

const page: LedgerPageProps = {
  lines: ledgerLines,
  filter: unfiltered,
  onFilterChange: nothing,
  onOpen: nothing,
  onGetCoins: nothing,
};

/** `<LedgerPage {...ledgerPageStates.listed} />` */
export const ledgerPageStates = statesOf<LedgerPageProps>()({
  listed: page,
  loading: { ...page, state: 'loading', lines: [] },
  empty: { ...page, lines: [] },
  filteredToNothing: { ...page, lines: [], filter: { ...unfiltered, kind: 'purchase', direction: 'out' } },
  failedToLoad: { ...page, state: 'failed', lines: [] },
  moreFailed: { ...page, failure: { message: texts.failedToLoad, onAction: { retry: nothing } } },
  strange: { ...page, lines: strangeLines },
  loadingMore: { ...page, isLoadingMore: true, onLoadMore: nothing },
});

/** LedgerPage: reads and opens its lines; a line is found by a part of what it says. */
export function ledgerPageTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'ledger', texts);
  const { press } = stepsOf(tools);
  return {
    read: (what: RegExp) => place.getByRole('row', { name: what }).textContent ?? '',
    open: async (what: RegExp) => tools.user.click(place.getByRole('row', { name: what })),
    clear: () => press(t.clear, place),
    getCoins: () => press(t.emptyAction, place),
  };
}

export default {
  LedgerPage: (): Spec<LedgerPageProps> => ({
    states: ledgerPageStates,
    tester: ledgerPageTester,
    uses: [
      { in: ledgerPageStates.empty, calls: 'onGetCoins', by: (tools) => ledgerPageTester(tools).getCoins() },
      {
        in: ledgerPageStates.filteredToNothing,
        calls: 'onFilterChange',
        by: (tools) => ledgerPageTester(tools).clear(),
      },
    ],
    composition: {
      cases: {
        state,
        onOpen: documented('is called with the line that was pressed'),
        isLoadingMore: state,
        onLoadMore: documented('is called when the end comes in sight'),
        failure: byRole('alert', '', { failure: { message: texts.failedToLoad } }),
        onGetCoins: byRole('button', texts.emptyAction, { lines: [] }),
        actions: byRole('button', 'Own action', { actions: <button type="button">Own action</button> }),
      },
    },
    overlay: { is: 'another', because: 'what it opens is a Select and a DateRangePicker' },
    keys: 'it is a Table, a Select, SegmentedControls and a DateRangePicker',
  }),
};
