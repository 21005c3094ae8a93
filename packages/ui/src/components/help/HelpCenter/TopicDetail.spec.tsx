import { help as helpTexts } from '@mirror-studio/domain/texts/en/help';
import { byRole, documented } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { helpArticles, strangeArticle } from '../../../testing/fixtures/help.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Screen, Tools } from '../../../testing/tools.ts';
import { feedbackStates, feedbackTester } from './FeedbackForm.spec.tsx';
import type { TopicDetailProps } from './TopicDetail.tsx';

const [firstArticle] = helpArticles;

const topic: TopicDetailProps = { topic: firstArticle, onBack: nothing, feedback: feedbackStates.untouched };

/** `<TopicDetail {...topicDetailStates.unknown} />` */
export const topicDetailStates = statesOf<TopicDetailProps>()({
  read: topic,
  unknown: { ...topic, topic: undefined },
  strange: { ...topic, topic: strangeArticle },
});

/** TopicDetail: what is read, and the way back. */
export function topicDetailTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'help', helpTexts);
  return {
    /** The heading of the topic that is read, or null. */
    read: () => place.queryByRole('article')?.querySelector('h3')?.textContent ?? null,
    back: async () => stepsOf(tools).press(t.back, place),
    feedback: () => feedbackTester(tools, place),
  };
}

export default {
  TopicDetail: (): Spec<TopicDetailProps> => ({
    states: topicDetailStates,
    tester: topicDetailTester,
    uses: [
      { in: topicDetailStates.unknown, calls: 'onBack', by: (tools) => topicDetailTester(tools).back() },
    ],
    composition: {
      cases: {
        sectionIndex: documented('scrolls'),
        feedback: byRole('textbox', new RegExp(helpTexts.feedbackMessage)),
      },
    },
    conformance: { props: { topic: helpArticles[0], onBack: nothing } },
    keys: 'its actions are Buttons',
    specLines: [['§2.10', topicDetailStates.read, ['Back to the topics', 'Did this help?']]],
  }),
};
