import { common } from '@mirror-studio/domain/texts/en/common';
import { community as texts } from '@mirror-studio/domain/texts/en/community';
import { byRole, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { followedCreators, strangeCreators } from '../../../testing/fixtures/community.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { RelationListProps } from './RelationList.tsx';

const list: RelationListProps = {
  kind: 'follow',
  onKindChange: nothing,
  relations: followedCreators,
  hrefOf: (handle) => `#${handle}`,
  onEnd: nothing,
};
const blocked = followedCreators.slice(1).map((each) => ({ ...each, kind: 'block' as const }));

/** `<RelationList {...relationListStates.followed} />` */
export const relationListStates = statesOf<RelationListProps>()({
  followed: list,
  blocked: { ...list, kind: 'block', relations: blocked },
  nobody: { ...list, kind: 'mute', relations: [] },
  loading: { ...list, state: 'loading', relations: [] },
  failedToLoad: { ...list, state: 'failed', relations: [] },
  ending: { ...list, pendingIds: [followedCreators[1]?.id ?? ''] },
  more: { ...list, onLoadMore: nothing },
  loadingMore: { ...list, onLoadMore: nothing, isLoadingMore: true },
  moreFailed: { ...list, onLoadMore: nothing, moreFailed: texts.failedToLoad },
  strange: { ...list, relations: strangeCreators },
});

/** RelationList: reads its rows, goes to another list, and ends what stands there. */
export function relationListTester(tools: Tools) {
  const { screen, user } = tools;
  const c = textsOf(tools, 'common', common);
  const t = textsOf(tools, 'community', texts);
  const { press } = stepsOf(tools);
  return {
    rows: () => screen.queryAllByRole('listitem').map((row) => row.textContent ?? ''),
    show: async (kind: RelationListProps['kind']) =>
      user.click(screen.getByRole('radio', { name: t[`kind_${kind}`] })),
    /** Takes the name as the row has it. */
    unfollow: async (name: string) => press(t.endOf_follow.replace('{{name}}', name)),
    loadMore: async () => press(c.loadMore),
  };
}

export default {
  RelationList: (): Spec<RelationListProps> => ({
    states: relationListStates,
    tester: relationListTester,
    uses: [
      {
        in: relationListStates.followed,
        reads: (tools) => relationListTester(tools).rows().length,
        is: followedCreators.length,
      },
      {
        in: relationListStates.followed,
        calls: 'onEnd',
        by: (tools) => relationListTester(tools).unfollow('Noor Haddad'),
      },
      {
        in: relationListStates.followed,
        calls: 'onKindChange',
        by: (tools) => relationListTester(tools).show('block'),
      },
      {
        in: relationListStates.more,
        calls: 'onLoadMore',
        by: (tools) => relationListTester(tools).loadMore(),
      },
    ],
    composition: {
      cases: {
        state,
        pendingIds: state,
        onLoadMore: byRole('button', common.loadMore, { onLoadMore: nothing }),
        isLoadingMore: state,
        moreFailed: byRole('alert', '', { moreFailed: texts.failedToLoad }),
        failure: byRole('button', common.retry, {
          state: 'failed',
          failure: { kind: 'server', message: texts.failedToLoad, onAction: { retry: nothing } },
        }),
      },
    },
    keys: 'it is a SegmentedControl, links and Buttons, and LoadMore is at its end',
  }),
};
