import type { HelpTab } from '@mirror-studio/domain/help';
import { controls as controlTexts } from '@mirror-studio/domain/texts/en/controls';
import { help as helpTexts } from '@mirror-studio/domain/texts/en/help';
import { shell as shellTexts } from '@mirror-studio/domain/texts/en/shell';
import type { Screen, Tools } from '../tools.ts';
import { stepsOf, textsOf } from './steps.ts';

/** FeedbackForm: says whether a topic helped. */
export function feedbackTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'help', helpTexts);
  const { press, fill, said } = stepsOf(tools);
  return {
    rate: async (isHelpful: boolean) => press(isHelpful ? t.feedbackYes : t.feedbackNo, place),
    type: async (message: string) =>
      fill(place.getByRole('textbox', { name: new RegExp(`^${t.feedbackMessage}`) }), message),
    /** Send appears only when there is something to send. */
    canSend: () => place.queryByRole('button', { name: t.feedbackSend }) !== null,
    send: async () => press(t.feedbackSend, place),
    thanks: () => said('status', place),
  };
}

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

/** HelpSearch: asks, reads how much was found, and opens it. */
export function helpSearchTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'help', helpTexts);
  return {
    type: async (query: string) =>
      stepsOf(tools).fill(place.getByRole('searchbox', { name: t.searchLabel }), query),
    /** What is said of the results, or null while nothing is. */
    read: () => stepsOf(tools).said('status', place),
    ...topicListTester(tools, place),
  };
}

/** HelpCenter with TopicList, TopicDetail, Search and Shortcuts, once it is open. */
export function helpTester(tools: Tools) {
  const t = textsOf(tools, 'help', helpTexts);
  const c = textsOf(tools, 'controls', controlTexts);
  const { press, layer } = stepsOf(tools);
  const inside = () => layer(t.title);
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

/** HelpLauncher: opens the help centre. */
export function helpLauncherTester(tools: Tools) {
  const t = textsOf(tools, 'shell', shellTexts);
  return { open: async () => stepsOf(tools).press(t.help) };
}

/** KeyboardShortcuts: reads what they do. */
export function keyboardShortcutsTester(tools: Tools) {
  return {
    /** What each shortcut does, in the shown order. */
    read: () => tools.screen.getAllByRole('term').map((term) => term.textContent ?? ''),
    keys: () => tools.screen.getAllByRole('definition').map((keys) => keys.textContent ?? ''),
  };
}
