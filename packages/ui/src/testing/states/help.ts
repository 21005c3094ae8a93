import { helpArticles, manyArticles, strangeArticle } from '../../components/fixtures/help.ts';
import { prompts } from '../../components/fixtures/prompts.ts';
import type { FeedbackFormProps } from '../../components/help/HelpCenter/FeedbackForm.tsx';
import type { HelpCenterProps } from '../../components/help/HelpCenter/HelpCenter.tsx';
import type { HelpSearchProps } from '../../components/help/HelpCenter/HelpSearch.tsx';
import type { TopicDetailProps } from '../../components/help/HelpCenter/TopicDetail.tsx';
import type { TopicListProps } from '../../components/help/HelpCenter/TopicList.tsx';
import type { HelpLauncherProps } from '../../components/help/HelpLauncher/HelpLauncher.tsx';
import type { KeyboardShortcutsProps } from '../../components/help/KeyboardShortcuts/KeyboardShortcuts.tsx';
import { nothing } from './nothing.ts';

const feedback: FeedbackFormProps = {
  helpful: null,
  onRate: nothing,
  message: '',
  onMessageChange: nothing,
  onSend: nothing,
};
/** `<FeedbackForm {...feedbackStates.written} />` */
export const feedbackStates = {
  untouched: feedback,
  written: { ...feedback, helpful: true, message: 'Clear, thank you.' },
  unrated: { ...feedback, message: 'Clear, thank you.', isRatingMissing: true },
  sending: { ...feedback, helpful: true, message: 'Clear, thank you.', status: 'sending' },
  sendingBare: { ...feedback, helpful: false, status: 'sending' },
  sent: { ...feedback, status: 'sent' },
  strange: { ...feedback, helpful: false, message: prompts.long },
} satisfies Record<string, FeedbackFormProps>;

const search = { query: '', onQueryChange: nothing, results: [] };
const center: HelpCenterProps = {
  isOpen: true,
  onOpenChange: nothing,
  tab: 'topics',
  onTabChange: nothing,
  topics: helpArticles,
  topicId: null,
  onTopicChoose: nothing,
  onTopicLeave: nothing,
  search,
  feedback,
};
const searching: HelpCenterProps = { ...center, tab: 'search' };
/** `<HelpCenter {...helpStates.searchNothing} />` */
export const helpStates = {
  topics: center,
  topic: { ...center, topicId: 'gallery' },
  feedbackWritten: { ...center, topicId: 'gallery', feedback: feedbackStates.written },
  feedbackSending: { ...center, topicId: 'gallery', feedback: feedbackStates.sending },
  feedbackSent: { ...center, topicId: 'gallery', feedback: feedbackStates.sent },
  unknownTopic: { ...center, topicId: 'no-such-topic' },
  searchEmpty: searching,
  searchFound: { ...searching, search: { ...search, query: 'photo', results: helpArticles.slice(1, 2) } },
  searchNothing: { ...searching, search: { ...search, query: prompts.markup } },
  /** Made when it is asked for: it is large. */
  get thousandTopics(): HelpCenterProps {
    const topics = manyArticles(1_000);
    return { ...searching, topics, search: { ...search, query: 'part', results: topics } };
  },
  shortcuts: { ...center, tab: 'shortcuts' },
  strange: { ...center, topics: [strangeArticle], topicId: strangeArticle.id },
} satisfies Record<string, HelpCenterProps>;

const launcher: HelpLauncherProps = { onPress: nothing, keys: ['?'] };
/** `<HelpLauncher {...helpLauncherStates.ready} />` */
export const helpLauncherStates = { ready: launcher } satisfies Record<string, HelpLauncherProps>;

const list: KeyboardShortcutsProps = { level: 2 };
/** `<KeyboardShortcuts {...shortcutStates.admin} />` */
export const shortcutStates = {
  member: list,
  admin: { ...list, isAdmin: true },
  apple: { ...list, isApple: true },
} satisfies Record<string, KeyboardShortcutsProps>;

const topics: TopicListProps = { topics: helpArticles, onChoose: nothing };
/** `<TopicList {...topicListStates.usual} />` */
export const topicListStates = {
  usual: topics,
  noneFeatured: { ...topics, topics: helpArticles.map((topic) => ({ ...topic, isFeatured: false })) },
  strange: { ...topics, topics: [strangeArticle] },
} satisfies Record<string, TopicListProps>;

const [firstArticle] = helpArticles;
const topic: TopicDetailProps = { topic: firstArticle, onBack: nothing, feedback };
/** `<TopicDetail {...topicDetailStates.unknown} />` */
export const topicDetailStates = {
  read: topic,
  unknown: { ...topic, topic: undefined },
  strange: { ...topic, topic: strangeArticle },
} satisfies Record<string, TopicDetailProps>;

const finding: HelpSearchProps = { ...search, onChoose: nothing };
/** `<HelpSearch {...helpSearchStates.nothingFound} />` */
export const helpSearchStates = {
  untouched: finding,
  searching: { ...finding, query: 'photo', isSearching: true },
  found: { ...finding, query: 'photo', results: helpArticles.slice(1, 2) },
  nothingFound: { ...finding, query: prompts.markup },
  failed: { ...finding, query: 'photo', onRetry: nothing },
} satisfies Record<string, HelpSearchProps>;
