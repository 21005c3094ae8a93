import { notificationLimits } from '../constants/notifications.ts';

/** §3 Notification types. */
export const notificationTypes = ['success', 'error', 'warning', 'info'] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** §3 A notification; kept in memory only. */
export interface Notification {
  readonly id: string;
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly read: boolean;
}

type Notifications = readonly Notification[];

/**
 * Adds a notification (§4): newest first, at most ten, the oldest leave. Takes the list, newest first, and the new
 * one. One with a known id replaces the old one.
 *
 * @returns The new list.
 */
export function addNotification(list: Notifications, added: Notification): Notifications {
  const others = list.filter((one) => one.id !== added.id);
  return [added, ...others].toSorted((a, b) => b.timestamp - a.timestamp).slice(0, notificationLimits.kept);
}

/**
 * Marks one notification read, as a click does (§4). Takes the list and an id.
 *
 * @returns The new list.
 */
export function markRead(list: Notifications, id: string): Notifications {
  return list.map((one) => (one.id === id ? { ...one, read: true } : one));
}

/**
 * Marks every notification read (§4).
 *
 * @param list - The list.
 * @returns The new one.
 */
export function markAllRead(list: Notifications): Notifications {
  return list.map((one) => ({ ...one, read: true }));
}

/** Says whether a notification is marked read by itself after 5 s: all but errors (§4). Takes it. */
export function readsItself(notification: Pick<Notification, 'type'>): boolean {
  return notification.type !== 'error';
}

/**
 * When a notification is marked read by itself (§4, §9).
 *
 * @param notification - It.
 * @returns Milliseconds since 1970, or null when it waits for its reader or was read.
 */
export function readsItselfAt(notification: Notification): number | null {
  if (notification.read || !readsItself(notification)) return null;
  return notification.timestamp + notificationLimits.autoReadMs;
}

/**
 * How many are unread (§4).
 *
 * @param list - The list.
 * @returns A count.
 */
export function unreadCount(list: Notifications): number {
  return list.filter((one) => !one.read).length;
}

/**
 * What the badge of the bell says (§4): nothing for 0, the count to 9, then '9+'.
 *
 * @param unread - The count of unread ones.
 * @returns The text, or null when there is no badge.
 */
export function badgeText(unread: number): string | null {
  if (unread <= 0) return null;
  return unread > notificationLimits.badgeMaximum ? `${notificationLimits.badgeMaximum}+` : String(unread);
}
