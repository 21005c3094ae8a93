import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addNotification,
  badgeText,
  markAllRead,
  markRead,
  type Notification,
  notificationTypes,
  readsItself,
  readsItselfAt,
  unreadCount,
} from './index.ts';

const one = (id: string, timestamp: number, more: Partial<Notification> = {}): Notification => ({
  id,
  timestamp,
  type: 'info',
  title: id,
  message: '',
  read: false,
  ...more,
});

describe('the list', () => {
  test('is newest first and holds ten, whatever comes in whatever order', () => {
    const anyOne = fc
      .record({ id: fc.string(), timestamp: fc.nat() })
      .map(({ id, timestamp }) => one(id, timestamp));
    fc.assert(
      fc.property(fc.array(anyOne, { maxLength: 40 }), (arriving) => {
        const list = arriving.reduce<readonly Notification[]>(addNotification, []);
        expect(list.length).toBeLessThanOrEqual(10);
        expect(list).toEqual(list.toSorted((a, b) => b.timestamp - a.timestamp));
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      }),
    );
  });

  test('lets the oldest go', () => {
    const full = Array.from({ length: 11 }, (_, at) => one(`n${at}`, at)).reduce<readonly Notification[]>(
      addNotification,
      [],
    );
    expect(full.map(({ id }) => id)).toEqual(['n10', 'n9', 'n8', 'n7', 'n6', 'n5', 'n4', 'n3', 'n2', 'n1']);
  });

  test('marks one or all read', () => {
    const list = [one('b', 2), one('a', 1)];
    expect(unreadCount(list)).toBe(2);
    expect(markRead(list, 'a').map(({ read }) => read)).toEqual([false, true]);
    expect(unreadCount(markAllRead(list))).toBe(0);
  });
});

test('all but errors are read by themselves after five seconds', () => {
  expect(notificationTypes.filter((type) => readsItself({ type }))).toEqual(['success', 'warning', 'info']);
  expect(readsItselfAt(one('a', 1000))).toBe(6000);
  expect(readsItselfAt(one('a', 1000, { type: 'error' }))).toBe(null);
  expect(readsItselfAt(one('a', 1000, { read: true }))).toBe(null);
});

test('the badge says nothing, a count, or 9+', () => {
  expect([0, 1, 9, 10, 99].map(badgeText)).toEqual([null, '1', '9', '9+', '9+']);
});
