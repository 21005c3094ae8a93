import { notificationLimits } from '@mirror-studio/domain/constants/notifications';
import type { NotificationType } from '@mirror-studio/domain/notifications';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { expectCovered } from '../testing/expect-covered.ts';
import { notificationsFlow } from './notifications.flow.ts';
import { notificationsMachine } from './notifications.machine.ts';

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(notificationsMachine, { clock, input: { now: () => clock.now() } }).start();
  const raise = (id: string, type: NotificationType = 'info') =>
    actor.send({ type: 'notification.raised', notification: { id, type, title: id, message: '' } });
  const unread = () => actor.getSnapshot().context.list.flatMap((one) => (one.read ? [] : [one.id]));
  return { actor, clock, raise, unread };
}

describe('notifications', () => {
  it('keeps the newest ten', () => {
    const { actor, clock, raise } = start();
    for (let count = 1; count <= 12; count += 1) {
      raise(String(count));
      clock.increment(1);
    }
    const ids = actor.getSnapshot().context.list.map(({ id }) => id);
    expect(ids).toHaveLength(notificationLimits.kept);
    expect(ids[0]).toBe('12');
  });

  it('reads each by itself after its own five seconds, but no error', () => {
    const { clock, raise, unread } = start();
    raise('a');
    clock.increment(2_000);
    raise('b');
    raise('bad', 'error');
    clock.increment(notificationLimits.autoReadMs - 2_000);
    expect(unread()).toEqual(['bad', 'b']);
    clock.increment(2_000);
    expect(unread()).toEqual(['bad']);
  });

  it('reads one by a click, all by a button, and forgets them all', () => {
    const { actor, raise, unread } = start();
    raise('a', 'error');
    raise('b', 'error');
    actor.send({ type: 'notification.clicked', id: 'a' });
    expect(unread()).toEqual(['b']);
    actor.send({ type: 'all.read' });
    expect(unread()).toEqual([]);
    actor.send({ type: 'all.cleared' });
    expect(actor.getSnapshot().context.list).toEqual([]);
  });

  it('keeps each as it came, when it came, unread, and knows what is left to read', () => {
    const { actor, clock, raise } = start();
    const reading = () => actor.getSnapshot().value.reading;
    expect([reading(), actor.getSnapshot().context.list]).toEqual(['empty', []]);
    clock.increment(1_000);
    raise('bad', 'error');
    const bad = { id: 'bad', type: 'error', title: 'bad', message: '', timestamp: 1_000, read: false };
    expect([reading(), actor.getSnapshot().context.list]).toEqual(['still', [bad]]);
    actor.send({ type: 'all.read' });
    expect([reading(), actor.getSnapshot().context.list]).toEqual(['still', [{ ...bad, read: true }]]);
    actor.send({ type: 'all.cleared' });
    expect(reading()).toBe('empty');
    raise('a');
    expect(reading()).toBe('counting');
    actor.send({ type: 'all.cleared' });
    expect([reading(), actor.getSnapshot().context.list]).toEqual(['empty', []]);
  });

  it('stops counting for what was clicked, and opens and closes its list', () => {
    const { actor, raise, unread } = start();
    const value = () => actor.getSnapshot().value;
    raise('a');
    raise('b');
    actor.send({ type: 'panel.opened' });
    actor.send({ type: 'notification.clicked', id: 'a' });
    expect([value(), unread()]).toEqual([{ panel: 'open', reading: 'counting' }, ['b']]);
    actor.send({ type: 'notification.clicked', id: 'b' });
    actor.send({ type: 'panel.closed' });
    expect([value(), unread()]).toEqual([{ panel: 'closed', reading: 'still' }, []]);
  });

  it('reads at once what came due while the page slept, and what has the longest wait last', () => {
    let nowMs = 0;
    const clock = new SimulatedClock();
    const actor = createActor(notificationsMachine, { clock, input: { now: () => nowMs } }).start();
    const raise = (id: string) =>
      actor.send({ type: 'notification.raised', notification: { id, type: 'info', title: id, message: '' } });
    for (const id of ['a', 'b', 'c']) {
      raise(id);
      nowMs += 1_000;
    }
    nowMs = notificationLimits.autoReadMs + 1_000;
    clock.increment(notificationLimits.autoReadMs);
    expect(actor.getSnapshot().context.list.map(({ id, read }) => [id, read])).toEqual([
      ['c', false],
      ['b', true],
      ['a', true],
    ]);
    raise('d');
    clock.increment(1_000);
    expect(actor.getSnapshot().context.list.map(({ read }) => read)).toEqual([false, true, true, true]);
  });

  it('is explored whole', () => expectCovered(notificationsFlow, { open: 'panel.open' }));
});
