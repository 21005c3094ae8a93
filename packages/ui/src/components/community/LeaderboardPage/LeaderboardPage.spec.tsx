import { usualLeaderboard } from '@mirror-studio/domain/leaderboard';
import { common } from '@mirror-studio/domain/texts/en/common';
import { leaderboard as texts } from '@mirror-studio/domain/texts/en/leaderboard';
import { byRole, part, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { rankedCreators } from '../../../testing/fixtures/leaderboard.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { LeaderboardPageProps } from './LeaderboardPage.tsx';

const page: LeaderboardPageProps = {
  asked: usualLeaderboard,
  onAskedChange: nothing,
  ranked: rankedCreators,
  own: { place: 4, points: 188, board: 'all', missingWorks: 0 },
  total: 5,
  hrefOf: (handle) => `#${handle}`,
  libraryHref: '#library',
};

/** `<LeaderboardPage {...leaderboardPageStates.listed} />` */
export const leaderboardPageStates = statesOf<LeaderboardPageProps>()({
  listed: page,
  one: { ...page, ranked: rankedCreators.slice(0, 1), total: 1 },
  last: { ...page, own: { place: 1, points: 61_000, board: 'all', missingWorks: 0 } },
  newcomer: { ...page, own: { place: 12, points: 2, board: 'new', missingWorks: 1 } },
  nobody: {
    ...page,
    ranked: [],
    total: 0,
    own: { place: null, points: 0, board: 'new', missingWorks: 3 },
  },
  loading: { ...page, state: 'loading', ranked: [] },
  failedToLoad: { ...page, state: 'failed', ranked: [] },
  more: { ...page, onLoadMore: nothing },
  loadingMore: { ...page, onLoadMore: nothing, isLoadingMore: true },
  moreFailed: { ...page, onLoadMore: nothing, moreFailed: texts.failed },
});

/** LeaderboardPage: goes to another period or list, and on. */
export function leaderboardPageTester(tools: Tools) {
  const { screen, user } = tools;
  const c = textsOf(tools, 'common', common);
  const t = textsOf(tools, 'leaderboard', texts);
  const { press } = stepsOf(tools);
  return {
    rows: () => screen.queryAllByRole('link').map((link) => link.textContent ?? ''),
    /** What is said of the own place. */
    own: () => screen.queryAllByRole('region', { name: t.ownTitle })[0]?.textContent ?? '',
    show: async (period: LeaderboardPageProps['asked']['period']) =>
      user.click(screen.getByRole('button', { name: t[`period_${period}`] })),
    showBoard: async (board: LeaderboardPageProps['asked']['board']) =>
      user.click(screen.getByRole('button', { name: t[`board_${board}`] })),
    loadMore: async () => press(c.loadMore),
  };
}

export default {
  LeaderboardPage: (): Spec<LeaderboardPageProps> => ({
    states: leaderboardPageStates,
    tester: leaderboardPageTester,
    uses: [
      {
        in: leaderboardPageStates.listed,
        reads: (tools) => leaderboardPageTester(tools).rows().length,
        is: rankedCreators.length,
      },
      {
        in: leaderboardPageStates.listed,
        calls: 'onAskedChange',
        by: (tools) => leaderboardPageTester(tools).show('ever'),
      },
      {
        in: leaderboardPageStates.more,
        calls: 'onLoadMore',
        by: (tools) => leaderboardPageTester(tools).loadMore(),
      },
    ],
    composition: {
      cases: {
        state,
        own: part((tools) => leaderboardPageTester(tools).own().includes(texts.noPlace), {
          own: { place: null, points: 0, board: 'all', missingWorks: 0 },
        }),
        total: part((tools) => leaderboardPageTester(tools).own().includes('Place 4 of 77'), { total: 77 }),
        onLoadMore: byRole('button', common.loadMore, { onLoadMore: nothing }),
        isLoadingMore: state,
        moreFailed: byRole('alert', '', { moreFailed: texts.failed }),
        failure: byRole('button', common.retry, {
          state: 'failed',
          failure: { kind: 'server', message: texts.failed, onAction: { retry: nothing } },
        }),
      },
    },
    keys: 'it is Buttons, and its rows are links',
  }),
};
