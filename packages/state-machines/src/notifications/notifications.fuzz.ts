import { notificationLimits } from '@mirror-studio/domain/constants/notifications';
import { readsItselfAt } from '@mirror-studio/domain/notifications';
import { assign } from 'xstate';
import { defineFuzz } from '../fuzz/suite.ts';
import { notificationsFlow } from './notifications.flow.ts';
import type { NotificationsEvent } from './notifications.types.ts';

const many = Array.from(
  { length: notificationLimits.kept + 2 },
  (_, at): NotificationsEvent => ({
    type: 'notification.raised',
    notification: { id: `n${at}`, type: at % 2 === 0 ? 'error' : 'info', title: 'News', message: '' },
  }),
);

export const notificationsFuzz = defineFuzz(
  {
    flow: { ...notificationsFlow, events: [...notificationsFlow.events, ...many] },
    rules: () => ({
      after: ({ snapshot: { context }, nowMs }, step) => {
        const { list } = context;
        if (list.length > notificationLimits.kept) return `${list.length} notifications are kept.`;
        if (new Set(list.map(({ id }) => id)).size < list.length) return 'A notification stands twice.';
        if (list.some((one, at) => one.timestamp < (list[at + 1]?.timestamp ?? 0)))
          return 'Not newest first.';
        const late = list.some((one) => (readsItselfAt(one) ?? Infinity) <= nowMs);
        return step?.do === 'wait' && late ? 'One should have been read by itself.' : undefined;
      },
    }),
  },
  {
    'a list without an end': {
      seen: /notifications are kept/,
      inject: (machine) =>
        machine.provide({
          actions: {
            add: assign(({ context }, added) => ({
              list: [
                { ...added, timestamp: context.now(), read: false },
                ...context.list.filter(({ id }) => id !== added.id),
              ],
            })),
          },
        }),
    },
    'one that comes twice': {
      seen: /stands twice/,
      inject: (machine) =>
        machine.provide({
          actions: {
            add: assign(({ context }, added) => ({
              list: [{ ...added, timestamp: context.now(), read: false }, ...context.list].slice(0, 2),
            })),
          },
        }),
    },
    'the oldest first': {
      seen: /newest first/,
      inject: (machine) =>
        machine.provide({
          actions: {
            add: assign(({ context }, added) => ({
              list: [
                ...context.list.filter(({ id }) => id !== added.id),
                { ...added, timestamp: context.now(), read: false },
              ].slice(-notificationLimits.kept),
            })),
          },
        }),
    },
    'one that is never read by itself': {
      seen: /read by itself/,
      inject: (machine) => machine.provide({ guards: { readsItself: () => false } }),
    },
  },
);
