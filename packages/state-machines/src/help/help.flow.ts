import { networkError } from '@mirror-studio/domain/errors';
import { common } from '@mirror-studio/domain/texts/en/common';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { help } from '@mirror-studio/domain/texts/en/help';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, closed, field, type Interactions, oneOf, opener } from '../explore/interactions.ts';
import { helpMachine, provideHelp } from './help.machine.ts';
import { helpTabs } from './help.types.ts';

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof helpMachine> = {
  'help.opened': ({ topicId }) =>
    topicId === undefined ? opener(shell.help)() : { system: 'a page that asks for help on a topic' },
  'help.closed': closed,
  'tab.changed': ({ tab }) => oneOf(help[`tab_${tab}`], 'tab'),
  'topic.chosen': button(/gallery/i),
  'topic.left': button(help.back),
  'query.changed': ({ query }) => field(help.searchLabel, query, 'searchbox'),
  'search.retried': button(errors.action_retry),
  'feedback.rated': ({ helpful }) => button(helpful ? help.feedbackYes : help.feedbackNo)(),
  'feedback.typed': ({ message }) => ({
    keyboard: [{ tab: ['textbox', new RegExp(help.feedbackMessage)] }, { write: message }],
    pointer: [{ click: ['textbox', new RegExp(help.feedbackMessage)] }, { write: message }],
  }),
  'feedback.submitted': button(help.feedbackSend),
  'feedback.cancelled': button(common.cancel),
};

/** What an exploration of the help centre sends, and what tells its states apart on screen. */
export const helpFlow = defineFlow({
  name: 'help',
  about:
    'The help centre: topics, search, shortcuts, and feedback on a topic. A later query cancels an earlier one, and what was shown stays until the overlay is out of sight.',
  machine: helpMachine,
  provide: provideHelp,
  inputs: { start: undefined },
  events: [
    { type: 'help.opened' },
    { type: 'help.opened', topicId: 'photoshoot', section: 'reference' },
    { type: 'help.opened', topicId: 'renamed' },
    { type: 'help.closed' },
    ...helpTabs.map((tab) => ({ type: 'tab.changed', tab }) as const),
    { type: 'topic.chosen', topicId: 'gallery' },
    { type: 'topic.left' },
    { type: 'query.changed', query: 'reference' },
    { type: 'query.changed', query: ' ' },
    { type: 'search.retried' },
    { type: 'feedback.rated', helpful: false },
    { type: 'feedback.typed', message: 'The picture of the slider is old.' },
    { type: 'feedback.typed', message: '' },
    { type: 'feedback.submitted' },
    { type: 'feedback.cancelled' },
    done('search', ['photoshoot', 'gallery']),
    done('search', []),
    failed('search', new Error('The index could not be loaded')),
    done('sendFeedback', { ok: true }),
    failed('sendFeedback', networkError()),
  ],
  variantOf: (snapshot) => {
    if (!snapshot.matches({ open: { topics: 'topic' } })) return [];
    const { section, helpful } = snapshot.context;
    return [section === null ? '' : 'atSection', helpful === null ? '' : helpful ? 'helpful' : 'notHelpful'];
  },
  hiddenClassOf: ({ context }) => [String(context.topicId !== null), String(context.query.trim() !== '')],
  interactions,
  window: { heightPx: 1460 },
  shownBy: ['Components/HelpCenter', 'Components/HelpLauncher', 'Components/KeyboardShortcuts'],
});
