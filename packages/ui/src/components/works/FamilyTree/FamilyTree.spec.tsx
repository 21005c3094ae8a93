import { common } from '@mirror-studio/domain/texts/en/common';
import { family as texts } from '@mirror-studio/domain/texts/en/family';
import { byRole, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { promptWorks, strangeWork, works } from '../../../testing/fixtures/works.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { FamilyTreeProps } from './FamilyTree.tsx';

const [work, root, above, ...others] = works;
const [prompt] = promptWorks;
if (!work || !root || !above || !prompt) throw new Error('There are no works.');
const remixes = others.slice(0, 3).map((each) => ({ ...each, remixes: 0 }));
const whole: FamilyTreeProps = {
  work: { ...work, remixes: 3 },
  ancestors: [
    { work: above, author: above.author },
    { work: { ...root, remixes: 12 }, author: root.author },
  ],
  remixes,
  onOpen: nothing,
};
const far = Array.from({ length: 12 }, (_, at) => ({ ...above, id: `far-${at}`, title: `Step ${12 - at}` }));

/** `<FamilyTree {...familyTreeStates.whole} />` */
export const familyTreeStates = statesOf<FamilyTreeProps>()({
  whole,
  onlyAbove: { ...whole, remixes: [], work: { ...work, remixes: 0 } },
  onlyBelow: { ...whole, ancestors: [], remixes: [...remixes, { ...prompt, remixes: 0 }] },
  withdrawn: {
    ...whole,
    ancestors: [
      { work: null, author: above.author },
      { work: null, author: null },
    ],
  },
  deep: { ...whole, ancestors: far.map((each) => ({ work: each, author: each.author })), isCut: true },
  strange: { ...whole, remixes: [{ ...strangeWork, id: 'strange', remixes: 0 }] },
  more: { ...whole, onLoadMore: nothing },
  loadingMore: { ...whole, onLoadMore: nothing, isLoadingMore: true },
  moreFailed: { ...whole, onLoadMore: nothing, moreFailed: texts.failed },
  loading: { ...whole, state: 'loading', ancestors: [], remixes: [] },
  failed: { ...whole, state: 'failed', ancestors: [], remixes: [] },
});

/** FamilyTree: what stands in it, to open one, and more of it. */
export function familyTreeTester(tools: Tools) {
  const { screen, user } = tools;
  const t = textsOf(tools, 'family', texts);
  const { press } = stepsOf(tools);
  return {
    rows: () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label') ?? row.textContent),
    /** Takes the name of its row, as in `Fern, unfolded, by Mara Oduya`. */
    open: async (name: string) => user.click(screen.getByRole('row', { name })),
    loadMore: async () => press(t.more),
  };
}

export default {
  FamilyTree: (): Spec<FamilyTreeProps> => ({
    states: familyTreeStates,
    tester: familyTreeTester,
    uses: [
      { in: familyTreeStates.whole, reads: (tools) => familyTreeTester(tools).rows().length, is: 6 },
      {
        in: familyTreeStates.whole,
        calls: 'onOpen',
        by: (tools) => familyTreeTester(tools).open(`${above.title}, by ${above.author.name}`),
      },
      { in: familyTreeStates.more, calls: 'onLoadMore', by: (tools) => familyTreeTester(tools).loadMore() },
    ],
    composition: {
      cases: {
        state,
        isCut: state,
        onLoadMore: byRole('button', texts.more, { onLoadMore: nothing }),
        isLoadingMore: state,
        moreFailed: byRole('alert', '', { moreFailed: texts.failed }),
        failure: byRole('button', common.retry, {
          state: 'failed',
          failure: { kind: 'server', message: texts.failed, onAction: { retry: nothing } },
        }),
      },
    },
    keys: 'it is a Tree',
  }),
};
