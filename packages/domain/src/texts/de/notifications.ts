import type { notifications as english } from '../en/notifications.ts';
import type { German } from '../types.ts';

export const notifications = {
  title: 'Mitteilungen',
  unread_one: '{{count, number}} ungelesene Mitteilung',
  unread_other: '{{count, number}} ungelesene Mitteilungen',
  markAllRead: 'Alle als gelesen markieren',
  clearAll: 'Alle löschen',
  empty: 'Nichts Neues',
  emptyHint: 'Hier erscheint, was es über deine Arbeit zu sagen gibt.',
  markRead: 'Als gelesen markieren',
  unreadMark: 'ungelesen',
  type_success: 'Erfolg',
  type_error: 'Fehler',
  type_warning: 'Warnung',
  type_info: 'Hinweis',
} as const satisfies German<typeof english>;
