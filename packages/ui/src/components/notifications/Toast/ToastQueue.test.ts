import { toastLimits } from '@mirror-studio/domain/constants/notifications';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastQueue } from './ToastQueue.ts';

const { shownMs } = toastLimits;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A queue that somebody shows, and every title that was shown, in order. */
function shownQueue() {
  const queue = createToastQueue();
  const titles: unknown[] = [];
  const end = queue.subscribe(() => titles.push(queue.shown()?.title ?? null));
  return { queue, titles, end, title: () => queue.shown()?.title ?? null };
}

describe('a queue of toasts', () => {
  test('shows one at a time, each for its whole time, in order', () => {
    const { queue, title } = shownQueue();
    queue.add({ title: 'one' });
    vi.advanceTimersByTime(shownMs - 1);
    queue.add({ title: 'two' });
    expect(title()).toBe('one');
    vi.advanceTimersByTime(1);
    expect(title()).toBe('two');
    vi.advanceTimersByTime(shownMs - 1);
    expect(title()).toBe('two');
    vi.advanceTimersByTime(1);
    expect(title()).toBeNull();
  });

  test('lets errors go before what else waits, in their own order', () => {
    const { queue, titles } = shownQueue();
    queue.add({ title: 'shown' });
    queue.add({ title: 'news' });
    queue.add({ title: 'first error', tone: 'error' });
    queue.add({ title: 'second error', tone: 'error' });
    for (let count = 0; count < 4; count++) queue.dismiss(queue.shown()?.key);
    expect(titles).toEqual(['shown', 'first error', 'second error', 'news', null]);
  });

  test('stops while it is held, and goes on where it stopped when nothing holds it', () => {
    const { queue, title } = shownQueue();
    queue.add({ title: 'one' });
    vi.advanceTimersByTime(shownMs - 1);
    queue.hold('inUse');
    queue.hold('hidden');
    vi.advanceTimersByTime(60_000);
    queue.release('inUse');
    vi.advanceTimersByTime(60_000);
    expect(title()).toBe('one');
    queue.release('hidden');
    vi.advanceTimersByTime(1);
    expect(title()).toBeNull();
  });

  test('keeps the next one going when the one that somebody was on is dismissed', () => {
    const { queue, title } = shownQueue();
    const dismiss = queue.add({ title: 'one' });
    queue.add({ title: 'two' });
    queue.hold('inUse');
    dismiss();
    expect(title()).toBe('two');
    vi.advanceTimersByTime(shownMs);
    expect(title()).toBeNull();
  });

  test('takes away what waits, or all', () => {
    const { queue, title } = shownQueue();
    queue.add({ title: 'one' });
    const dismissTwo = queue.add({ title: 'two' });
    queue.add({ title: 'three' });
    dismissTwo();
    expect(title()).toBe('one');
    vi.advanceTimersByTime(shownMs);
    expect(title()).toBe('three');
    queue.add({ title: 'four' });
    queue.dismiss();
    expect(title()).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('waits for something that shows it, and again without it', () => {
    const queue = createToastQueue();
    queue.add({ title: 'early' });
    vi.advanceTimersByTime(60_000);
    const end = queue.subscribe(() => undefined);
    vi.advanceTimersByTime(shownMs - 1);
    end();
    vi.advanceTimersByTime(60_000);
    expect(queue.shown()?.title).toBe('early');
  });

  test('shows one for as long as it asks, or until it is dismissed', () => {
    const { queue, title } = shownQueue();
    queue.add({ title: 'short', shownMs: 1_000 });
    const dismiss = queue.add({ title: 'stays', shownMs: Number.POSITIVE_INFINITY });
    vi.advanceTimersByTime(1_000);
    expect(title()).toBe('stays');
    vi.advanceTimersByTime(10 * 60_000);
    expect(title()).toBe('stays');
    dismiss();
    expect(title()).toBeNull();
  });
});
