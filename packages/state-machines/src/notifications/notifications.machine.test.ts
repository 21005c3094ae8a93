import { notificationLimits } from '@mirror-studio/domain/limits';
import type { NotificationType } from '@mirror-studio/domain/notifications';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { expectCovered } from '../testing/expect-covered.ts';
import { notificationsFlow } from './notifications.events.ts';
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
  it('is walked whole', () => expectCovered(notificationsFlow));

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
});
