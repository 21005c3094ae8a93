import { common } from '@mirror-studio/domain/texts/en/common';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { help } from '@mirror-studio/domain/texts/en/help';
import {
  begins,
  held,
  layerCases,
  named,
  part,
  rest,
  rowOf,
  state,
  told,
} from '../../../foundations/composition/row.ts';
import {
  feedbackStates,
  helpSearchStates,
  helpStates,
  topicDetailStates,
  topicListStates,
} from '../../../testing/states.ts';
import { feedbackTester, helpTester } from '../../../testing/testers.ts';
import { FeedbackForm, type FeedbackFormProps } from './FeedbackForm.tsx';
import { HelpCenter, type HelpCenterProps } from './HelpCenter.tsx';
import { HelpSearch, type HelpSearchProps } from './HelpSearch.tsx';
import { TopicDetail, type TopicDetailProps } from './TopicDetail.tsx';
import { TopicList, type TopicListProps } from './TopicList.tsx';

const [article] = helpStates.topics.topics;
const tabs = { topics: help.tab_topics, search: help.tab_search };

export default {
  HelpCenter: rowOf<HelpCenterProps>({
    Component: HelpCenter,
    states: helpStates,
    cases: {
      ...layerCases,
      tab: held({
        by: 'defaultTab',
        told: 'onTabChange',
        first: 'topics',
        last: 'search',
        shows: [tabs.topics, tabs.search],
        act: (tools) => helpTester(tools).showTab('search'),
        read: ({ screen }) =>
          screen.getAllByRole('tab').find((tab) => tab.ariaSelected === 'true')?.textContent,
      }),
      defaultTab: begins,
      onTabChange: told,
      topicId: held({
        by: 'defaultTopicId',
        told: 'onTopicChoose',
        first: null,
        last: article?.id,
        shows: [null, article?.title],
        act: (tools) => helpTester(tools).openTopic(new RegExp(article?.title ?? '')),
        read: (tools) => helpTester(tools).topic(),
      }),
      defaultTopicId: begins,
      sectionIndex: rest('scrolls'),
      onTopicChoose: told,
      onTopicLeave: told,
      search: named('tab', help.tab_search),
      feedback: named('textbox', new RegExp(help.feedbackMessage), { topicId: article?.id ?? null }),
      shortcuts: part(({ screen }) => screen.queryByRole('tab', { name: help.tab_shortcuts }), {}, null),
    },
  }),
  FeedbackForm: rowOf<FeedbackFormProps>({
    Component: FeedbackForm,
    states: feedbackStates,
    cases: {
      helpful: held({
        by: 'defaultHelpful',
        told: 'onRate',
        first: null,
        last: true,
        shows: ['false', 'true'],
        act: (tools) => feedbackTester(tools).rate(true),
        read: ({ screen }) => screen.getByRole('button', { name: help.feedbackYes }).ariaPressed,
      }),
      defaultHelpful: begins,
      onRate: told,
      message: held({
        by: 'defaultMessage',
        told: 'onMessageChange',
        first: 'Clear',
        last: 'Well',
        act: (tools) => feedbackTester(tools).type('Well'),
        read: ({ screen }) => screen.getByRole('textbox').textContent,
      }),
      defaultMessage: begins,
      onMessageChange: told,
      isRatingMissing: state,
      status: state,
      onCancel: named('button', common.cancel, {
        message: 'Clear',
        status: 'sending',
        onCancel: () => undefined,
      }),
    },
  }),
  TopicList: rowOf<TopicListProps>({ Component: TopicList, states: topicListStates, cases: {} }),
  TopicDetail: rowOf<TopicDetailProps>({
    Component: TopicDetail,
    states: topicDetailStates,
    cases: { sectionIndex: rest('scrolls'), feedback: named('textbox', new RegExp(help.feedbackMessage)) },
  }),
  HelpSearch: rowOf<HelpSearchProps>({
    Component: HelpSearch,
    states: helpSearchStates,
    cases: {
      query: held({
        by: 'defaultQuery',
        told: 'onQueryChange',
        first: '',
        last: 'photo',
        act: ({ screen, user }) => user.type(screen.getByRole('searchbox'), 'photo'),
        read: ({ screen }) => screen.getByRole('searchbox').getAttribute('value'),
      }),
      defaultQuery: begins,
      onQueryChange: told,
      isSearching: state,
      onRetry: named('button', errors.action_retry, { query: 'photo', onRetry: () => undefined }),
    },
  }),
};
