import type { Spec } from '../../../../test/spec/spec.ts';
import { helpArticles, strangeArticle } from '../../../testing/fixtures/help.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import type { Screen, Tools } from '../../../testing/tools.ts';
import type { TopicListProps } from './TopicList.tsx';

const topics: TopicListProps = { topics: helpArticles, onChoose: nothing };

/** `<TopicList {...topicListStates.usual} />` */
export const topicListStates = statesOf<TopicListProps>()({
  usual: topics,
  noneFeatured: { ...topics, topics: helpArticles.map((topic) => ({ ...topic, isFeatured: false })) },
  strange: { ...topics, topics: [strangeArticle] },
});

/** TopicList: opens a topic. */
export function topicListTester(tools: Tools, place: Screen = tools.screen) {
  return {
    /** Opens the first topic of that title, in the list or among what was found. */
    open: async (title: RegExp) => {
      const [first] = place.getAllByRole('button', { name: title });
      if (first) await tools.user.click(first);
    },
  };
}

export default {
  TopicList: (): Spec<TopicListProps> => ({
    states: topicListStates,
    tester: topicListTester,
    uses: [
      {
        in: topicListStates.usual,
        calls: 'onChoose',
        by: (tools) => topicListTester(tools).open(/gallery/i),
      },
    ],
    composition: { cases: {} },
    conformance: { props: { topics: helpArticles.slice(0, 3), onChoose: nothing } },
    keys: 'it is a VirtualList',
  }),
};
