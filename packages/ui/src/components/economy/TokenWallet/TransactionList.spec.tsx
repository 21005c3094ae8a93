import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { errors as errorsTexts } from '@mirror-studio/domain/texts/en/errors';
import { wallet as walletTexts } from '@mirror-studio/domain/texts/en/wallet';
import { byRole, callback, part, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { ledgerEntries, strangeEntries } from '../../../testing/fixtures/ledger.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Screen, Tools } from '../../../testing/tools.ts';
import type { TransactionListProps } from './TransactionList.tsx';

const log: TransactionListProps = { entries: ledgerEntries, onReload: nothing };

/** `<TransactionList {...transactionStates.empty} />` */
export const transactionStates = statesOf<TransactionListProps>()({
  listed: log,
  loading: { ...log, state: 'loading', entries: [] },
  empty: { ...log, entries: [] },
  failed: { ...log, state: 'failed', entries: [] },
  loadingMore: { ...log, onLoadMore: nothing, isLoadingMore: true },
  moreFailed: { ...log, onLoadMore: nothing, isMoreFailed: true },
  strange: { ...log, entries: strangeEntries },
});

/** TransactionList: reads what is drawn, and asks for it again. */
export function transactionListTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'wallet', walletTexts);
  const e = textsOf(tools, 'errors', errorsTexts);
  const { press } = stepsOf(tools);
  return {
    /** The rows of the list that are drawn. */
    entries: () => {
      const list = place.queryByRole('group', { name: t.transactions });
      const rows = list ? tools.within(list).queryAllByRole('listitem') : [];
      return rows.map((row) => row.textContent ?? '');
    },
    /** Reads it again after it failed, whole or at its end. */
    reload: async () => press(e.action_retry, place),
  };
}

export default {
  TransactionList: (): Spec<TransactionListProps> => ({
    states: transactionStates,
    tester: transactionListTester,
    uses: [
      {
        in: transactionStates.failed,
        calls: 'onReload',
        by: (tools) => transactionListTester(tools).reload(),
      },
    ],
    composition: {
      cases: {
        state,
        onReload: byRole('button', errorsTexts.action_retry, { state: 'failed', onReload: () => undefined }),
        onLoadMore: callback,
        isLoadingMore: state,
        isMoreFailed: part(({ screen }) => screen.queryByRole('button', { name: commonTexts.retry }), {
          isMoreFailed: true,
          onLoadMore: () => undefined,
        }),
        failure: byRole('button', errorsTexts.action_reload, {
          state: 'failed',
          failure: { kind: 'network', onAction: { reload: () => undefined } },
        }),
      },
    },
    conformance: { props: { entries: ledgerEntries } },
    keys: 'it is a VirtualList',
  }),
};
