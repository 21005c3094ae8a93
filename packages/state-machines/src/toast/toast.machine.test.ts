import { toastLimits } from '@mirror-studio/domain/constants/notifications';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { textRef } from '../shared/notice.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { toastFlow } from './toast.flow.ts';
import { toastMachine } from './toast.machine.ts';
import type { Toast } from './toast.types.ts';

const toast: Toast = { tone: 'success', title: textRef('toasts', 'signedOutTitle') };

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(toastMachine, { clock, input: { now: () => clock.now() } }).start();
  return { actor, clock, state: () => stateName(actor.getSnapshot().value) };
}

describe('toast', () => {
  it('is explored whole', () => expectCovered(toastFlow, { visible: 'open' }));

  it('leaves the screen after its time and memory much later', () => {
    const { actor, clock, state } = start();
    actor.send({ type: 'toast.raised', toast });
    clock.increment(toastLimits.shownMs - 1);
    expect(state()).toBe('open.counting');
    clock.increment(1);
    expect(state()).toBe('dismissed');
    expect(actor.getSnapshot().context.toast).toBe(toast);
    clock.increment(toastLimits.removedMs);
    expect(actor.getSnapshot().context.toast).toBeNull();
  });

  it('does not run while someone is on it, and goes on where it stopped', () => {
    const { actor, clock, state } = start();
    clock.increment(1_000);
    actor.send({ type: 'toast.raised', toast });
    clock.increment(4_000);
    actor.send({ type: 'timer.paused' });
    clock.increment(60_000);
    actor.send({ type: 'timer.resumed' });
    clock.increment(toastLimits.shownMs - 4_000 - 1);
    expect(state()).toBe('open.counting');
    clock.increment(1);
    expect(state()).toBe('dismissed');
  });

  it('gives way to the next, which has its whole time', () => {
    const { actor, clock, state } = start();
    actor.send({ type: 'toast.raised', toast });
    clock.increment(4_000);
    actor.send({ type: 'toast.raised', toast: { ...toast, tone: 'error' } });
    clock.increment(4_000);
    expect(state()).toBe('open.counting');
    expect(actor.getSnapshot().context).toMatchObject({ number: 2, toast: { tone: 'error' } });
  });

  it.each([
    [toastLimits.swipePx, 'dismissed'],
    [toastLimits.swipePx - 1, 'open.counting'],
    [-200, 'open.counting'],
  ])('swiped %i px to the right it is %s', (rightPx, after) => {
    const { actor, state } = start();
    actor.send({ type: 'toast.raised', toast });
    actor.send({ type: 'swipe.started' });
    actor.send({ type: 'swipe.moved', rightPx });
    actor.send({ type: 'swipe.ended' });
    expect(state()).toBe(after);
  });

  it('holds still while it is swiped, and goes back when it is let go or the swipe is broken off', () => {
    const { actor, clock, state } = start();
    const swiped = () => actor.getSnapshot().context.swipedPx;
    actor.send({ type: 'toast.raised', toast });
    actor.send({ type: 'timer.paused' });
    actor.send({ type: 'swipe.started' });
    actor.send({ type: 'swipe.moved', rightPx: 30 });
    clock.increment(60_000);
    expect([state(), swiped()]).toEqual(['open.swiped', 30]);
    actor.send({ type: 'swipe.moved', rightPx: -30 });
    expect(swiped()).toBe(0);
    actor.send({ type: 'swipe.moved', rightPx: toastLimits.swipePx });
    actor.send({ type: 'swipe.cancelled' });
    expect([state(), swiped()]).toEqual(['open.counting', 0]);
  });

  it('takes its action once, when it has one, and goes', () => {
    const { actor, state } = start();
    const taken: string[] = [];
    actor.on('action.taken', ({ id }) => taken.push(id));
    actor.send({ type: 'toast.raised', toast });
    actor.send({ type: 'action.chosen' });
    expect([state(), taken]).toEqual(['open.counting', []]);
    const action = { id: 'undo', label: textRef('toasts', 'signedOutTitle') };
    actor.send({ type: 'toast.raised', toast: { ...toast, action } });
    actor.send({ type: 'action.chosen' });
    expect([state(), taken]).toEqual(['dismissed', ['undo']]);
  });

  it('begins with nothing, and has all its time again after one that was dismissed', () => {
    const { actor, clock, state } = start();
    const { now: _, ...begun } = actor.getSnapshot().context;
    const nothing = { toast: null, swipedPx: 0, resumedMs: 0 };
    expect(begun).toEqual({ ...nothing, number: 0, remainingMs: toastLimits.shownMs });
    actor.send({ type: 'toast.raised', toast });
    clock.increment(1_000);
    actor.send({ type: 'toast.dismissed' });
    expect([state(), actor.getSnapshot().context.remainingMs]).toEqual([
      'dismissed',
      toastLimits.shownMs - 1_000,
    ]);
    actor.send({ type: 'toast.raised', toast });
    clock.increment(toastLimits.shownMs - 1);
    expect(state()).toBe('open.counting');
  });
});
