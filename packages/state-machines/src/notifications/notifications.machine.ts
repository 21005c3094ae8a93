import {
  addNotification,
  markAllRead,
  markRead,
  type Notification,
  readsItselfAt,
  unreadCount,
} from '@mirror-studio/domain/notifications';
import { assign, setup } from 'xstate';
import type { NotificationsContext, NotificationsEvent, NotificationsInput } from './notifications.types.ts';

const nextReadMs = (list: readonly Notification[]): number | null =>
  list.reduce<number | null>((next, one) => {
    const at = readsItselfAt(one);
    return at === null || (next !== null && next <= at) ? next : at;
  }, null);

const definition = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    input: {} as NotificationsInput,
    tags: {} as 'open',
  },
  delays: {
    nextRead: ({ context: { list, now } }) => Math.max(0, (nextReadMs(list) ?? 0) - now()),
  },
  guards: {
    readsItself: ({ context }) => nextReadMs(context.list) !== null,
    isUnread: ({ context }, { id }: { id: string }) => context.list.some((one) => one.id === id && !one.read),
    hasUnread: ({ context }) => unreadCount(context.list) > 0,
    isEmpty: ({ context }) => context.list.length === 0,
  },
  actions: {
    add: assign(({ context: { list, now } }, added: Omit<Notification, 'read' | 'timestamp'>) => ({
      list: addNotification(list, { ...added, timestamp: now(), read: false }),
    })),
    readOne: assign(({ context }, { id }: { id: string }) => ({ list: markRead(context.list, id) })),
    readAll: assign(({ context }) => ({ list: markAllRead(context.list) })),
    /** The next one, and all that came due while the timer slept. */
    readDue: assign(({ context: { list, now } }) => {
      const dueMs = Math.max(now(), nextReadMs(list) ?? 0);
      const isDue = (one: Notification) => (readsItselfAt(one) ?? Infinity) <= dueMs;
      return { list: list.map((one) => (isDue(one) ? { ...one, read: true } : one)) };
    }),
    clear: assign({ list: [] }),
  },
});

/** The bell and its list (§2, §4, §9): newest first, ten at most; all but errors are read by themselves. */
export const notificationsMachine = definition.createMachine({
  id: 'notifications',
  context: ({ input }) => ({ now: input.now ?? Date.now, list: [] }),
  type: 'parallel',
  states: {
    panel: {
      initial: 'closed',
      states: {
        closed: { on: { 'panel.opened': { target: 'open' } } },
        open: { tags: 'open', on: { 'panel.closed': { target: 'closed' } } },
      },
    },
    reading: {
      initial: 'read',
      on: {
        'notification.raised': {
          target: '.read',
          actions: { type: 'add', params: ({ event }) => event.notification },
        },
        'notification.clicked': {
          guard: { type: 'isUnread', params: ({ event }) => event },
          target: '.read',
          actions: { type: 'readOne', params: ({ event }) => event },
        },
        'all.read': { guard: 'hasUnread', target: '.read', actions: 'readAll' },
      },
      states: {
        read: {
          always: [
            { guard: 'readsItself', target: 'counting' },
            { guard: 'isEmpty', target: 'empty' },
            { target: 'still' },
          ],
        },
        empty: {},
        /** Nothing will be read by itself. */
        still: { on: { 'all.cleared': { target: 'read', actions: 'clear' } } },
        counting: {
          after: { nextRead: { target: 'read', actions: 'readDue' } },
          on: { 'all.cleared': { target: 'read', actions: 'clear' } },
        },
      },
    },
  },
});
