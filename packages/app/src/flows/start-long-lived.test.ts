import { restartLimits } from '@mirror-studio/domain/constants/shell';
import { faultsOf } from '@mirror-studio/state-machines/explore';
import { sessionFlow } from '@mirror-studio/state-machines/flows/session';
import { storageFlow } from '@mirror-studio/state-machines/flows/storage';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { assign, emit, setup } from 'xstate';
import { startLongLived } from './start-long-lived.ts';

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => log.mockRestore());

/** One line for each time. */
const lines = () => log.mock.calls.map((words) => words.map(String).join(' '));
const failures = (text: string, count: number) => Array.from({ length: count }, () => text);
const ended = expect.stringMatching(/stays ended FlowError: The flow/);

const counter = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'counted' | 'failed' },
    emitted: {} as { type: 'told' },
    input: {} as { from: number },
  },
  actions: {
    count: assign(({ context }) => ({ count: context.count + 1 })),
    fail: () => {
      throw new Error('a fault');
    },
  },
}).createMachine({
  id: 'counter',
  context: ({ input }) => ({ count: input.from }),
  on: { counted: { actions: ['count', emit({ type: 'told' })] }, failed: { actions: 'fail' } },
});

function startCounter() {
  const seen: number[] = [];
  let told = 0;
  const actor = startLongLived(counter, {
    input: { from: 5 },
    listen: (begun) => begun.on('told', () => (told += 1)),
    onSnapshot: ({ context }) => seen.push(context.count),
  });
  return { actor, seen, told: () => told };
}

describe('a machine that is there as long as the page', () => {
  it('begins anew after a fault, is heard as before, and the fault is logged once with its name', () => {
    const { actor, seen, told } = startCounter();
    actor().send({ type: 'counted' });
    actor().send({ type: 'failed' });
    actor().send({ type: 'counted' });
    expect(seen).toEqual([5, 6, 5, 6]);
    expect(told()).toBe(2);
    expect(lines()).toEqual(['FlowError: The flow "counter" failed: a fault']);
  });

  it('stays ended once it has begun anew too often, and the log says so', () => {
    const { actor } = startCounter();
    for (let count = 0; count <= restartLimits.times; count += 1) actor().send({ type: 'failed' });
    expect(actor().getSnapshot().status).toBe('error');
    expect(lines()).toEqual([
      ...failures('FlowError: The flow "counter" failed: a fault', restartLimits.times + 1),
      ended,
    ]);
  });

  const faults = [faultsOf(sessionFlow), faultsOf(storageFlow)].flat();
  it.each(faults)('logs what throws in $name, and begins anew', ({ name, machine, input, event }) => {
    const actor = startLongLived(machine, { input });
    const first = actor();
    const isSent = event !== undefined;
    if (isSent) first.send(event);
    const failed = expect.stringMatching(
      new RegExp(`^FlowError: The flow "${machine.id}" failed: [^]*${name}`),
    );
    // What throws at the start throws each time.
    expect(lines()).toEqual(isSent ? [failed] : [...failures(failed, restartLimits.times + 1), ended]);
    expect(actor() === first).toBe(false);
    expect(actor().getSnapshot().status).toBe(isSent ? 'active' : 'error');
    actor().stop();
  });
});
