import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { eventScreenFlow } from './event-screen.flow.ts';
import { provideEventScreen } from './event-screen.machine.ts';

function start(isEventPath = true) {
  const enter = held<void, unknown>();
  const exit = held<void, unknown>();
  const machine = provideEventScreen({ enterFullScreen: enter.effect, exitFullScreen: exit.effect });
  const actor = createActor(machine, { clock: new SimulatedClock(), input: { isEventPath } }).start();
  actor.send({ type: 'screen.requested' });
  return { actor, enter, exit, state: () => stateName(actor.getSnapshot().value) };
}

describe('event screen', () => {
  it('is explored whole', () =>
    expectCovered(eventScreenFlow, { pending: 'entering leaving', full: 'full' }));

  it('fills the screen on an event path alone', async () => {
    const { enter, state } = start();
    await enter.answer(0, undefined);
    expect(state()).toBe('full');
    expect(start(false).enter.asked).toHaveLength(0);
  });

  it('leaves the full screen when the event path is left, once', async () => {
    const { actor, enter, exit, state } = start();
    await enter.answer(0, undefined);
    actor.send({ type: 'route.changed', isEventPath: true });
    expect(state()).toBe('full');
    actor.send({ type: 'route.changed', isEventPath: false });
    actor.send({ type: 'screen.left' });
    expect(exit.asked).toHaveLength(1);
    await exit.answer(0, undefined);
    expect(state()).toBe('windowed');
  });

  it('leaves a full screen that came after the event path was left', async () => {
    const { actor, exit, state } = start();
    actor.send({ type: 'route.changed', isEventPath: false });
    await exit.answer(0, undefined);
    actor.send({ type: 'screen.changed', full: true });
    expect(state()).toBe('leaving');
    expect(exit.asked).toHaveLength(2);
  });

  it('follows the browser and goes on when it refuses', async () => {
    const { actor, enter, state } = start();
    await enter.answer(0, undefined);
    actor.send({ type: 'screen.changed', full: false });
    expect(state()).toBe('windowed');
    actor.send({ type: 'screen.requested' });
    await enter.fail(1, new TypeError('Permissions check failed'));
    expect(state()).toBe('refused');
  });

  it('does not wait for an answer when the browser says that the screen is left', async () => {
    const { actor, enter, exit, state } = start();
    await enter.answer(0, undefined);
    actor.send({ type: 'screen.left' });
    expect(state()).toBe('leaving');
    actor.send({ type: 'screen.changed', full: true });
    expect(state()).toBe('leaving');
    actor.send({ type: 'screen.changed', full: false });
    expect(state()).toBe('windowed');
    expect(exit.cancelled(0)).toBe(true);
  });
});
