import { common } from '@mirror-studio/domain/texts/en/common';
import { roadmap as texts } from '@mirror-studio/domain/texts/en/roadmap';
import { byRole, callback, documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { columnsOf, ideas, sampleIdeas, strangeIdeas } from '../../../testing/fixtures/roadmap.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { voteControlTester } from '../VoteControl/VoteControl.spec.tsx';
import type { RoadmapPageProps } from './RoadmapPage.tsx';

const page: RoadmapPageProps = {
  columns: columnsOf(ideas),
  column: 'considering',
  onColumnChange: nothing,
  hrefOf: (id) => `#${id}`,
  onVotedChange: nothing,
  onPropose: nothing,
};
const withMore = (more: object) => columnsOf(ideas).map((column) => ({ ...column, total: 40, ...more }));

/** `<RoadmapPage {...roadmapPageStates.listed} />` */
export const roadmapPageStates = statesOf<RoadmapPageProps>()({
  listed: page,
  shipped: { ...page, column: 'shipped' },
  withFeed: { ...page, column: 'shipped', feedHref: '/changelog.rss' },
  few: { ...page, columns: columnsOf(ideas.slice(0, 1)) },
  samples: { ...page, columns: columnsOf(sampleIdeas) },
  nothing: { ...page, columns: columnsOf([]) },
  loading: { ...page, state: 'loading', columns: [] },
  failedToLoad: { ...page, state: 'failed', columns: [] },
  more: { ...page, columns: withMore({ hasMore: true }), onLoadMore: nothing },
  loadingMore: { ...page, columns: withMore({ hasMore: true, isLoadingMore: true }), onLoadMore: nothing },
  moreFailed: {
    ...page,
    columns: withMore({ hasMore: true, moreFailed: texts.failed }),
    onLoadMore: nothing,
  },
  strange: { ...page, columns: columnsOf(strangeIdeas) },
});

/** RoadmapPage: reads its ideas, votes, and proposes one. */
export function roadmapPageTester(tools: Tools) {
  const { screen, user } = tools;
  const t = textsOf(tools, 'roadmap', texts);
  const c = textsOf(tools, 'common', common);
  const { press } = stepsOf(tools);
  return {
    ideas: () => screen.queryAllByRole('link').map((link) => link.textContent ?? ''),
    vote: async (title: string) => voteControlTester(tools, title).vote(),
    propose: async () => press(t.propose),
    /** Of the first column that has more. */
    loadMore: async () => {
      const [button] = screen.getAllByRole('button', { name: c.loadMore });
      if (button) await user.click(button);
    },
  };
}

export default {
  RoadmapPage: (): Spec<RoadmapPageProps> => ({
    states: roadmapPageStates,
    tester: roadmapPageTester,
    uses: [
      {
        in: roadmapPageStates.listed,
        reads: (tools) => roadmapPageTester(tools).ideas().length,
        is: ideas.length,
      },
      {
        in: roadmapPageStates.listed,
        calls: 'onVotedChange',
        by: (tools) => roadmapPageTester(tools).vote('Layers'),
      },
      { in: roadmapPageStates.listed, calls: 'onPropose', by: (tools) => roadmapPageTester(tools).propose() },
      { in: roadmapPageStates.more, calls: 'onLoadMore', by: (tools) => roadmapPageTester(tools).loadMore() },
    ],
    composition: {
      cases: {
        state,
        feedHref: byRole('link', texts.feed, { feedHref: '/changelog.rss' }),
        onIntent: callback,
        onLoadMore: documented('is called by the button of a column that has more'),
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
