import { notificationTypes, unreadCount } from '@mirror-studio/domain/notifications';
import { notifications } from '@mirror-studio/domain/texts/en/notifications';
import { defineFlow } from '../explore/flow.ts';
import { button, type Interactions, system } from '../explore/interactions.ts';
import { notificationsMachine } from './notifications.machine.ts';

const bell = new RegExp(`^${notifications.title}`);

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof notificationsMachine> = {
  'panel.opened': button(bell),
  'panel.closed': () => ({ keyboard: [{ press: 'Escape' }], pointer: [{ away: 'pressed' }] }),
  'notification.raised': system('the studio'),
  'notification.clicked': button(new RegExp(`^${notifications.type_error}`)),
  'all.read': button(notifications.markAllRead),
  'all.cleared': button(notifications.clearAll),
};

/** What an exploration of the notifications sends, and what tells their states apart on screen. */
export const notificationsFlow = defineFlow({
  name: 'notifications',
  about:
    'The bell and its list: newest first, ten at most. All but errors are read by themselves after five seconds.',
  machine: notificationsMachine,
  inputs: { start: { now: () => Date.UTC(2026, 10, 21, 9, 56) } },
  events: [
    { type: 'panel.opened' },
    { type: 'panel.closed' },
    ...notificationTypes.map(
      (type) =>
        ({
          type: 'notification.raised',
          notification: { id: type, type, title: 'Your pictures are ready', message: 'Halcyon, 4 of 4' },
        }) as const,
    ),
    { type: 'notification.clicked', id: 'error' },
    { type: 'all.read' },
    { type: 'all.cleared' },
  ],
  unseen: ['reading'],
  variantOf: ({ context: { list } }) => {
    const unread = unreadCount(list);
    return [list.length === 0 ? 'empty' : '', unread === 0 ? '' : unread === 1 ? 'oneUnread' : 'manyUnread'];
  },
  hiddenClassOf: ({ context: { list } }) => [list.some(({ type }) => type === 'error') ? 'withError' : ''],
  interactions,
  window: { framed: true },
  shownBy: ['Components/NotificationCenter'],
});
