import { promised } from '../shared/effects.ts';
import { freshHelp, helpSetup } from './help.setup.ts';
import type { HelpActors } from './help.types.ts';

const typing = helpSetup.createStateConfig({
  on: {
    'feedback.rated': { target: 'read', actions: { type: 'keepRating', params: ({ event }) => event } },
    'feedback.typed': { target: 'read', actions: { type: 'keepMessage', params: ({ event }) => event } },
  },
});

/**
 * A topic and its feedback: nothing is chosen beforehand. Yes or No alone is an answer and is sent; with a message it
 * goes when Send is pressed, and Send asks for one of the two. A topic can be left at any time. On a topic that is not
 * there nothing is asked.
 */
const topic = helpSetup.createStateConfig({
  initial: 'read',
  entry: 'forgetFeedback',
  on: { 'topic.left': { target: 'listed', actions: { type: 'keepPlace', params: {} } } },
  states: {
    read: {
      always: [
        { guard: 'isUnknown', target: 'unknown' },
        { guard: 'hasMessage', target: 'typed' },
        { target: 'empty' },
      ],
    },
    unknown: {},
    empty: {
      on: {
        ...typing.on,
        'feedback.rated': {
          target: 'sending',
          actions: { type: 'keepRating', params: ({ event }) => event },
        },
      },
    },
    typed: {
      on: {
        ...typing.on,
        'feedback.submitted': [{ guard: 'isRated', target: 'sending' }, { target: 'unrated' }],
      },
    },
    /** Send was pressed before Yes or No. */
    unrated: typing,
    sending: {
      tags: 'pending',
      invoke: {
        id: 'sendFeedback',
        src: 'sendFeedback',
        input: ({ context: { topicId, helpful, message } }) => {
          if (helpful === null) throw new RangeError('There is no answer to send.');
          return { contextId: topicId ?? '', helpful, message: message.trim() };
        },
        onDone: { target: 'thanked' },
        onError: { target: 'read', actions: 'noticeFailed' },
      },
      after: { answerTimeout: { target: 'read', actions: 'noticeFailed' } },
      on: { 'feedback.cancelled': { target: 'read' } },
    },
    thanked: { after: { thanks: { target: 'empty', actions: 'forgetSent' } } },
  },
});

/** The search: a later query cancels an earlier one. */
const search = helpSetup.createStateConfig({
  initial: 'read',
  entry: { type: 'keepTab', params: { tab: 'search' } },
  on: {
    'query.changed': { target: '.read', actions: { type: 'keepQuery', params: ({ event }) => event } },
    'topic.chosen': { target: 'topics.topic', actions: { type: 'keepPlace', params: ({ event }) => event } },
  },
  states: {
    read: { always: [{ guard: 'hasNoQuery', target: 'prompting' }, { target: 'searching' }] },
    prompting: { entry: 'forgetResults' },
    searching: {
      tags: 'pending',
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => ({ query: context.query.trim() }),
        onDone: [
          {
            guard: { type: 'isNothingFound', params: ({ event }) => ({ results: event.output }) },
            target: 'nothing',
            actions: 'forgetResults',
          },
          {
            target: 'found',
            actions: { type: 'keepResults', params: ({ event }) => ({ results: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: 'forgetResults' },
      },
      after: { answerTimeout: { target: 'failed', actions: 'forgetResults' } },
    },
    found: {},
    nothing: {},
    /** Whether there is a topic is not known. */
    failed: { on: { 'search.retried': { target: 'searching' } } },
  },
});

/** The help centre (§2 dialog 10, §4): tabs, topics, search, feedback. What was shown stays until it is out of sight. */
export const helpMachine = helpSetup.createMachine({
  id: 'help',
  context: freshHelp,
  initial: 'closed',
  on: {
    'help.opened': {
      target: '.open',
      reenter: true,
      actions: { type: 'keepPlace', params: ({ event }) => event },
    },
  },
  states: {
    closed: { entry: 'reset' },
    /** On its way out. */
    closing: { after: { closeReset: { target: 'closed' } } },
    open: {
      tags: 'open',
      initial: 'topics',
      on: {
        'help.closed': { target: 'closing' },
        'tab.changed': [
          { guard: { type: 'isTopics', params: ({ event }) => event }, target: '.topics' },
          { guard: { type: 'isSearch', params: ({ event }) => event }, target: '.search' },
          { target: '.shortcuts' },
        ],
      },
      states: {
        topics: {
          initial: 'read',
          entry: { type: 'keepTab', params: { tab: 'topics' } },
          states: {
            read: { always: [{ guard: 'hasTopic', target: 'topic' }, { target: 'listed' }] },
            listed: {
              on: {
                'topic.chosen': {
                  target: 'topic',
                  actions: { type: 'keepPlace', params: ({ event }) => event },
                },
              },
            },
            topic,
          },
        },
        search,
        shortcuts: { entry: { type: 'keepTab', params: { tab: 'shortcuts' } } },
      },
    },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideHelp(actors: HelpActors) {
  return helpMachine.provide({
    actors: { search: promised(actors.search), sendFeedback: promised(actors.sendFeedback) },
  });
}
