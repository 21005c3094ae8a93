import { state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { rankedCreators, strangeRanked } from '../../../testing/fixtures/leaderboard.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { RankListProps } from './RankList.tsx';

const list: RankListProps = { ranked: rankedCreators, hrefOf: (handle) => `#${handle}` };

/** `<RankList {...rankListStates.listed} />` */
export const rankListStates = statesOf<RankListProps>()({
  listed: list,
  one: { ...list, ranked: rankedCreators.slice(0, 1) },
  waiting: { ...list, ranked: [], isWaiting: true },
  strange: { ...list, ranked: strangeRanked },
});

/** RankList: reads its rows. */
export function rankListTester({ screen }: Tools) {
  return {
    rows: () => screen.queryAllByRole('link').map((link) => link.textContent ?? ''),
  };
}

export default {
  RankList: (): Spec<RankListProps> => ({
    states: rankListStates,
    tester: rankListTester,
    uses: [
      {
        in: rankListStates.listed,
        reads: (tools) => rankListTester(tools).rows().length,
        is: rankedCreators.length,
      },
    ],
    composition: { cases: { isWaiting: state } },
    keys: 'its rows are links',
  }),
};
