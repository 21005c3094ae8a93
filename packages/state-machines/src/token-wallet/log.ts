import { timedOut } from '../shared/failure.ts';
import { tokenWalletSetup } from './token-wallet.setup.ts';

/** The transactions: read when the wallet opens, page after page. */
export const log = tokenWalletSetup.createStateConfig({
  initial: 'reading',
  on: { 'log.outdated': { target: '.reading' } },
  states: {
    reading: {
      invoke: {
        id: 'readLogs',
        src: 'readLogs',
        input: { cursor: null },
        onDone: { target: 'read', actions: { type: 'keepFirstPage', params: ({ event }) => event.output } },
        onError: {
          target: 'read',
          actions: { type: 'keepLogFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        answerTimeout: { target: 'read', actions: { type: 'keepLogFailure', params: { error: timedOut } } },
      },
    },
    read: {
      always: [
        { guard: 'isUnread', target: 'failed' },
        { guard: 'isEmpty', target: 'empty' },
        { target: 'listed' },
      ],
    },
    failed: { on: { 'log.retried': { target: 'reading' } } },
    empty: {},
    listed: { on: { 'log.continued': { guard: 'hasMore', target: 'continuing' } } },
    continuing: {
      invoke: {
        id: 'continueLogs',
        src: 'readLogs',
        input: ({ context }) => ({ cursor: context.nextCursor }),
        onDone: { target: 'listed', actions: { type: 'keepNextPage', params: ({ event }) => event.output } },
        onError: {
          target: 'listed',
          actions: { type: 'keepLogFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        answerTimeout: { target: 'listed', actions: { type: 'keepLogFailure', params: { error: timedOut } } },
      },
    },
  },
});
