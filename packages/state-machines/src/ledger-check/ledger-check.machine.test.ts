import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { networkError } from '@mirror-studio/domain/errors';
import type { ChainHead, LedgerStep } from '@mirror-studio/domain/ledger';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { ledgerCheckFlow } from './ledger-check.flow.ts';
import { provideLedgerCheck } from './ledger-check.machine.ts';
import type { CheckpointRead } from './ledger-check.types.ts';

const heads: readonly ChainHead[] = [
  { purpose: 'available', currency: 'coins', entries: 4, balance: 8, digest: 'a7'.repeat(32) },
];
const step = (checked: number, verdict: LedgerStep['verdict'] = null): LedgerStep => ({
  progress: { checked, total: 4 },
  verdict,
});
const fault = {
  kind: 'sum',
  purpose: 'available',
  currency: 'coins',
  sequence: 3,
  transferId: 't3',
  expected: '7',
  found: '9',
} as const;
const file = 'checkpoint';

function open() {
  const clock = new SimulatedClock();
  const checking = held<{ isBeginning: boolean; known: readonly ChainHead[] }, LedgerStep>();
  const reading = held<{ file: unknown }, CheckpointRead>();
  const saving = held<void, unknown>();
  const actor = createActor(
    provideLedgerCheck({
      checkNext: checking.effect,
      readCheckpoint: reading.effect,
      saveCheckpoint: saving.effect,
    }),
    { clock },
  ).start();
  return {
    actor,
    clock,
    checking,
    reading,
    saving,
    state: () => stateName(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
  };
}

describe('the check of a ledger', () => {
  it('goes on part by part until it knows, and tells how far it is', async () => {
    const { actor, checking, state, context } = open();
    actor.send({ type: 'check.started' });
    await checking.answer(0, step(0));
    await checking.answer(1, step(2));
    expect([state(), context().progress]).toEqual(['checking.going', { checked: 2, total: 4 }]);
    await checking.answer(2, step(4, { agrees: true, heads }));
    expect([state(), context().verdict]).toEqual(['resting.agreeing', { agrees: true, heads }]);
    expect(checking.asked.map(({ isBeginning }) => isBeginning)).toEqual([true, false, false]);
  });

  it('tells the first entry that differs, and begins anew when it is asked again', async () => {
    const { actor, checking, state, context } = open();
    actor.send({ type: 'check.started' });
    await checking.answer(0, step(0));
    await checking.answer(1, step(2, { agrees: false, fault }));
    expect([state(), context().verdict]).toEqual(['resting.differing', { agrees: false, fault }]);
    actor.send({ type: 'check.started' });
    expect([state(), context().verdict, checking.asked[2]?.isBeginning]).toEqual([
      'checking.beginning',
      null,
      true,
    ]);
  });

  it('keeps what has been checked when the connection is lost, and goes on by itself or when it is asked', async () => {
    const { actor, clock, checking, state, context } = open();
    actor.send({ type: 'check.started' });
    await checking.answer(0, step(0));
    await checking.answer(1, step(2));
    await checking.fail(2, networkError());
    expect([state(), context().progress?.checked]).toEqual(['interrupted', 2]);
    actor.send({ type: 'connection.returned' });
    expect([state(), checking.asked[3]?.isBeginning, context().failure]).toEqual([
      'checking.going',
      false,
      null,
    ]);
    clock.increment(requestLimits.answerMs);
    expect([state(), checking.cancelled(3)]).toEqual(['interrupted', true]);
    actor.send({ type: 'check.resumed' });
    expect(state()).toBe('checking.going');
  });

  it('can be given up at any moment: what is under way is cancelled', async () => {
    const { actor, checking, state } = open();
    actor.send({ type: 'check.started' });
    actor.send({ type: 'check.cancelled' });
    expect([state(), checking.cancelled(0)]).toEqual(['resting.cancelled', true]);
  });

  it('checks against a checkpoint whose signature was good, and says why another is not taken', async () => {
    const { actor, checking, reading, state, context } = open();
    actor.send({ type: 'checkpoint.chosen', file });
    expect(reading.asked).toEqual([{ file }]);
    await reading.answer(0, { problem: 'forged' });
    expect([state(), context().problem, context().checkpoint]).toEqual(['resting.idle', 'forged', null]);
    actor.send({ type: 'checkpoint.chosen', file });
    await reading.answer(1, { checkpoint: { at: '2026-11-01T10:00:00.000Z', accounts: heads } });
    expect([context().problem, context().checkpoint?.accounts]).toEqual([null, heads]);
    actor.send({ type: 'check.started' });
    expect(checking.asked[0]?.known).toEqual(heads);
    actor.send({ type: 'check.cancelled' });
    actor.send({ type: 'checkpoint.removed' });
    expect(context().checkpoint).toBeNull();
  });

  it('has a checkpoint signed without losing what it found', async () => {
    const { actor, checking, saving, state, context } = open();
    actor.send({ type: 'check.started' });
    await checking.answer(0, step(0));
    await checking.answer(1, step(4, { agrees: true, heads }));
    actor.send({ type: 'checkpoint.requested' });
    await saving.fail(0, networkError());
    expect([state(), context().failure?.code, context().verdict?.agrees]).toEqual([
      'resting.agreeing',
      'NETWORK_ERROR',
      true,
    ]);
    actor.send({ type: 'checkpoint.requested' });
    await saving.answer(1, {});
    expect([state(), context().failure]).toEqual(['resting.agreeing', null]);
  });

  it('is explored whole', () =>
    expectCovered(ledgerCheckFlow, {
      pending: 'readingFile signing checking',
    }));
});
