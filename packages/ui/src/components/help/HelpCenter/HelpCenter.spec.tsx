import type { HelpTab } from '@mirror-studio/domain/help';
import { controls as controlsTexts } from '@mirror-studio/domain/texts/en/controls';
import { help as helpTexts } from '@mirror-studio/domain/texts/en/help';
import { shortcuts as shortcutTexts } from '@mirror-studio/domain/texts/en/shortcuts';
import { useMemo, useState } from 'react';
import {
  byRole,
  callback,
  controlled,
  documented,
  initial,
  overlayCases,
  part,
} from '../../../../test/composition/row.ts';
import { asDialog, opened } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { count } from '../../../../test/spec-conformance/figures.ts';
import { helpArticles, manyArticles, strangeArticle } from '../../../testing/fixtures/help.ts';
import { prompts } from '../../../testing/fixtures/prompts.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { feedbackStates, feedbackTester } from './FeedbackForm.spec.tsx';
import type { HelpCenterProps } from './HelpCenter.tsx';
import { helpSearchTester, noSearch } from './HelpSearch.spec.tsx';
import { HelpCenter } from './index.ts';
import { topicDetailTester } from './TopicDetail.spec.tsx';
import { topicListTester } from './TopicList.spec.tsx';

const center: HelpCenterProps = {
  isOpen: true,
  onOpenChange: nothing,
  tab: 'topics',
  onTabChange: nothing,
  topics: helpArticles,
  topicId: null,
  onTopicChoose: nothing,
  onTopicLeave: nothing,
  search: noSearch,
  feedback: feedbackStates.untouched,
  onShortcutsChange: nothing,
};

const searching: HelpCenterProps = { ...center, tab: 'search' };

/** `<HelpCenter {...helpStates.searchNothing} />` */
export const helpStates = statesOf<HelpCenterProps>()({
  topics: center,
  topic: { ...center, topicId: 'gallery' },
  feedbackWritten: { ...center, topicId: 'gallery', feedback: feedbackStates.written },
  feedbackSending: { ...center, topicId: 'gallery', feedback: feedbackStates.sending },
  feedbackSent: { ...center, topicId: 'gallery', feedback: feedbackStates.sent },
  unknownTopic: { ...center, topicId: 'no-such-topic' },
  searchEmpty: searching,
  searchFound: { ...searching, search: { ...noSearch, query: 'photo', results: helpArticles.slice(1, 2) } },
  searchNothing: { ...searching, search: { ...noSearch, query: prompts.markup } },
  /** Made when it is asked for: it is large. */
  get thousandTopics(): HelpCenterProps {
    const topics = manyArticles(1_000);
    return { ...searching, topics, search: { ...noSearch, query: 'part', results: topics } };
  },
  shortcuts: { ...center, tab: 'shortcuts' },
  strange: { ...center, topics: [strangeArticle], topicId: strangeArticle.id },
});

/** HelpCenter with TopicList, TopicDetail, Search and Shortcuts, once it is open. */
export function helpTester(tools: Tools) {
  const t = textsOf(tools, 'help', helpTexts);
  const c = textsOf(tools, 'controls', controlsTexts);
  const { press, overlay } = stepsOf(tools);
  const inside = () => overlay(t.title);
  return {
    showTab: async (tab: HelpTab) =>
      tools.user.click((await inside()).getByRole('tab', { name: t[`tab_${tab}`] })),
    /** Opens the first topic of that title, in the list or among what was found. */
    openTopic: async (title: RegExp) => topicListTester(tools, await inside()).open(title),
    back: async () => topicDetailTester(tools, await inside()).back(),
    search: async (query: string) => helpSearchTester(tools, await inside()).type(query),
    /** The heading of the topic that is read, or null. */
    topic: async () => topicDetailTester(tools, await inside()).read(),
    feedback: async () => feedbackTester(tools, await inside()),
    close: async () => press(c.close, await inside()),
  };
}

/** A thousand topics, searched as they are typed for. */
function Searching() {
  const [query, setQuery] = useState('');
  const topics = useMemo(() => manyArticles(1_000), []);
  const results = topics.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()));
  return (
    <HelpCenter
      {...helpStates.searchEmpty}
      topics={topics}
      search={{ query, onQueryChange: setQuery, results: query ? results : [] }}
    />
  );
}

const tabs = { topics: helpTexts.tab_topics, search: helpTexts.tab_search };

const [article] = helpStates.topics.topics;

export default {
  HelpCenter: (): Spec<HelpCenterProps> => ({
    states: helpStates,
    tester: helpTester,
    uses: [{ in: helpStates.topic, calls: 'onTopicLeave', by: (tools) => helpTester(tools).back() }],
    composition: {
      cases: {
        ...overlayCases,
        tab: controlled({
          by: 'defaultTab',
          onChange: 'onTabChange',
          first: 'topics',
          last: 'search',
          shows: [tabs.topics, tabs.search],
          act: (tools) => helpTester(tools).showTab('search'),
          read: ({ screen }) =>
            screen.getAllByRole('tab').find((tab) => tab.ariaSelected === 'true')?.textContent,
        }),
        defaultTab: initial,
        onTabChange: callback,
        topicId: controlled({
          by: 'defaultTopicId',
          onChange: 'onTopicChoose',
          first: null,
          last: article?.id,
          shows: [null, article?.title],
          act: (tools) => helpTester(tools).openTopic(new RegExp(article?.title ?? '')),
          read: (tools) => helpTester(tools).topic(),
        }),
        defaultTopicId: initial,
        sectionIndex: documented('scrolls'),
        onTopicChoose: callback,
        onTopicLeave: callback,
        search: byRole('tab', helpTexts.tab_search),
        feedback: byRole('textbox', new RegExp(helpTexts.feedbackMessage), { topicId: article?.id ?? null }),
        onShortcutsChange: byRole('button', shortcutTexts.change, helpStates.shortcuts),
        shortcuts: part(
          ({ screen }) => screen.queryByRole('tab', { name: helpTexts.tab_shortcuts }),
          {},
          null,
        ),
      },
    },
    largeData: { Component: Searching, list: 'Search', row: 'li', typed: 'part 1' },
    overlay: { is: 'dismissable', props: helpStates.topics },
    keys: { draw: () => opened(<HelpCenter topics={helpArticles} />), rows: asDialog },
    specLines: [
      [
        '§2.10',
        helpStates.topics,
        ['Hot Topics', 'Search', 'Shortcuts'],
        [['featured topics', count('section:first-of-type > ul > li'), 3]],
      ],
    ],
  }),
};
