import { common } from '@mirror-studio/domain/texts/en/common';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { byRole, callback, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { proposals, strangeProposals } from '../../../testing/fixtures/governance.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { GovernancePageProps } from './GovernancePage.tsx';

const inState = (asked: string) => proposals.filter((one) => one.state === asked);
const page: GovernancePageProps = {
  list: 'open',
  onListChange: nothing,
  proposals: inState('open'),
  hrefOf: (id) => `#${id}`,
};

/** `<GovernancePage {...governancePageStates.open} />` */
export const governancePageStates = statesOf<GovernancePageProps>()({
  open: page,
  managing: { ...page, onPropose: nothing },
  drafts: { ...page, list: 'draft', proposals: inState('draft') },
  closed: { ...page, list: 'closed', proposals: inState('closed') },
  nothing: { ...page, proposals: [] },
  nothingDecided: { ...page, list: 'decisions', proposals: [], onPropose: nothing },
  loading: { ...page, state: 'loading', proposals: [] },
  failedToLoad: { ...page, state: 'failed', proposals: [] },
  more: { ...page, onLoadMore: nothing },
  loadingMore: { ...page, onLoadMore: nothing, isLoadingMore: true },
  moreFailed: { ...page, onLoadMore: nothing, moreFailed: texts.failed },
  strange: { ...page, proposals: strangeProposals },
});

/** GovernancePage: reads its proposals, goes to another list, puts one forward. */
export function governancePageTester(tools: Tools) {
  const { screen } = tools;
  const t = textsOf(tools, 'governance', texts);
  const c = textsOf(tools, 'common', common);
  const { press } = stepsOf(tools);
  return {
    proposals: () => screen.queryAllByRole('link').map((link) => link.textContent ?? ''),
    show: async (list: GovernancePageProps['list']) => press(t[`list_${list}`]),
    propose: async () => press(t.propose),
    loadMore: async () => press(c.loadMore),
  };
}

export default {
  GovernancePage: (): Spec<GovernancePageProps> => ({
    states: governancePageStates,
    tester: governancePageTester,
    uses: [
      {
        in: governancePageStates.open,
        reads: (tools) => governancePageTester(tools).proposals().length,
        is: page.proposals.length,
      },
      {
        in: governancePageStates.open,
        calls: 'onListChange',
        by: (tools) => governancePageTester(tools).show('closed'),
      },
      {
        in: governancePageStates.managing,
        calls: 'onPropose',
        by: (tools) => governancePageTester(tools).propose(),
      },
      {
        in: governancePageStates.more,
        calls: 'onLoadMore',
        by: (tools) => governancePageTester(tools).loadMore(),
      },
    ],
    composition: {
      cases: {
        state,
        onPropose: byRole('button', texts.propose, { onPropose: nothing }),
        onIntent: callback,
        onLoadMore: byRole('button', common.loadMore, { onLoadMore: nothing }),
        isLoadingMore: state,
        moreFailed: byRole('alert', '', { moreFailed: texts.failed }),
        failure: byRole('button', common.retry, {
          state: 'failed',
          failure: { kind: 'server', message: texts.failed, onAction: { retry: nothing } },
        }),
        children: byRole('button', 'Over the page', { children: <Button>Over the page</Button> }),
      },
    },
    keys: 'it is Buttons and links',
  }),
};
