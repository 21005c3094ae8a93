import { assign } from 'xstate';
import { promised } from '../shared/effects.ts';
import { timedOut } from '../shared/failure.ts';
import { beginWork, cardWorker } from './cards.ts';
import { jobsDrawerSetup } from './jobs-drawer.setup.ts';
import type { JobsDrawerActors } from './jobs-drawer.types.ts';

/** What is on the screen: decided again whenever the list changes. */
const list = jobsDrawerSetup.createStateConfig({
  initial: 'read',
  on: { 'list.changed': { target: '.read' } },
  states: {
    read: {
      always: [
        { guard: 'isUnreadable', target: 'failedToLoad' },
        { guard: 'isUnread', target: 'loading' },
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isFilteredEmpty', target: 'filteredEmpty' },
        { target: 'listed' },
      ],
    },
    loading: {},
    failedToLoad: {},
    empty: {},
    filteredEmpty: {},
    listed: {},
  },
});

/** One question at a time; closing the drawer cancels it. */
const poll = jobsDrawerSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      entry: 'startPoll',
      invoke: {
        id: 'listJobs',
        src: 'listJobs',
        onDone: {
          target: 'waiting',
          actions: [{ type: 'keepPoll', params: ({ event }) => event.output }, 'showList'],
        },
        onError: {
          target: 'waiting',
          actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'showList'],
        },
      },
      after: {
        answerTimeout: {
          target: 'waiting',
          actions: [{ type: 'keepFailure', params: { error: timedOut } }, 'showList'],
        },
      },
    },
    waiting: {
      after: { poll: { target: 'asking' } },
      on: { 'list.retried': { target: 'asking', actions: ['forgetFailure', 'showList'] } },
    },
  },
});

/** The drawer of background jobs (§2 drawer 3, §4, §7). Work on cards goes on while the drawer is closed. */
export const jobsDrawerMachine = jobsDrawerSetup.createMachine({
  id: 'jobsDrawer',
  context: {
    jobs: null,
    filter: 'all',
    working: {},
    cardFailures: {},
    keys: {},
    works: 0,
    touched: [],
    failure: null,
  },
  invoke: { id: 'cards', src: 'cards' },
  initial: 'closed',
  on: {
    'filter.changed': {
      actions: [{ type: 'keepFilter', params: ({ event }) => event.filter }, 'showList'],
    },
    'cancel.requested': {
      guard: { type: 'mayWork', params: ({ event }) => ({ id: event.id, action: 'cancel' }) },
      actions: [
        { type: 'beginWork', params: ({ event }) => ({ id: event.id, action: 'cancel' }) },
        { type: 'sendWork', params: ({ event }) => ({ id: event.id, action: 'cancel' }) },
      ],
    },
    'retry.requested': {
      guard: { type: 'mayWork', params: ({ event }) => ({ id: event.id, action: 'retry' }) },
      actions: [
        { type: 'beginWork', params: ({ event }) => ({ id: event.id, action: 'retry' }) },
        { type: 'sendWork', params: ({ event }) => ({ id: event.id, action: 'retry' }) },
      ],
    },
    'card.answered': {
      guard: { type: 'isAwaited', params: ({ event }) => event },
      actions: [
        { type: 'stopWaiting', params: ({ event }) => event },
        { type: 'finishWork', params: ({ event }) => event },
        'notifyOutdated',
        'showList',
      ],
    },
    'card.failed': {
      guard: { type: 'isAwaited', params: ({ event }) => event },
      actions: [
        { type: 'stopWaiting', params: ({ event }) => event },
        { type: 'stopWork', params: ({ event }) => event },
        { type: 'failWork', params: ({ event }) => event },
        { type: 'notifyCardFailure', params: ({ event }) => event },
        'notifyOutdated',
        'showList',
      ],
    },
  },
  states: {
    closed: { on: { 'drawer.opened': { target: 'open' }, 'drawer.toggled': { target: 'open' } } },
    open: {
      tags: 'open',
      type: 'parallel',
      on: { 'drawer.closed': { target: 'closed' }, 'drawer.toggled': { target: 'closed' } },
      states: { list, poll },
    },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideJobsDrawer(actors: JobsDrawerActors) {
  return jobsDrawerMachine.provide({
    actors: { listJobs: promised(actors.listJobs), cards: cardWorker(actors) },
    actions: {
      beginWork: assign(({ context }, { id, action }) => beginWork(context, id, action, actors.newKey)),
    },
  });
}
